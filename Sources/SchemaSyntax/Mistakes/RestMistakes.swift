import Diagnostics

extension Mistake {
  /// `...meta as rest: [String: JSON]`, `..."rest": [String: JSON]`
  static func wireNameOfRest(_ name: String) -> Mistake {
    Mistake(
      .wireNameOfRest, "the field for all other keys has no key of its own", .write(name))
  }

  /// `rest...: [String: JSON]`
  static func lateRestSign(_ correction: String) -> Mistake {
    Mistake(.partOrder, "`...` goes before the name", .write(correction))
  }

  /// `[key: string]: unknown`
  static func indexSignature(_ type: String) -> Mistake {
    Mistake(
      .indexSignature, "the field for all other keys has a name", .write("...rest: \(type)"))
  }
}

extension DiagnosticKind {
  static let indexSignature = DiagnosticKind(
    "G0166", .error, "an index signature as in TypeScript",
    explanation: """
      For the keys that no other member takes, there is a field with a name. It begins with `...`, and its type is a dictionary.
      """,
    wrong: """
      dto UserDTO { id: String, [key: String]: JSON }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)

  static let wireNameOfRest = DiagnosticKind(
    "G0165", .error, "a wire name after `...`",
    explanation: """
      `...rest: [String: JSON]` holds every key of the object that no other member takes. JSON has no key for it, so after
      `...` there is only its name in Swift: neither a quoted name, nor a path, nor `as`.
      """,
    wrong: """
      dto UserDTO { id: String, ...meta as rest: [String: JSON] }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)
}
