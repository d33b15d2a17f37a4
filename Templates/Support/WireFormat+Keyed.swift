nonisolated extension WireFormat {
  /// Reads a list as a dictionary, by a value that each element has. It is a problem if two elements have the
  /// same key. The elements are written in the order of their keys.
  static func keyed<Key: Comparable & Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> Self where Wire == [Element], Value == [Key: Element] {
    Self(
      read: { (elements) throws(MappingError) in
        try WireConversions.dictionary(of: elements, keyedBy: key)
      },
      write: { dictionary in
        dictionary.sorted { $0.key < $1.key }.map(\.value)
      })
  }

  /// The same for keys that have no order, so that the elements are written in no order.
  static func keyed<Key: Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> Self where Wire == [Element], Value == [Key: Element] {
    Self(
      read: { (elements) throws(MappingError) in
        try WireConversions.dictionary(of: elements, keyedBy: key)
      },
      write: { Array($0.values) })
  }
}

nonisolated extension WireConversions {
  @inline(never)
  static func dictionary<Key: Hashable, Element>(
    of elements: [Element], keyedBy key: (Element) -> Key
  ) throws(MappingError) -> [Key: Element] {
    var dictionary = [Key: Element](minimumCapacity: elements.count)
    for element in elements { dictionary[key(element)] = element }
    if dictionary.count < elements.count {
      _ = try set(elements.map(key)) { $0 }
    }
    return dictionary
  }
}
