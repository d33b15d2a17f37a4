import Diagnostics
import SchemaSyntax
import TextFormats

/// One of the values that a `match` depends on.
struct MatchSubject {
  let value: MapValue
  let path: Path
  let column: MatchColumn

  /// The type without `?`, which is that of the patterns.
  var type: SchemaType { value.type.unwrapped }
}

extension ExpressionTyping {
  /// Flags, enums, unions, strings and integers can be matched; other values only by whether they are nil.
  mutating func subject(at path: Path) -> MatchSubject? {
    guard let value = value(at: path, isPresence: true) else { return nil }
    let nilFirst: [Value] = value.type.isOptional ? [.null] : []
    switch value.type.unwrapped {
    case .scalar(.bool):
      return MatchSubject(
        value: value, path: path,
        column: MatchColumn(
          values: nilFirst + [.boolean(true), .boolean(false)], isOpen: false))
    case .scalar(let scalar) where scalar == .string || scalar.isInteger:
      return MatchSubject(
        value: value, path: path, column: MatchColumn(values: nilFirst, isOpen: true))
    case .declared(let id):
      if let cases = context.schema.cases(of: id) {
        let values = cases.indices.map { Value.enumCase(id, index: $0) }
        return MatchSubject(
          value: value, path: path,
          column: MatchColumn(values: nilFirst + values, isOpen: context.schema.isOpen(id)))
      }
      fallthrough
    default:
      guard value.type.isOptional else {
        reportUnmatchable(value)
        return nil
      }
      return MatchSubject(
        value: value, path: path, column: MatchColumn(values: [.null], isOpen: true))
    }
  }

  private mutating func reportUnmatchable(_ value: MapValue) {
    diagnostics.report(
      .unmatchableValue, "\(context.schema.article(value.type)) cannot be matched",
      at: value.span,
      help: "match a flag, an enum, a union, a string, an integer, or whether an optional is nil; "
        + "for other values, write a `custom` function")
  }

  /// The value that `literal` stands for in a row; nil if the subject can never have it, which is reported.
  ///
  /// - Parameter row: holds the literal, and may rather mean a name for the value by it.
  mutating func patternValue(
    _ literal: Literal, for subject: MatchSubject, in row: MatchRow
  ) -> Value? {
    let isOwnName = row.namesItsValue
    switch (literal.kind, subject.type) {
    case (.invalid, _):
      return nil
    case (.null, _):
      if subject.value.type.isOptional { return .null }
      reportPattern(literal, subject, help: "remove this row: `\(subject.path.text)` is never nil")
    case (.boolean(let flag), .scalar(.bool)):
      return .boolean(flag)
    case (.string(let text), .scalar(.string)):
      return .string(text)
    case (.integer(let text), .scalar(let scalar)) where scalar.isInteger:
      return integerPattern(text, literal, scalar, subject)
    case (.name(let name), .declared(let id)):
      guard let cases = context.schema.cases(of: id) else {
        reportPattern(literal, subject, help: expectation(of: subject))
        return nil
      }
      if let index = context.facts.caseIndex(name, in: id) { return .enumCase(id, index: index) }
      if reportDefault(Name(name, span: literal.span), "cases", in: row) { return nil }
      reportUnknownCase(Name(name, span: literal.span), in: id, cases)
    case (.string(let text), .declared(let id)) where context.facts.caseIndex(text, in: id) != nil:
      reportPattern(literal, subject, help: "write the name of the case, without quotes")
    case (.name(let name), .scalar(.string)) where isWordForTheRest(name):
      reportPattern(
        literal, subject,
        help: "write `\(row.wordForTheRest)` for any other value, or `\"\(name)\"` for this text",
        fix: .propose(row.wordForTheRest, for: literal.span))
    case (.name(let name), .scalar(.string)) where !isOwnName:
      reportPattern(
        literal, subject, help: "write `\"\(name)\"` if this text is meant, or `_` for any other",
        fix: .propose("\"\(name)\"", for: literal.span))
    case (.name(let name), .scalar):
      if reportDefault(Name(name, span: literal.span), "values", in: row) { return nil }
      reportPattern(
        literal, subject, help: expectation(of: subject) + ", or `_` for any other value")
    default:
      reportPattern(literal, subject, help: expectation(of: subject))
    }
    return nil
  }

  private mutating func reportDefault(_ name: Name, _ rest: String, in row: MatchRow) -> Bool {
    reportDefaultRow(name, for: rest, writtenAs: row.wordForTheRest)
  }

  private mutating func integerPattern(
    _ text: String, _ literal: Literal, _ scalar: Scalar, _ subject: MatchSubject
  ) -> Value? {
    if scalar.holdsInteger(text) {
      do throws(DecimalText.Problem) {
        return .number(try DecimalText(parsing: text))
      } catch {
        // An integer that fits its type is always a valid `Decimal`, but leading zeros are an error.
      }
    }
    reportPattern(literal, subject, help: "write an integer that fits into `\(scalar.rawValue)`")
    return nil
  }

  private func expectation(of subject: MatchSubject) -> String {
    switch subject.type {
    case .scalar(.bool): "write `true` or `false`"
    case .scalar(.string): "write a string"
    case .scalar(let scalar) where scalar.isInteger: "write an integer"
    case .declared(let id) where context.schema.cases(of: id) != nil: "write the name of a case"
    default: "write `nil`, or `_` for any value"
    }
  }

  private mutating func reportPattern(
    _ literal: Literal, _ subject: MatchSubject, help: String, fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.report(
      .patternType, "this can never be the value of `\(subject.path.text)`", at: literal.span,
      secondary: [
        .init(subject.path.span, "this is \(context.schema.article(subject.value.type))")
      ],
      help: help, fix: fix)
  }
}

extension DiagnosticKind {
  static let unmatchableValue = DiagnosticKind(
    "G0630", .error, "a `match` on something that cannot be matched",
    explanation: """
      `match` chooses by flags, enums, unions, strings and integers, and by whether an optional is nil. For anything
      else, it is not clear which values are equal.
      """,
    wrong: """
      dto ScoreDTO { points: Double }
      domain Score { isPerfect: Bool }
      map ScoreDTO -> Score { isPerfect: match points { 1.0 -> true, else -> false } }
      """,
    right: """
      dto ScoreDTO { points: Int }
      domain Score { isPerfect: Bool }
      map ScoreDTO -> Score { isPerfect: match points { 100 -> true, else -> false } }
      """)

  static let patternType = DiagnosticKind(
    "G0631", .error, "a row for a value that is not possible",
    explanation: """
      The pattern of a row is a value of what is matched: `true` or `false` for a flag, the bare name of a case for an
      enum, a string for a string, `nil` for an optional.
      """,
    wrong: """
      dto UserDTO { kind: String }
      domain User { isStaff: Bool }
      map UserDTO -> User { isStaff: match kind { staff -> true, else -> false } }
      """,
    right: """
      dto UserDTO { kind: String }
      domain User { isStaff: Bool }
      map UserDTO -> User { isStaff: match kind { "staff" -> true, else -> false } }
      """)
}
