import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// Reports a literal of another kind than the type asks for.
  mutating func mismatch(_ literal: Literal, _ scalar: Scalar) -> Value? {
    mismatch(
      literal, .scalar(scalar), needs: scalar.expectedLiteral,
      repair: repair(literal, for: scalar).map { repair in
        (repair.help, repair.text.map { .replace(literal.span, with: $0) })
      })
  }

  mutating func mismatch(
    _ literal: Literal, _ type: SchemaType, needs expectation: String,
    repair: (help: String, fix: Diagnostic.Fix?)?
  ) -> Value? {
    diagnostics.append(
      Diagnostic(
        .wrongLiteral,
        "`\(facts.schema.text(of: type))` needs \(expectation), not \(literal.title)",
        at: literal.span, secondary: typeLabels, help: repair?.help,
        fix: repair?.fix))
    return nil
  }

  /// What was meant, where that is plain.
  private func repair(_ literal: Literal, for scalar: Scalar) -> (help: String, text: String?)? {
    switch (scalar, literal.kind) {
    case (.string, .name(let text)), (.string, .integer(let text)), (.string, .decimal(let text)):
      return ("write it in quotes", "\"\(text)\"")
    case (.string, .boolean(let flag)):
      return ("write it in quotes", "\"\(flag)\"")
    case (.bool, .string(let text)) where text == "true" || text == "false":
      return ("write it without quotes", text)
    case (.bool, .name(let word)):
      return Spelling(["true", "false"] + (type.isOptional ? ["nil"] : [])).nearest(to: word)
        .map { ("write `\($0)`", $0) }
    case (.bool, .integer(let text)) where text == "0" || text == "1":
      let flag = text == "1" ? "true" : "false"
      return ("write `\(flag)`", flag)
    case (_, .string(let text)) where scalar.isNumber && text.isNumber:
      return ("write it without quotes", text)
    case (_, .decimal(let text)) where scalar.isInteger:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].allSatisfy({ $0 == "0" }) else { return nil }
      return ("write it without its fraction", String(parts[0]))
    case (.date, .integer), (.date, .decimal):
      return ("write it as ISO 8601, such as `\"2024-05-03T10:00:00Z\"`", nil)
    case (.calendarDate, .integer), (.calendarDate, .decimal):
      return ("write the whole date, such as `\"2024-05-03\"`", nil)
    case (_, .name(let word)) where type.isOptional:
      return Spelling(["nil"]).nearest(to: word).map { ("write `\($0)`", $0) }
    default:
      return nil
    }
  }
}

extension Scalar {
  var expectedLiteral: String {
    switch self {
    case .bool: "`true` or `false`"
    case .double, .float, .decimal: "a number"
    case _ where isInteger: "a whole number"
    default: "a string"
    }
  }
}

extension Literal {
  /// How a message names it.
  var title: String {
    switch kind {
    case .boolean(let flag): "`\(flag)`"
    case .integer(let text), .decimal(let text): "`\(text.shortened)`"
    case .string: "a string"
    case .null: "`nil`"
    case .name(let text): "`\(text.shortened)`"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .invalid: "this"
    }
  }

  /// As the subject of a sentence about its value.
  var subject: String {
    switch kind {
    case .array: "this array"
    case .dictionary: "this dictionary"
    default: "`\(shown)`"
    }
  }

  /// As it stands in the schema, shortened where it is long.
  var shown: String {
    if case .string(let text) = kind { return "\"\(text.shortened)\"" }
    return switch kind {
    case .integer(let text), .decimal(let text), .name(let text): text.shortened
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "nil"
    default: title
    }
  }
}

extension String {
  /// The text within one line of a message: long ones lose their end, and line breaks are spaces.
  var shortened: String {
    let start = String(prefix(40)).split(whereSeparator: \.isNewline).joined(separator: " ")
    return utf8.count <= 40 || count <= 40 ? start : start + "…"
  }

  fileprivate var isNumber: Bool {
    !isEmpty && utf8.count < 40
      && utf8.enumerated().allSatisfy { offset, byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (byte == UInt8(ascii: "-") && offset == 0 && utf8.count > 1)
      }
  }
}

extension DiagnosticKind {
  static let wrongLiteral = DiagnosticKind(
    "G0421", .error, "a value of another type",
    explanation: """
      A default, a fallback, an argument and the bound of a range are values of the type that they stand for, and are
      written as Swift would write them. Dates, URLs, UUIDs and data are written as text.

      ```gate
      dto UserDTO { age: Int = "18" }
      ```

      ```gate
      dto UserDTO { age: Int = 18 }
      ```
      """)
}
