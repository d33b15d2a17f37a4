/// How the manifest of a folder changes during a run. In between, it lists both the old files and the new ones.
struct ManifestChanges {
  /// The change before the first file is written.
  private(set) var before: [OutputChange] = []

  /// The change after the last one is removed.
  private(set) var after: [OutputChange] = []

  init(from contents: FolderContents, to wanted: Set<String>) {
    let old = contents.manifest.names
    var found: FoundFile?
    if case .file(let file) = contents.entries[Manifest.name] { found = file }

    let last = OutputFile(name: Manifest.name, bytes: Manifest(wanted).bytes)
    if !wanted.isSubset(of: old) {
      let file =
        old.isSubset(of: wanted)
        ? last : OutputFile(name: Manifest.name, bytes: Manifest(old.union(wanted)).bytes)
      before = [found.map { .replace(file, $0) } ?? .create(file)]
      found = FoundFile(bytes: file.bytes, permissions: found?.permissions)
    }
    guard let found else { return }
    if wanted.isEmpty {
      after = [.remove(Manifest.name, found)]
    } else if found.bytes != last.bytes {
      after = [.replace(last, found)]
    }
  }
}
