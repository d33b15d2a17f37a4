nonisolated extension WireWriter {
  /// Throws if the format cannot hold the value.
  @inline(never)
  func put<Wire: Encodable, Value>(
    _ key: StaticString, _ value: Value, as format: WireFormat<Wire, Value>
  ) throws {
    let wire: Wire
    do throws(MappingError) {
      wire = try format.write(value)
    } catch {
      let context = EncodingError.Context(
        codingPath: container.codingPath + [WireKey(key)], debugDescription: error.description,
        underlyingError: error)
      throw EncodingError.invalidValue(value, context)
    }
    try put(key, wire)
  }

  /// Leaves the key out if the value is nil.
  @inline(never)
  func putIfPresent<Wire: Encodable, Value>(
    _ key: StaticString, _ value: Value?, as format: WireFormat<Wire, Value>
  ) throws {
    guard let value else { return }
    try put(key, value, as: format)
  }

  /// Writes null if the value is nil.
  @inline(never)
  func putOrNull<Wire: Encodable, Value>(
    _ key: StaticString, _ value: Value?, as format: WireFormat<Wire, Value>
  ) throws {
    if let value { return try put(key, value, as: format) }
    var container = container
    try container.encodeNil(forKey: WireKey(key))
  }
}
