import Emission

/// A folder in which generated files were left behind.
struct FormerFolder {
  /// The path from the working directory.
  let path: String

  /// What to do about it. Other files in it must not be removed.
  var help: String {
    if holdsGeneratedFilesAlone { return "remove it, unless something else needs it" }
    let manifest = DiskFolder(path: path).shownPath(of: Manifest.name)
    return """
      remove the generated files that \(manifest) lists, and that list, unless something else needs \
      them
      """
  }

  private var holdsGeneratedFilesAlone: Bool {
    // Nobody can remove the folder that they are in.
    guard !path.hasSuffix(".") else { return false }
    do {
      let contents = try DiskFolder(path: path).contents(around: [])
      let support = GeneratedFile.supportFolder
      var names = try FileSystem.names(in: path)
      if names.contains(support), contents.entries[support] == nil {
        names.removeAll { $0 == support }
        names += try FileSystem.names(in: "\(path)/\(support)").map { "\(support)/\($0)" }
      }
      return names.allSatisfy { name in
        guard case .file(let file) = contents.entries[name] else { return false }
        return file.isGenerated || name == Manifest.name
      }
    } catch {
      return false
    }
  }
}
