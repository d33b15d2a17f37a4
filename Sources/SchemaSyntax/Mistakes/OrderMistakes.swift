import Diagnostics

extension Mistake {
  static func lateWireName(_ correction: String) -> Mistake {
    Mistake(
      .partOrder, "the wire name comes first, then `as` and the Swift name",
      .write(correction))
  }

  /// `Date as iso8601`
  static func converterAfterAs(_ name: String) -> Mistake {
    Mistake(
      .partOrder, "`as` comes before a name in Swift, and `\(name)` is a converter",
      .write("via \(name)"))
  }

  static func lateName(_ correction: String) -> Mistake {
    Mistake(.partOrder, "the Swift name goes before the type", .write(correction))
  }

  /// `[Date via iso8601]`
  static func clausesInBrackets(_ correction: String) -> Mistake {
    Mistake(
      .partOrder, "a clause about the elements comes after the brackets", .write(correction))
  }

  static let rulesInBrackets = Mistake(
    .partOrder, "a clause about the elements comes after the brackets",
    .advise("write each rule after the brackets, as in `where each notEmpty`"))

  static func messageOfRule(_ correction: String) -> Mistake {
    Mistake(.partOrder, "the message of a rule comes after its name", .write(correction))
  }

  static func lateErrorCase(_ correction: String) -> Mistake {
    Mistake(
      .partOrder, "the name of the error case goes before the message", .write(correction))
  }

  static let switchWord = Mistake(.foreignMatch, "`switch` is written `match`", .write("match"))

  static let defaultRow = Mistake(
    .foreignMatch, "`default:` is written `else ->`", .write("else ->"))

  /// `text(let value) -> …`
  static func bindingKeyword(_ word: String) -> Mistake {
    Mistake(
      .foreignMatch, "what a case carries gets its name without `\(word)`",
      .advise("remove `\(word)`"))
  }

  /// `text(_) -> …`
  static let namelessPayload = Mistake(
    .foreignMatch, "a case is named alone if the row does not read what it carries",
    .advise("remove `(_)`"))

  /// - Parameter items: cases of a declaration, or rows of a `match`.
  static func caseWord(before items: String) -> Mistake {
    Mistake(.caseKeyword, "\(items) are written without `case`", .advise("remove `case`"))
  }
}

extension DiagnosticKind {
  static let caseKeyword = DiagnosticKind(
    "G0121", .error, "`case` before a case",
    explanation: """
      The cases of enums and unions are written without a keyword.
      """,
    wrong: """
      enum Role {
        case admin
        case member
      }
      """,
    right: """
      enum Role {
        admin
        member
      }
      """)

  static let partOrder = DiagnosticKind(
    "G0141", .error, "parts in the wrong order",
    explanation: """
      A field is written as its wire name, `as` and its Swift name if that differs, a colon, and its type. The message
      of a `rule` comes after its name, the `as` of an error case before its message, and `??` before `via`.
      """,
    wrong: """
      dto UserDTO { mail: String as email }
      """,
    right: """
      dto UserDTO { mail as email: String }
      """)

  static let foreignMatch = DiagnosticKind(
    "G0142", .error, "a `match` that is written like a `switch`",
    explanation: """
      A `match` is the value of an entry, or chooses a case. Its rows are patterns, an arrow and a value; the row for all other values begins with
      `else`.
      """,
    wrong: """
      dto UserDTO { kind: Int }
      domain User { role: String }
      map UserDTO -> User {
        role: switch kind {
          1 -> "admin"
          else -> "user"
        }
      }
      """,
    right: """
      dto UserDTO { kind: Int }
      domain User { role: String }
      map UserDTO -> User {
        role: match kind {
          1 -> "admin"
          else -> "user"
        }
      }
      """)
}
