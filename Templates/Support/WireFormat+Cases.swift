// The cases of an enum by the names under which they are stored. A value that an open enum does not know is stored in
// brackets: `unrecognized(gold)`.

nonisolated extension WireFormat where Wire == String, Value: Sendable {
  /// - Parameter unrecognized: makes the case for a text in brackets, in an open enum.
  static func cases(
    _ cases: [Value], named name: @escaping @Sendable (Value) -> String,
    unrecognized: (@Sendable (String) -> Value?)? = nil
  ) -> Self {
    .cases(
      named: name, unrecognized, known: { cases.map(name) },
      find: { text in cases.first { name($0) == text } })
  }

  static func cases(
    named name: @escaping @Sendable (Value) -> String,
    _ unrecognized: (@Sendable (String) -> Value?)?, known: @escaping @Sendable () -> [String],
    find: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        if let found = find(text) { return found }
        // By bytes, since the value may begin with what Swift joins to the bracket.
        if let unrecognized, text.utf8.starts(with: "unrecognized(".utf8),
          text.utf8.last == UInt8(ascii: ")"),
          let value = unrecognized(String(Substring(text.utf8.dropFirst(13).dropLast())))
        {
          return value
        }
        throw .unknownCase(text, known: known())
      },
      write: { name($0) })
  }
}
