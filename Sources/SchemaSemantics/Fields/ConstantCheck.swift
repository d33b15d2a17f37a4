import Diagnostics
import SchemaSyntax

/// The constants of one record: whether it can have any, and whether JSON says each of them exactly.
struct ConstantCheck {
  private let type: ResolvedType
  private let record: ResolvedRecord
  private var diagnostics: [Diagnostic] = []

  /// The constants without errors: all of them if no error was reported.
  static func check(
    _ record: ResolvedRecord, of type: ResolvedType, into diagnostics: inout [Diagnostic]
  ) -> [ValidConstant] {
    var check = ConstantCheck(type: type, record: record)
    let constants = record.constants.compactMap { check.validated($0) }
    diagnostics += check.diagnostics
    return constants
  }

  private mutating func validated(_ constant: ConstantField) -> ValidConstant? {
    guard record.layer != .domain else {
      reportDomain(constant)
      return nil
    }
    return value(of: constant.value).map {
      ValidConstant(
        wirePath: constant.wireName.keys.map(\.text), value: $0, position: constant.position)
    }
  }

  private mutating func value(of literal: Literal) -> Value? {
    switch literal.kind {
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .integer(let digits):
      if let value = IntegerValue.read(digits, as: .int) { return value }
      report(
        literal, "\(literal.spelled) does not fit into `Int`",
        help: "write `Decimal` for the type of the field")
    case .decimal:
      report(
        literal, "\(literal.spelled) is not a whole number",
        help: "write `Decimal` or `Double` for the type of the field")
    case .null, .name, .array, .dictionary, .invalid:
      report(
        literal, "a constant is a text, a whole number, `true` or `false`",
        help: "quote it if it is a text, or write the type of the field")
    }
    return nil
  }

  private mutating func report(_ literal: Literal, _ message: String, help: String) {
    diagnostics.report(.constantValue, message, at: literal.span, help: help)
  }

  private mutating func reportDomain(_ constant: ConstantField) {
    diagnostics.report(
      .foreignClause, "a `domain` is not read from the wire, so it has no constants",
      at: constant.value.span, secondary: [.init(type.head, "this is a `domain`")],
      help: "remove it here, and write it in the `dto`")
  }
}

extension DiagnosticKind {
  static let constantValue = DiagnosticKind(
    "G0450", .error, "a constant that cannot be compared exactly",
    explanation: """
      What is read is compared with the constant, and what is written is the constant. So a constant is a text, a whole number
      that fits into `Int`, or `true` or `false`. For decimal numbers there is no such comparison: 1.5 and 1.50 are the same
      number, but not the same text.
      """,
    wrong: """
      dto ReportDTO { version: 1.5, id: String }
      """,
    right: """
      dto ReportDTO { version: Decimal, id: String }
      """)
}
