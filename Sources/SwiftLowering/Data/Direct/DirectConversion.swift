import SchemaSemantics

/// A conversion for reading without a decoder: an enum reads itself, and is not made from a text or a number.
struct DirectConversion {
  private(set) var conversion: Conversion
  /// The type that it begins with.
  private(set) var wire: SchemaType
  /// The enums that read themselves.
  private(set) var enums: [TypeID] = []

  init(_ conversion: Conversion, from wire: SchemaType) {
    self.conversion = conversion
    self.wire = wire
    switch (conversion, wire) {
    case (.enumFromRaw(let id), _):
      self.conversion = .identity
      self.wire = .declared(id)
      enums = [id]
    case (.sequence(let steps), _):
      guard let first = steps.first else { return }
      take(DirectConversion(first, from: wire)) {
        (.sequence([$0] + steps.dropFirst()), $1)
      }
    case (.optional(let inner), .optional(let wrapped)):
      take(DirectConversion(inner, from: wrapped)) { (.optional($0), .optional($1)) }
    case (.patch(let inner), .patch(let wrapped)):
      take(DirectConversion(inner, from: wrapped)) { (.patch($0), .patch($1)) }
    case (.array(let inner, let skips), .array(let element, let skipsInvalid)):
      take(DirectConversion(inner, from: element)) {
        (.array($0, skipsInvalid: skips), .array($1, skipsInvalid: skipsInvalid))
      }
    case (.dictionary(let keys, let values), .dictionary(let key, let value)):
      take(DirectConversion(values, from: value)) {
        (.dictionary(key: keys, value: $0), .dictionary(key: key, value: $1))
      }
    default:
      // Sets stay as they are: they are written in the order of the wire values of their elements.
      break
    }
  }

  private mutating func take(
    _ inner: DirectConversion, _ around: (Conversion, SchemaType) -> (Conversion, SchemaType)
  ) {
    (conversion, wire) = around(inner.conversion, inner.wire)
    enums = inner.enums
  }
}
