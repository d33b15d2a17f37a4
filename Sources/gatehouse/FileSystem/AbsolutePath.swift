#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path from the root, without `.` and `..`. Links on the way stay in it, except where `..` follows one: that leads to the
/// folder around what the link leads to, and not to the folder of the link.
struct AbsolutePath: Hashable {
  private var steps: [Substring]

  /// - Parameter folder: the folder that a relative path begins in.
  init(_ path: String, in folder: String = FileSystem.currentFolder) {
    let isAbsolute = path.hasPrefix("/")
    var place = AbsolutePath(steps: [])
    for step in (isAbsolute ? path : "\(folder)/\(path)").split(separator: "/") where step != "." {
      if step == ".." {
        place = (FileSystem.isLink(place.text) ? place.withoutLinks : place).folder
      } else {
        place.steps.append(step)
      }
    }
    self = place
  }

  private init(steps: some Sequence<Substring>) {
    self.steps = Array(steps)
  }

  var isRoot: Bool { steps.isEmpty }

  /// The folder that contains it; for the root, the root itself.
  var folder: AbsolutePath { AbsolutePath(steps: steps.dropLast()) }

  /// It and the folders around it, up to the root.
  var withFoldersAround: [AbsolutePath] {
    (0...steps.count).reversed().map { AbsolutePath(steps: steps.prefix($0)) }
  }

  var fileName: String { steps.last.map(String.init) ?? "" }

  /// Whether `other` is this path, or is inside it.
  func contains(_ other: AbsolutePath) -> Bool { other.steps.starts(with: steps) }

  /// The deepest folder that contains both, or is one of them.
  func common(with other: AbsolutePath) -> AbsolutePath {
    AbsolutePath(steps: zip(steps, other.steps).prefix { $0 == $1 }.map(\.0))
  }

  /// The path after following symbolic links, as far as it exists.
  var withoutLinks: AbsolutePath {
    for count in steps.indices.reversed() {
      let start = AbsolutePath(steps: steps[...count])
      guard let real = realpath(start.text, nil) else { continue }
      defer { free(real) }
      let rest = steps[(count + 1)...]
      return AbsolutePath(steps: AbsolutePath(String(cString: real)).steps + rest)
    }
    return self
  }

  var text: String { "/" + steps.joined(separator: "/") }

  /// The relative path from `folder`: `Schemas/A.gate`, or `../Shared/B.gate`.
  func seen(from folder: AbsolutePath) -> String {
    let common = zip(steps, folder.steps).prefix { $0 == $1 }.count
    let up = folder.steps.dropFirst(common).map { _ in ".." as Substring }
    let way = up + steps.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
