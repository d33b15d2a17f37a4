import SchemaSemantics
import SchemaSyntax

extension ConversionWriter {
  /// A value as everyone would write it, with its type: what a `type` holds, an enum by its name on the wire, a UUID as a text in
  /// small letters.
  mutating func wireText(
    of value: SwiftExpression, _ type: SchemaType
  ) -> (expression: SwiftExpression, type: SchemaType) {
    var (text, type) = (value, type)
    while let id = type.declaredID {
      if case .enumeration(let enumeration) = context.schema[id].kind {
        text = text.member(context.enumWire(id).property)
        type = .scalar(enumeration.rawType)
      } else if let base = context.schema.base(of: id) {
        text = text.member("rawValue")
        type = base
      } else {
        break
      }
    }
    guard type == .scalar(.uuid) else { return (text, type) }
    needs.importFoundation(.internal)
    return (text.member("uuidString").calling("lowercased"), .scalar(.string))
  }
}
