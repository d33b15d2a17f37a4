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
    "G0145", .error, "a type that is missing",
    explanation: """
      A field, a wrapper, a parameter and the result of an operation each say of which type they are: no type is guessed.

      ```gate
      dto UserDTO { name: }
      ```

      ```gate
      dto UserDTO { name: String }
      ```
      """)

  static let missingName = DiagnosticKind(
    "G0146", .error, "a name that is missing",
    explanation: """
      Every declaration, member, rule and case has a name, which becomes a name in Swift.

      ```gate
      domain Range {
        low: Int
        high: Int
        rule: low < high
      }
      ```

      ```gate
      domain Range {
        low: Int
        high: Int
        rule ordered: low < high
      }
      ```
      """)

  static let missingBracket = DiagnosticKind(
    "G0147", .error, "a bracket that is missing",
    explanation: """
      The content of a declaration is between `{` and `}`, and each `[`, `(` and `<` is closed in its own item.

      ```gate
      dto UserDTO { roles: [String }
      ```

      ```gate
      dto UserDTO { roles: [String] }
      ```
      """)

  static let missingSign = DiagnosticKind(
    "G0148", .error, "a sign between two parts that is missing",
    explanation: """
      `:` stands between a name and its type, its condition or its source, `=` before the type that a `type` wraps, and `->` before
      a result.

      ```gate
      dto UserDTO { name String }
      ```

      ```gate
      dto UserDTO { name: String }
      ```
      """)

  static let missingValue = DiagnosticKind(
    "G0149", .error, "a clause that says nothing",
    explanation: """
      Something follows each word and sign that begins a clause: the name of a converter after `via`, a rule after `where`, a
      value after `=` and `else`. An expression has a value on both sides of its operator.

      ```gate
      model UserDTO { age: Int = }
      ```

      ```gate
      model UserDTO { age: Int = 0 }
      ```
      """)
}
