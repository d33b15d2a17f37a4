import SchemaSemantics

/// Elements of collections without an order are written in the order of their values, so that equal values give equal
/// bytes.
extension ConversionWriter {
  mutating func array(ofSet value: SwiftExpression, of element: SchemaType) -> SwiftExpression {
    sorted(value, of: element) ?? made("Array", of: value)
  }

  /// `value.sorted()`, or by a property of what has no order itself; nil if nothing puts values of the type in order.
  ///
  /// - Parameter path: to the values, from what is sorted.
  mutating func sorted(
    _ value: SwiftExpression, of type: SchemaType, at path: [String] = []
  ) -> SwiftExpression? {
    guard let properties = orderedProperties(of: type) else { return nil }
    let place = path + properties
    if place.isEmpty { return value.calling("sorted") }
    let sides = ["$0", "$1"].map { side in
      place.reduce(SwiftExpression.word(side)) { $0.member($1) }
    }
    return .call(value.member("sorted"), [:], trailing: .closure(.infix(.less, sides)))
  }

  /// Empty if Swift can put the values themselves in order.
  private mutating func orderedProperties(of type: SchemaType) -> [String]? {
    switch type {
    case .scalar(.url):
      needs.importFoundation(.internal)
      return ["absoluteString"]
    case .scalar(.uuid):
      needs.importFoundation(.internal)
      return ["uuidString"]
    case .scalar(let scalar): return scalar.isOrdered ? [] : nil
    case .declared(let id):
      if context.schema[id].conformances.contains(where: { $0.name == "Comparable" }) { return [] }
      return switch context.schema[id].kind {
      case .wrapper(let wrapper): orderedProperties(of: wrapper.base).map { ["rawValue"] + $0 }
      case .enumeration: [context.enumWire(id, in: scope).property]
      case .record, .union, .foreign: nil
      }
    default: return nil
    }
  }
}
