import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A constant. If Swift has no literal for its type, it is made as it would be from the payload, which Swift assumes can
  /// fail.
  mutating func literal(_ value: Value, as type: SchemaType) -> ConversionText {
    if case .enumCase(let id, let position) = value {
      let name = context.schema[id].caseName(at: position)
      let owner = name == "none" || name == "some" ? text(of: .declared(id)) : ""
      return ConversionText(
        text: "\(owner).\(detours.making(position, of: id, context))", canFail: false)
    }
    let literal = ThrowingLiteral(context, in: writer.scope)
    return ConversionText(
      text: value == .null
        ? "nil" : literal.expression(of: value, as: type, needs: &writer.needs).text,
      canFail: context.schema.isChecked(value))
  }
}
