nonisolated extension WireFormat where Wire == String, Value: Sendable {
  /// The names under which the cases of an enum are stored.
  static func cases(
    _ cases: [Value], named name: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        if let found = cases.first(where: { name($0) == text }) { return found }
        throw .unknownCase(text, known: cases.map(name))
      },
      write: { name($0) })
  }

  /// The same for an open enum. A value that it does not know is stored in brackets: `unrecognized(gold)`.
  static func cases(
    _ cases: [Value], named name: @escaping @Sendable (Value) -> String,
    unrecognized: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        if let found = cases.first(where: { name($0) == text }) { return found }
        if text.hasPrefix("unrecognized("), text.hasSuffix(")"),
          let value = unrecognized(String(text.dropFirst(13).dropLast()))
        {
          return value
        }
        throw .unknownCase(text, known: cases.map(name))
      },
      write: { name($0) })
  }
}
