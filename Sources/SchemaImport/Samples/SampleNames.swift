/// What samples are called that nobody has named.
enum SampleNames {
  /// The name of the first file, unless it is a number or the like: then that of its folder. For several files that agree on a folder
  /// and not on a name, the folder says more.
  static func name(of paths: [String]) -> String {
    let parts = paths.map(Self.parts).min { $0.lexicographicallyPrecedes($1) } ?? []
    let stems = parts.reversed().filter {
      !RandomText.describes($0) && $0.contains(where: \.isLetter)
    }
    return stems.first ?? "sample"
  }

  /// The folders and the file without what follows its first point. Nothing for what is not a file, such as `-`.
  private static func parts(of path: String) -> [String] {
    var parts = path.split(separator: "/").map(String.init)
    guard let file = parts.popLast() else { return [] }
    return parts + [String(file.prefix { $0 != "." })]
  }
}
