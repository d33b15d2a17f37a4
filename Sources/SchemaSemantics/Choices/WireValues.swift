import Diagnostics
package import SchemaSyntax

/// The wire values of one enum or union, all of which must differ.
struct WireValues {
  private var firstByValue: [Value: ResolvedCase] = [:]

  /// Adds `value`, the wire value of `item`, and returns what is wrong with it in view of those that were added before.
  mutating func add(_ value: Value, of item: ResolvedCase) -> Diagnostic? {
    guard let first = firstByValue[value] else {
      firstByValue[value] = item
      return nil
    }
    // Two cases with the same name have been reported as such.
    if first.swiftName == item.swiftName { return nil }
    return Diagnostic(
      .duplicateWireValue,
      "`\(first.swiftName)` and `\(item.swiftName)` both stand for \(item.wireValue.spelled)",
      at: item.wireValue.span, secondary: [.init(first.wireValue.span, "the first one")],
      help: "remove one of them: the second would never be chosen")
  }
}

extension Literal {
  /// The value as the schema writes it, in backticks.
  var spelled: String {
    switch kind {
    case .name(let text), .integer(let text), .decimal(let text): "`\(text)`"
    case .string(let text): "`\"\(text)\"`"
    case .boolean(let flag): "`\(flag)`"
    case .null: "`nil`"
    case .array, .dictionary, .invalid: "this"
    }
  }

  /// The text of the value on the wire, if it is a text; a name needs no quotes.
  package var textOnWire: String? {
    switch kind {
    case .name(let text), .string(let text): text
    default: nil
    }
  }
}

extension DiagnosticKind {
  static let duplicateWireValue = DiagnosticKind(
    "G0503", .error, "two cases for one wire value",
    explanation: """
      Each value on the wire must stand for exactly one case. A name means the same value with or without quotes.
      """,
    wrong: """
      enum Role { admin as administrator, admin as owner }
      """,
    right: """
      enum Role { admin as administrator, owner }
      """)
}
