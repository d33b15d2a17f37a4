nonisolated extension WireFormat where Wire == String, Value: Hashable & Sendable {
  /// The cases of a large enum, looked up by their names.
  static func cases(
    _ cases: WireCases<Value>, named name: @escaping @Sendable (Value) -> String,
    unrecognized: (@Sendable (String) -> Value?)? = nil
  ) -> Self {
    .cases(named: name, unrecognized, known: { cases.names }, find: { cases.named($0) })
  }
}
