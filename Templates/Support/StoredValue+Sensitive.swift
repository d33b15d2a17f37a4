nonisolated extension StoredValue {
  /// Errors of `read` are thrown without the value, which the schema calls sensitive.
  func hidingValue<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw DecodingError.hidingValue(error, at: decoder.codingPath)
    }
  }

  /// Errors of `write` are thrown without the value, which the schema calls sensitive.
  static func hidingValue(to encoder: any Encoder, _ write: () throws -> Void) throws {
    try EncodingError.hidingValues(at: encoder.codingPath, write)
  }
}
