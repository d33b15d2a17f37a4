import SchemaSemantics

/// Elements of collections without an order are written in the order of their values, so that equal values give equal
/// bytes.
extension ConversionWriter {
  mutating func array(ofSet value: String, of element: SchemaType) -> String {
    sorting(of: element).map { value + $0 } ?? "\(context.names.standard("Array"))(\(value))"
  }

  /// `.sorted()`, with a property if the values themselves have no order; nil if values of the type cannot be ordered
  /// at all.
  ///
  /// - Parameter path: the path from what is sorted to the values.
  mutating func sorting(of type: SchemaType, at path: String = "") -> String? {
    guard let property = orderedProperty(of: type) else { return nil }
    let place = path + property
    return place.isEmpty ? ".sorted()" : ".sorted { $0\(place) < $1\(place) }"
  }

  /// Empty if Swift can put the values themselves in order.
  private mutating func orderedProperty(of type: SchemaType) -> String? {
    switch type {
    case .scalar(.url):
      needs.importFoundation(.internal)
      return ".absoluteString"
    case .scalar(.uuid):
      needs.importFoundation(.internal)
      return ".uuidString"
    case .scalar(let scalar): return scalar.isOrdered ? "" : nil
    case .declared(let id):
      if context.schema[id].conformances.contains(where: { $0.name == "Comparable" }) { return "" }
      return switch context.schema[id].kind {
      case .wrapper(let wrapper): orderedProperty(of: wrapper.base).map { ".rawValue" + $0 }
      case .enumeration: ".\(context.enumWire(id, in: scope).property)"
      case .record, .union: nil
      }
    default: return nil
    }
  }
}
