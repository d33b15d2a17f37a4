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
