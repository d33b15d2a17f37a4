import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// `custom score(points, level)`, whose result has exactly the type that it is assigned to. The same name with other
  /// types is another function: Swift tells them apart.
  mutating func custom(
    _ name: Name, _ arguments: [MapExpression], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    var values: [MapValue] = []
    for argument in arguments {
      guard let value = ownValue(of: argument) else { continue }
      values.append(value)
    }
    guard values.count == arguments.count else { return nil }
    return MapValue(.custom(name: name.text, values), target, at: span)
  }
}

extension SchemaType {
  /// The Swift type is the same whether or not the decoder drops elements.
  var withoutSkipping: SchemaType {
    switch self {
    case .scalar, .declared, .unknown: self
    case .optional(let inner): .optional(inner.withoutSkipping)
    case .array(let element, _): .array(element.withoutSkipping)
    case .set(let element): .set(element.withoutSkipping)
    case .dictionary(let key, let value):
      .dictionary(key: key.withoutSkipping, value: value.withoutSkipping)
    case .patch(let inner): .patch(inner.withoutSkipping)
    }
  }
}
