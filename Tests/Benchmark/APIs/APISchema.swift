import Foundation

/// A schema like those of large public APIs, and what the generator promises for it.
struct APISchema {
  let name: String
  let text: String
  /// The elapsed time of a whole run; nil if most of it is starting a process.
  var seconds: Double?

  /// The same, with another field in the dto in the middle.
  var withNewField: String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let openings = lines.indices.filter {
      lines[$0].hasPrefix("dto ") && !lines[$0].contains(" union ")
    }
    let middle = openings[openings.count / 2]
    lines[middle].replace("{", with: "{\n  added_by_benchmark: String?\n", maxReplacements: 1)
    return lines.joined(separator: "\n")
  }

  /// Shapes that large APIs have, each without anything else around it. Values of these would double in size at each
  /// level if nothing were stored elsewhere.
  static let deepShapes = [
    APISchema(name: "optional fields, 13 deep", text: optionalFields(depth: 13)),
    APISchema(name: "ids or objects, 13 deep", text: idsOrObjects(depth: 13)),
  ]

  /// The same shapes, and one that is large.
  static let shapes =
    deepShapes + [
      APISchema(name: "1,600 unions by shape in a ring", text: TypeGraph.ring.text(1_600))
    ]

  /// Real schemas are not part of the repository: if they are available, they are in a folder beside it.
  static let realFolder = "../shared/corpora/schemas"

  private static let realOnes: [(file: String, seconds: Double?)] = [
    ("stripe", 0.09), ("github", 0.03), ("adyen", nil), ("openai", 0.1),
  ]

  /// The schemas that are available.
  static func real() -> [APISchema] {
    realOnes.compactMap { file, seconds in
      let path = "\(realFolder)/\(file).gate"
      guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
      return APISchema(
        name: file, text: String(decoding: bytes, as: UTF8.self), seconds: seconds)
    }
  }

  /// Each dto contains the next one twice.
  private static func optionalFields(depth: Int) -> String {
    (0..<depth).map { index in
      index + 1 == depth
        ? "dto Level\(index) { text: String }"
        : "dto Level\(index) { left: Level\(index + 1)?, right: Level\(index + 1)? }"
    }
    .joined(separator: "\n")
  }

  /// Each field contains an object, or the text by which it can be found.
  private static func idsOrObjects(depth: Int) -> String {
    (0...depth).map { index in
      index == depth
        ? "dto Level\(index) { text: String }"
        : """
        dto Level\(index) { left: Link\(index)?, right: Link\(index)? }
        dto union Link\(index) by shape { id(String), object(Level\(index + 1)) }
        """
    }
    .joined(separator: "\n")
  }
}
