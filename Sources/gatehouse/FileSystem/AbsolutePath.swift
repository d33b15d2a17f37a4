/// A path from the root, as short as can be said without looking at the disk.
struct AbsolutePath: Hashable {
  private let steps: [Substring]

  /// - Parameter folder: where a path that does not begin at the root begins.
  init(_ path: String, in folder: String = FileSystem.currentFolder) {
    let isAbsolute = path.hasPrefix("/")
    var steps: [Substring] = []
    for step in (isAbsolute ? path : "\(folder)/\(path)").split(separator: "/") where step != "." {
      if step == ".." { steps = steps.dropLast() } else { steps.append(step) }
    }
    self.steps = steps
  }

  var text: String { "/" + steps.joined(separator: "/") }

  /// The way from `folder`: `Schemas/A.gate`, or `../Shared/B.gate`.
  func seen(from folder: AbsolutePath) -> String {
    let common = zip(steps, folder.steps).prefix { $0 == $1 }.count
    let up = folder.steps.dropFirst(common).map { _ in ".." as Substring }
    let way = up + steps.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
