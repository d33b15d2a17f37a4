import Foundation

/// The words that mean something to the parser, found in its source, so that none of them can be forgotten.
package enum ParserWords {
  /// Those of other languages, which the parser only knows in order to say what is written here instead.
  private static let foreign: Set<Substring> = [
    "async", "between", "case", "const", "default", "empty", "extends", "func", "if",
    "implements", "init", "into", "is", "message", "nullable", "object", "optional", "out",
    "readonly", "repeated",
    "struct", "switch", "throw", "to", "undefined",
  ]

  package static func all() throws -> [String] {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../Sources/SchemaSyntax/Parsing").standardized
    var words: Set<Substring> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: asked) { words.insert(match.1) }
      for match in text.matches(of: compared) { words.insert(match.1) }
      for match in text.matches(of: chosen) { words.formUnion(match.1.split(separator: " ")) }
    }
    return words.subtracting(foreign).map(String.init).sorted()
  }

  /// `isWord("by")`
  private static var asked: Regex<(Substring, Substring)> {
    /(?:[iI]sWord|[a-z]+Word|[a-z]+Clause|isConnective)\("([a-z]+)"/
  }

  /// `text(of: token) == "key"`
  private static var compared: Regex<(Substring, Substring)> { /== "([a-z]+)"/ }

  /// `case "cache first":`
  private static var chosen: Regex<(Substring, Substring)> { /case "([a-z ]+)":/ }
}
