/// The folder that version control keeps, with everything in it.
struct WorkingTree {
  let root: AbsolutePath

  /// Nil if `folder` is in no working tree.
  init?(around folder: AbsolutePath) {
    var folder = folder.withoutLinks
    while !folder.isRoot {
      if [".git", ".hg", ".jj"].contains(where: { FileSystem.isThere("\(folder.text)/\($0)") }) {
        root = folder
        return
      }
      folder = folder.folder
    }
    return nil
  }

  /// The path from the root, for readers that know the root, and not the folder in which the tool runs. A file outside
  /// has its absolute path.
  func name(of path: String) -> String {
    let path = AbsolutePath(path)
    let file = AbsolutePath(path.fileName, in: path.folder.withoutLinks.text)
    return root.contains(file) ? file.seen(from: root) : path.text
  }
}
