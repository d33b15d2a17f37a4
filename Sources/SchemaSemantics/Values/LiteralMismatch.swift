import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// What to do about a literal that is not of the kind that its type requires.
  struct Repair {
    let help: String
    let fix: Diagnostic.Fix?

    init(_ help: String, _ fix: Diagnostic.Fix? = nil) {
      self.help = help
      self.fix = fix
    }
  }

  /// Reports a literal that is not of the kind that the type requires.
  mutating func mismatch(_ literal: Literal, _ scalar: Scalar) -> Value? {
    mismatch(
      literal, .scalar(scalar), needs: scalar.expectedLiteral, repair: repair(literal, for: scalar))
  }

  mutating func mismatch(
    _ literal: Literal, _ type: SchemaType, needs expectation: String, repair: Repair
  ) -> Value? {
    let repair = literal.meantNil(where: takesNil) ?? repair
    diagnostics.report(
      .wrongLiteral,
      "`\(facts.schema.text(of: type))` needs \(expectation), not \(literal.title)",
      at: literal.span, secondary: typeLabels, help: repair.help, fix: repair.fix)
    return nil
  }

  /// What may have been meant. The literal may be wrong, or the type, or a word may stand for something other than a
  /// text, so all fixes are only proposals.
  private func repair(_ literal: Literal, for scalar: Scalar) -> Repair {
    switch (scalar, literal.kind) {
    case (.string, .name(let text)) where role == .operand:
      return Repair("write it in quotes", .replace(literal.span, with: "\"\(text)\""))
    case (.string, .name), (.string, .integer), (.string, .decimal), (.string, .boolean):
      return quoted(literal)
    case (.bool, .string(let text)) where text == "true" || text == "false":
      return Repair("write it without quotes", .propose(text, for: literal.span))
    case (.bool, .name(let word)):
      return misspelt(word, of: ["true", "false"] + (takesNil ? ["nil"] : []), literal)
        ?? Repair("write `true` or `false`")
    case (.bool, .integer(let text)) where text == "0" || text == "1":
      let flag = text == "1" ? "true" : "false"
      return Repair("write `\(flag)`", .propose(flag, for: literal.span))
    case (_, .string(let text)) where scalar.isNumber && text.isNumber:
      return Repair("write it without quotes", .propose(text, for: literal.span))
    case (_, .decimal(let text)) where scalar.isInteger && text.isWhole:
      let whole = String(text.prefix { $0 != "." })
      return Repair("write it without its fraction", .propose(whole, for: literal.span))
    case (_, .name(let word)) where takesNil:
      return misspelt(word, of: ["nil"], literal)
        ?? Repair("write \(scalar.exampleLiteral), or `nil`")
    default:
      return Repair("write \(scalar.exampleLiteral)")
    }
  }

  /// For a literal that could be a text.
  func quoted(_ literal: Literal) -> Repair {
    Repair(
      "write `\"\(literal.shown)\"` if this text is meant",
      .propose("\"\(literal.word ?? "")\"", for: literal.span))
  }

  private func misspelt(_ word: String, of words: [String], _ literal: Literal) -> Repair? {
    Spelling(words).nearest(to: word).map {
      Repair("write `\($0)`", .propose($0, for: literal.span))
    }
  }
}

extension Literal {
  /// `none` where a value may be nil.
  fileprivate func meantNil(where takesNil: Bool) -> LiteralReader.Repair? {
    guard takesNil, case .name(let word) = kind, word.meansNothing else { return nil }
    return .init("write `nil`", .propose("nil", for: span))
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

  /// A literal that the type accepts, for a help text.
  fileprivate var exampleLiteral: String {
    switch self {
    case .bool: "`true` or `false`"
    case .string: "a string in quotes"
    case .date: "it as ISO 8601, such as `\"2024-05-03T10:00:00Z\"`"
    case .calendarDate: "the whole date, such as `\"2024-05-03\"`"
    case .url: "it as text, such as `\"https://example.com\"`"
    case .uuid: "the UUID as text, in quotes"
    case .data: "it as Base64, in quotes"
    case _ where isInteger: "a whole number, such as `0`"
    default: "a number, such as `0.5`"
    }
  }
}

extension Literal {
  /// The name of the type in messages.
  var title: String {
    switch kind {
    case .boolean, .integer, .decimal, .name, .null: "`\(shown)`"
    case .string: "a string"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .invalid: "this"
    }
  }

  /// The subject of a sentence about its value.
  var subject: String {
    switch kind {
    case .array: "this array"
    case .dictionary: "this dictionary"
    default: "`\(shown)`"
    }
  }

  /// The literal as it is written, if it is one word or one number.
  var word: String? {
    switch kind {
    case .integer(let text), .decimal(let text), .name(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  /// The literal as it is in the schema, shortened if it is long.
  var shown: String {
    switch kind {
    case .string(let text): "\"\(text.shortened)\""
    case .null: "nil"
    default: word?.shortened ?? title
    }
  }
}

extension String {
  /// The text on one line of a message: a long one loses its end, and line breaks become spaces.
  var shortened: String {
    let start = String(prefix(40)).split(whereSeparator: \.isNewline).joined(separator: " ")
    return utf8.count <= 40 || count <= 40 ? start : start + "…"
  }

  /// `1.0`
  fileprivate var isWhole: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].allSatisfy { $0 == "0" }
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
      A default, a fallback, an argument and the bound of a range must have the type that is expected there, and are
      written as in Swift. Dates, URLs, UUIDs and data are written as strings.
      """,
    wrong: """
      dto UserDTO { age: Int = "18" }
      """,
    right: """
      dto UserDTO { age: Int = 18 }
      """)
}
