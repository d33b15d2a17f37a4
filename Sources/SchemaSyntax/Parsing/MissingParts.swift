import Diagnostics

extension Token.Kind {
  var whereMissing: DiagnosticKind {
    switch self {
    case .identifier: .missingName
    case .leftBrace, .leftParenthesis, .rightParenthesis, .rightBracket, .greater: .missingBracket
    case .colon, .assign, .arrow: .missingSign
    default: .unexpectedToken
    }
  }
}

extension DiagnosticKind {
  static let missingType = DiagnosticKind(
    "G0145", .error, "a missing type",
    explanation: """
      A field, a `type`, a parameter and the result of an operation must each name their type. Types are never guessed.
      """,
    wrong: """
      dto UserDTO { name: }
      """,
    right: """
      dto UserDTO { name: String }
      """)

  static let missingName = DiagnosticKind(
    "G0146", .error, "a missing name",
    explanation: """
      Every declaration, member, rule and case needs a name, which becomes a name in Swift.
      """,
    wrong: """
      domain Range {
        low: Int
        high: Int
        rule: low < high
      }
      """,
    right: """
      domain Range {
        low: Int
        high: Int
        rule ordered: low < high
      }
      """)

  static let missingBracket = DiagnosticKind(
    "G0147", .error, "a missing bracket",
    explanation: """
      The content of a declaration is between `{` and `}`, and each `[`, `(` and `<` must be closed within its own item.
      """,
    wrong: """
      dto UserDTO { roles: [String }
      """,
    right: """
      dto UserDTO { roles: [String] }
      """)

  static let missingSign = DiagnosticKind(
    "G0148", .error, "missing punctuation between two parts",
    explanation: """
      `:` goes between a name and its type, its condition or its source. `=` goes before the type that a `type` wraps,
      and `->` before a result.
      """,
    wrong: """
      dto UserDTO { name String }
      """,
    right: """
      dto UserDTO { name: String }
      """)

  static let missingValue = DiagnosticKind(
    "G0149", .error, "an incomplete clause",
    explanation: """
      Something must follow the word or symbol that begins a clause: the name of a converter after `via`, a rule after
      `where`, a value after `=` and `else`. An operator needs a value on both sides.
      """,
    wrong: """
      model UserDTO { age: Int = }
      """,
    right: """
      model UserDTO { age: Int = 0 }
      """)
}
