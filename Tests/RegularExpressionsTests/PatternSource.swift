@testable import RegularExpressions

/// A pattern as it is written in a schema, for tables of test cases.
struct PatternSource: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  let ignoringCase: Bool

  init(_ text: String, ignoringCase: Bool = false) {
    self.text = text
    self.ignoringCase = ignoringCase
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  static func ignoringCase(_ text: String) -> PatternSource {
    PatternSource(text, ignoringCase: true)
  }

  var description: String { "/\(text)/\(ignoringCase ? "i" : "")" }

  func compiled() throws(RegularExpressionError) -> Automaton {
    try Automaton(pattern: Array(text.utf8), ignoringCase: ignoringCase)
  }
}
