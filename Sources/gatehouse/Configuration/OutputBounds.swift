import Configuration

/// How far from a project Swift may be written. A configuration comes with a project, perhaps with somebody else's, and must
/// not reach beyond it. A folder that is named by hand was chosen, unless it contains the whole project, which must be an
/// accident.
struct OutputBounds {
  /// The working tree that the configuration is in, if there is one; otherwise the folder of the configuration.
  private let root: AbsolutePath
  private let here = AbsolutePath(".").withoutLinks

  init(of folder: AbsolutePath) {
    root = WorkingTree(around: folder)?.root ?? folder.withoutLinks
  }

  /// - Parameter isByHand: whether the command line names the folders.
  func check(_ folders: [String], isByHand: Bool) throws(Failure) {
    let errors = folders.filter { !allows($0, isByHand: isByHand) }.map {
      FileError(
        action: "write to", path: $0,
        reason: isByHand
          ? "this folder holds the whole project"
          : "it is outside of the project in \(root.text)")
    }
    guard errors.isEmpty else {
      throw .unwritable(
        errors, help: "choose a folder in the project, or pass `\(Option.allowOutside.name)`")
    }
  }

  private func allows(_ folder: String, isByHand: Bool) -> Bool {
    let folder = AbsolutePath(folder).withoutLinks
    if isByHand { return folder == root || folder == here || !folder.contains(root) }
    return root.contains(folder) || here.contains(folder)
  }
}
