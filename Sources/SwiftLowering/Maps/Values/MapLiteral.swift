import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A constant. Where Swift has no literal for its type, it is made as one from the payload would be, which can fail as far
  /// as Swift knows.
  mutating func literal(_ value: Value, as type: SchemaType) -> FallibleExpression {
    if case .enumCase(let id, let position) = value {
      let name = context.schema[id].caseName(at: position)
      let isAmbiguous = name == "none" || name == "some"
      let owner = isAmbiguous ? SwiftExpression.word(text(of: .declared(id))) : nil
      return FallibleExpression(
        .member(owner, detours.making(position, of: id, context)), canFail: false)
    }
    if context.schema.holdsDetour(value) {
      return FallibleExpression(
        parts(of: value, as: type), canFail: context.schema.isChecked(value))
    }
    return FallibleExpression(
      ThrowingLiteral(context, in: writer.scope)
        .expression(of: value, as: type, needs: &writer.needs),
      canFail: context.schema.isChecked(value))
  }

  /// A collection, part by part.
  private mutating func parts(of value: Value, as type: SchemaType) -> SwiftExpression {
    let element = type.unwrapped.element
    return switch value {
    case .array(let elements), .set(let elements):
      .list(elements.map { literal($0, as: element).expression })
    case .dictionary(let entries):
      .dictionary(
        entries.map { entry in
          SwiftExpression.Entry(
            key: literal(entry.key, as: type.unwrapped.keys).expression,
            value: literal(entry.value, as: element).expression)
        })
    default: .nothing
    }
  }
}
