nonisolated extension WireFormat {
  static func patch<ElementWire, Element>(
    _ element: WireFormat<ElementWire, Element>
  ) -> Self where Wire == Patch<ElementWire>, Value == Patch<Element> {
    Self(
      read: { (wire) throws(MappingError) in try wire.map(element.read) },
      write: { (value) throws(MappingError) in try value.map(element.write) })
  }
}
