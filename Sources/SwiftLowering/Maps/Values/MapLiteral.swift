import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A constant. Where Swift has no literal for its type, it is made as one from the payload would be, which can fail as far
  /// as Swift knows.
  mutating func literal(_ value: Value, as type: SchemaType) -> FallibleExpression {
    if case .enumCase(let id, let position) = value {
      return FallibleExpression(caseLiteral(position, of: id), canFail: false)
    }
    let literals = ThrowingLiteral(context, in: writer.scope)
    return FallibleExpression(
      literals.expression(of: value, as: type, needs: &writer.needs),
      canFail: context.schema.isChecked(value))
  }

  /// A case, with its type where it could be taken for one of `Optional`.
  mutating func caseLiteral(_ position: Int, of id: TypeID) -> SwiftExpression {
    let member = writer.needs.detours.making(position, of: id, context)
    let isAmbiguous = SwiftIdentifier.isCaseOfOptional(member)
    return .member(
      isAmbiguous ? SwiftExpression.word(text(of: .declared(id))) : nil, member)
  }
}
