import Diagnostics

extension Mistake {
  /// `deleted: true?`, `deleted: true or null`
  static func optionalConstant(_ type: String) -> Mistake {
    Mistake(
      .optionalConstant, "a constant is always there, and is never null",
      .advise("if it may be missing or null, write `\(type)`"))
  }

  static func namedConstant(_ name: String) -> Mistake {
    Mistake(
      .constantClause, "a constant has no name in Swift",
      .advise("remove `as \(name)`: no property has a value that never changes"))
  }

  /// `object: "charge" else "other"`
  static func clauseOfConstant(_ word: String, _ type: String) -> Mistake {
    Mistake(
      .constantClause, "a constant has no `\(word)`",
      .advise("remove it: any other value is an error; or write `\(type)` for a value that varies"))
  }

  /// `object: = "charge"`
  static func defaultWithoutType(_ value: String, _ type: String) -> Mistake {
    Mistake(
      .foreignConstant, "there is no type before `=`",
      .advise("write `\(value)` for what it always is, or `\(type) = \(value)` for a default"))
  }

  /// `object: const "charge"`
  static func constantSign(_ value: String) -> Mistake {
    Mistake(.foreignConstant, "a constant is written as its value alone", .write(value))
  }

  /// `object = "charge"`
  static func assignedConstant(_ name: String, _ value: String, _ type: String) -> Mistake {
    Mistake(
      .foreignConstant, "the value of `\(name)` follows `=`, with no type before it",
      .advise(
        "write `: \(value)` for what it always is, or `: \(type) = \(value)` for a default"))
  }

  /// `object: "charge" | "refund"`
  static let alternatives = Mistake(
    .foreignConstant, "a constant has one value",
    .advise("declare an `enum` with a case for each value, and write its name here"))
}

extension DiagnosticKind {
  static let optionalConstant = DiagnosticKind(
    "G0152", .error, "a constant that may be missing",
    explanation: """
      `deleted: true` says that each object has this key with this value. It is checked when JSON is read, and written back,
      so Swift needs no property for it. If the key could be missing, nothing in Swift would tell whether to write it.
      So a key that may be missing is a field with a type.
      """,
    wrong: """
      dto UserDTO { id: String, deleted: true? }
      """,
    right: """
      dto UserDTO { id: String, deleted: Bool? }
      """)

  static let constantClause = DiagnosticKind(
    "G0153", .error, "a clause after a constant",
    explanation: """
      A constant says everything about its key: which value there must be, and that any other is an error. It is not a
      property in Swift, so it has no Swift name, no converter and no rule. Its value is never replaced, so it has neither a default nor
      an `else`.
      """,
    wrong: """
      dto ChargeDTO { object: "charge" else "other", id: String }
      """,
    right: """
      dto ChargeDTO { object: "charge", id: String }
      """)

  static let foreignConstant = DiagnosticKind(
    "G0154", .error, "a constant that is written as in another language",
    explanation: """
      After the colon of a field there is a type, or the one value that there always is: a text, a whole number, `true` or
      `false`. A default has its type before it: `String = "charge"`. A field with one of several values has an `enum` as its
      type.
      """,
    wrong: """
      dto ChargeDTO { object: const "charge", id: String }
      """,
    right: """
      dto ChargeDTO { object: "charge", id: String }
      """)
}
