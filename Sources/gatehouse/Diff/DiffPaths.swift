/// The paths in a diff. They begin where `patch` and `git apply` can follow them: at the root of the project or, if one of the files is
/// outside, above it.
struct DiffPaths {
  private let root: AbsolutePath

  /// - Parameter folders: those that the files are in.
  init(of folders: [AbsolutePath], in project: AbsolutePath) {
    root = folders.reduce(project) { $0.common(with: $1) }
  }

  func path(of file: AbsolutePath) -> String { file.seen(from: root) }

  /// How to apply the diff; nil if the paths begin here.
  var note: String? {
    let way = root.seen(from: AbsolutePath("."))
    return way == "."
      ? nil
      : "note: the paths of the diff begin at \(way), as `patch -p1 -d \(way)` expects them\n"
  }
}
