import Diagnostics
import SchemaSyntax

extension ConditionReader {
  mutating func reportConstant(_ message: String, _ span: SourceSpan) {
    diagnostics.report(
      .constantCondition, message, at: span,
      notes: ["the result is the same for every `\(schema[record].qualifiedName)`"],
      help: "remove it, or compare something that can differ")
  }

  /// If neither side reads a field, a name that is not a field is the more likely mistake.
  mutating func reportConstant(_ first: ConditionOperand, _ second: ConditionOperand?) {
    for operand in [first, second] {
      if case .name(_, let missing) = operand?.kind {
        diagnostics.append(missing)
        return
      }
    }
    reportConstant(
      "this does not depend on a field", first.span.through(second?.span ?? first.span))
  }

  mutating func reportLiteral(_ literal: Literal) {
    switch literal.kind {
    case .boolean(let flag): reportConstant("`\(flag)` is not a condition on a field", literal.span)
    case .invalid: break
    default:
      diagnostics.report(
        .notACondition, "`\(literal.shown)` is not a condition", at: literal.span,
        help: "compare it with a field")
    }
  }

  mutating func reportNoCondition(_ operand: ConditionOperand) {
    let type = operand.type.map { schema.text(of: $0) } ?? operand.text
    let help =
      switch operand.path?.type {
      case .optional where operand.isField: "write `\(operand.text) != nil`, or compare it"
      default: "compare it, for example with `==`"
      }
    diagnostics.report(
      .notACondition, "`\(operand.text)` is a value of type `\(type)`, not a condition",
      at: operand.span, help: help)
  }

  mutating func reportDisagreement(
    _ left: ConditionOperand, _ leftType: SchemaType, _ right: ConditionOperand,
    _ rightType: SchemaType
  ) {
    let (leftText, rightText) = (schema.text(of: leftType), schema.text(of: rightType))
    let bases = (schema.base(of: leftType), schema.base(of: rightType))
    let help: String? =
      bases.0 == bases.1
      ? "give both fields the same type: a `type` is distinct from what it wraps"
      : bases.0.scalar?.isNumber == true && bases.1.scalar?.isNumber == true
        ? "give both fields the same type: numbers of different types are not compared" : nil
    diagnostics.report(
      .disagreeingOperands, "`\(leftText)` and `\(rightText)` cannot be compared",
      at: right.span, label: "`\(rightText)`", secondary: [.init(left.span, "`\(leftText)`")],
      help: help ?? "compare values of one type")
  }

  mutating func reportNilInList(_ literal: Literal, _ field: ConditionOperand) {
    diagnostics.report(
      .disagreeingOperands, "`in` cannot look for `nil`", at: literal.span,
      help: "write `\(field.text) == nil or \(field.text) in […]`")
  }

  mutating func reportRepeated(_ literal: Literal, _ first: SourceSpan) {
    diagnostics.report(
      .repeatedListValue, "\(literal.spelled) is in this list twice", at: literal.span,
      secondary: [.init(first, "the first one")], help: "remove one of them")
  }
}

extension ConditionOperand {
  fileprivate var isField: Bool {
    if case .field = kind { true } else { false }
  }
}
