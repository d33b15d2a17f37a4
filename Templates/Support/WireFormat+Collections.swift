nonisolated extension WireFormat {
  static func optional<WrappedWire, Wrapped>(
    _ wrapped: WireFormat<WrappedWire, Wrapped>
  ) -> Self where Wire == WrappedWire?, Value == Wrapped? {
    Self(
      read: { (wire) throws(MappingError) in
        guard let wire else { return nil }
        return try wrapped.read(wire)
      },
      write: { (value) throws(MappingError) in
        guard let value else { return nil }
        return try wrapped.write(value)
      })
  }

  static func array<ElementWire, Element>(
    of element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == [ElementWire], Value == [Element] {
    Self(
      read: { (wires) throws(MappingError) in try WireConversions.array(wires, element.read) },
      write: { (values) throws(MappingError) in try WireConversions.array(values, element.write) })
  }

  /// It is a problem if two elements are the same.
  static func set<ElementWire, Element: Sendable>(
    of element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == [ElementWire], Value == Set<Element> {
    Self(
      read: { (wires) throws(MappingError) in try WireConversions.set(wires, element.read) },
      write: { (values) throws(MappingError) in
        try WireConversions.elements(of: values, element.write)
      })
  }

  /// Written in ascending order, so that equal sets are equal on the wire.
  static func set<ElementWire: Comparable & Sendable, Element: Sendable>(
    of element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == [ElementWire], Value == Set<Element> {
    Self(
      read: { (wires) throws(MappingError) in try WireConversions.set(wires, element.read) },
      write: { (values) throws(MappingError) in
        try WireConversions.elements(of: values, element.write).sorted()
      })
  }

  static func dictionary<ElementWire, Element>(
    of element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == [String: ElementWire], Value == [String: Element] {
    Self(
      read: { (wires) throws(MappingError) in
        try WireConversions.values(of: wires, element.read)
      },
      write: { (values) throws(MappingError) in
        try WireConversions.values(of: values, element.write)
      })
  }

  /// It is a problem if two keys become the same.
  static func dictionary<KeyWire: Sendable, Key: Sendable, ElementWire, Element>(
    keys key: WireFormat<KeyWire, Key>, of element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == [KeyWire: ElementWire], Value == [Key: Element] {
    Self(
      read: { (wires) throws(MappingError) in
        try WireConversions.dictionary(wires, keys: key.read, values: element.read)
      },
      write: { (values) throws(MappingError) in
        try WireConversions.dictionary(values, keys: key.write, values: element.write)
      })
  }
}
