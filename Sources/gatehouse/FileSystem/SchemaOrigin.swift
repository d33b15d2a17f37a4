/// The name of a schema in the files generated from it: the same on every machine, however the path was written.
enum SchemaOrigin {
  /// - Parameter currentFolder: an absolute path. A schema inside it is named by its relative path, and any other only by
  ///   its file name.
  static func text(of path: String, in currentFolder: String) -> String {
    let folder = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    let isWithin = path.hasPrefix(folder)
    let steps = (isWithin ? path.dropFirst(folder.count) : path[...])
      .split(separator: "/").filter { $0 != "." }
    let isElsewhere = (path.hasPrefix("/") && !isWithin) || steps.contains("..")
    let shown = isElsewhere ? steps.suffix(1) : steps[...]
    // The result is written in a comment, which ends with its line.
    return String(
      shown.joined(separator: "/").map { $0.isNewline || $0.isControl ? "?" : $0 })
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
