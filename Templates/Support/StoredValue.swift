/// What is stored as one value, and not as an object: the value of a type, or a case of an enum.
nonisolated struct StoredValue {
  let decoder: any Decoder

  init(_ decoder: any Decoder) throws {
    try decoder.checkNesting()
    self.decoder = decoder
  }

  func get<Value: Decodable>() throws -> Value {
    try decoder.singleValueContainer().decode(Value.self)
  }

  /// The error to throw if the value breaks a rule.
  func violation(_ violation: some RuleViolation) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: violation.description,
        underlyingError: violation))
  }

  static func put<Value: Encodable>(_ value: Value, to encoder: any Encoder) throws {
    try EncodingError.checkDepth(of: value, at: encoder.codingPath)
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
