nonisolated extension JSONReader {
  /// What a schema gives as a default, where it is read like any other value. Fails if it throws.
  mutating func literal<Value>(_ value: () throws -> Value) -> Value? {
    do {
      return try value()
    } catch {
      fail(error, at: mark())
      return nil
    }
  }
}
