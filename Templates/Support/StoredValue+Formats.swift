nonisolated extension StoredValue {
  func get<Wire: Decodable, Value>(as format: WireFormat<Wire, Value>) throws -> Value {
    let wire: Wire = try get()
    do throws(MappingError) {
      return try format.read(wire)
    } catch {
      throw DecodingError.dataCorrupted(error, at: decoder.codingPath)
    }
  }

  /// Throws if the format cannot hold the value.
  static func put<Wire: Encodable, Value>(
    _ value: Value, as format: WireFormat<Wire, Value>, to encoder: any Encoder
  ) throws {
    try FormattedPayload(value, as: format).encode(to: encoder)
  }
}
