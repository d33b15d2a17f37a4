import Configuration
import Diagnostics

/// Folders that a configuration named when it was last followed, but no longer names. The files in them are still
/// compiled, perhaps twice.
///
/// They are not removed without being asked: another configuration may use them now. They are remembered among the
/// user's caches, so they are only noticed if there is a cache, and are reported once.
struct FormerFolders {
  private let record: String
  private let folders: [String]

  /// Nil if nothing can be remembered, or if folders are given by hand.
  init?(of inputs: Generation.Inputs) {
    guard let project = inputs.job.project, inputs.followsConfiguration,
      let caches = CacheFolder.path
    else { return nil }
    var place = Fingerprint()
    place.add("folders of a configuration")
    place.add(AbsolutePath(project.file.path).text)
    record = "\(caches)/\(place.text)"
    // The record has one line for each folder.
    let paths = inputs.outputs.folders.map { AbsolutePath($0).text }
      .filter { !$0.contains(where: \.isNewline) }
    folders = Set(paths).sorted()
  }

  /// The folders in which generated files were left behind.
  func leftBehind() -> [FormerFolder] {
    let current = Set(folders.compactMap { FileSystem.identity(of: $0) })
    let here = AbsolutePath(FileSystem.currentFolder)
    return known.filter { folder in
      guard FileSystem.isThere("\(folder)/\(Manifest.name)") else { return false }
      return FileSystem.identity(of: folder).map { !current.contains($0) } ?? false
    }.map { FormerFolder(path: AbsolutePath($0).seen(from: here)) }
  }

  func remember() {
    guard known != folders else { return }
    LastRun.keep(Array(folders.map { $0 + "\n" }.joined().utf8), at: record)
  }

  private var known: [String] {
    let bytes = (try? FileSystem.read(record, limit: Self.sizeLimit)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let sizeLimit = 1 << 20
}
