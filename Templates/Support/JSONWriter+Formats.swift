nonisolated extension JSONWriter {
  /// Fails if the format cannot hold the value.
  @inline(never)
  mutating func put<Wire: JSONWritable, Value>(
    _ key: StaticString, _ value: Value, as format: WireFormat<Wire, Value>
  ) {
    beginMember(key)
    write(value, as: format)
  }

  /// Leaves the key out if the value is nil.
  @inline(never)
  mutating func putIfPresent<Wire: JSONWritable, Value>(
    _ key: StaticString, _ value: Value?, as format: WireFormat<Wire, Value>
  ) {
    if let value { put(key, value, as: format) }
  }

  /// Writes null if the value is nil.
  @inline(never)
  mutating func putOrNull<Wire: JSONWritable, Value>(
    _ key: StaticString, _ value: Value?, as format: WireFormat<Wire, Value>
  ) {
    if let value { put(key, value, as: format) } else { putNull(key) }
  }

  mutating func write<Wire: JSONWritable, Value>(
    _ value: Value, as format: WireFormat<Wire, Value>
  ) {
    do throws(MappingError) {
      put(try format.write(value))
    } catch {
      fail(.rejected(error))
    }
  }
}
