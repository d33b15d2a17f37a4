nonisolated extension JSONReader {
  /// Makes a default of the schema. Fails if making it throws.
  mutating func literal<Value>(_ value: () throws -> Value) -> Value? {
    do {
      return try value()
    } catch {
      fail(error, at: mark())
      return nil
    }
  }
}
