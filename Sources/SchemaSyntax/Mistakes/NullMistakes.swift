import Diagnostics

extension Mistake {
  /// `| null`, `or nil`
  static func nullSign(_ spelling: String) -> Mistake {
    Mistake(.foreignNull, "`\(spelling)` is written `or null`", .write("or null"))
  }

  /// `| undefined`
  static func undefined(_ correction: String) -> Mistake {
    Mistake(.foreignNull, "a key that may be missing is written with `?`", .write(correction))
  }

  static func nullFirst(_ correction: String) -> Mistake {
    Mistake(.foreignNull, "`or null` goes after the type", .write(correction))
  }

  static let notNull = Mistake(
    .foreignNull, "a value is not null unless its type says so", .remove)

  static let nullTwice = Mistake(
    .doubleOptional, "`?` already says that the value may be null",
    .advise("remove `or null`; or remove `?`, if the key is always there"))

  static let nullOfPatch = Mistake(
    .doubleOptional, "a `Patch` may be null anyway", .advise("remove `or null`"))

  static func misplacedNull(_ correction: String) -> Mistake {
    Mistake(
      .misplacedNull, "`or null` can only follow the type of a field", .write(correction))
  }
}

extension DiagnosticKind {
  static let misplacedNull = DiagnosticKind(
    "G0150", .error, "`or null` where there is no key",
    explanation: """
      `String or null` says two things about a field: its key is always there, and its value may be null. `String?` says that the
      key may be missing, too. An element of an array, a value of a dictionary, and what a case carries have no key of
      their own that could be missing, so there `?` is enough.
      """,
    wrong: """
      dto UserDTO { nicknames: [String or null] }
      """,
    right: """
      dto UserDTO { nicknames: [String?] }
      """)

  static let foreignNull = DiagnosticKind(
    "G0151", .error, "a null that is written as in another language",
    explanation: """
      A field whose key is always there, and whose value may be null, is written `String or null`. Where the key may be
      missing, too, write `String?`. In Swift both are a `String?`.
      """,
    wrong: """
      dto UserDTO { nickname: String | null }
      """,
    right: """
      dto UserDTO { nickname: String or null }
      """)
}
