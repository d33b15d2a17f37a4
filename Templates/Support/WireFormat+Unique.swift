nonisolated extension WireFormat {
  /// It is a problem if two elements are the same.
  static func unique<Element: Sendable>() -> Self
  where Wire == [Element], Value == Set<Element> {
    .set(of: .identity)
  }

  /// Written in ascending order, so that equal sets are equal on the wire.
  static func unique<Element: Comparable & Sendable>() -> Self
  where Wire == [Element], Value == Set<Element> {
    .set(of: .identity)
  }

  /// The first of several equal elements is kept.
  static func uniqueKeepingFirst<Element: Sendable>() -> Self
  where Wire == [Element], Value == Set<Element> {
    Self(
      read: { elements in
        var set = Set<Element>(minimumCapacity: elements.count)
        for element in elements { set.insert(element) }
        return set
      },
      write: unique().write)
  }

  /// The first of several equal elements is kept. Written in ascending order.
  static func uniqueKeepingFirst<Element: Comparable & Sendable>() -> Self
  where Wire == [Element], Value == Set<Element> {
    Self(
      read: { elements in
        var set = Set<Element>(minimumCapacity: elements.count)
        for element in elements { set.insert(element) }
        return set
      },
      write: unique().write)
  }
}
