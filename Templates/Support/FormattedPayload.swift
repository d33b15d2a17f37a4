/// The payload of a union case that has a format of its own in JSON.
nonisolated struct FormattedPayload<Wire: Encodable, Value> {
  private let value: Value
  private let format: WireFormat<Wire, Value>

  init(_ value: Value, as format: WireFormat<Wire, Value>) {
    self.value = value
    self.format = format
  }
}

nonisolated extension FormattedPayload: Encodable {
  /// Throws if the format cannot hold the value.
  func encode(to encoder: any Encoder) throws {
    let wire: Wire
    do throws(MappingError) {
      wire = try format.write(value)
    } catch {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: error.description,
        underlyingError: error)
      throw EncodingError.invalidValue(value, context)
    }
    var container = encoder.singleValueContainer()
    try container.encode(wire)
  }
}
