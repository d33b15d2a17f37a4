nonisolated extension MappingIssues {
  @inline(never)
  mutating func convert<Wire, Value>(
    _ wire: Wire, at path: String, as format: WireFormat<Wire, Value>
  ) -> Value? {
    convert(wire, at: path, using: format.read)
  }

  /// Returns nil for nil, too, which is not a problem.
  @inline(never)
  mutating func convertIfPresent<Wire, Value>(
    _ wire: Wire?, at path: String, as format: WireFormat<Wire, Value>
  ) -> Value? {
    convertIfPresent(wire, at: path, using: format.read)
  }

  /// Nil is a problem here.
  @inline(never)
  mutating func convertRequired<Wire, Value>(
    _ wire: Wire?, at path: String, because reason: String? = nil,
    as format: WireFormat<Wire, Value>
  ) -> Value? {
    convertRequired(wire, at: path, because: reason, using: format.read)
  }

  @inline(never)
  mutating func convertArray<Wire, Value>(
    _ wires: [Wire], at path: String, as format: WireFormat<Wire, Value>
  ) -> [Value]? {
    convertArray(wires, at: path, using: format.read)
  }

  @inline(never)
  mutating func convertArrayIfPresent<Wire, Value>(
    _ wires: [Wire]?, at path: String, as format: WireFormat<Wire, Value>
  ) -> [Value]? {
    convertArrayIfPresent(wires, at: path, using: format.read)
  }

  /// It is a problem if two elements become the same.
  @inline(never)
  mutating func convertSet<Wire, Value: Hashable>(
    _ wires: [Wire], at path: String, as format: WireFormat<Wire, Value>
  ) -> Set<Value>? {
    convertSet(wires, at: path, using: format.read)
  }

  @inline(never)
  mutating func convertValues<Wire, Value>(
    of wires: [String: Wire], at path: String, as format: WireFormat<Wire, Value>
  ) -> [String: Value]? {
    convertValues(of: wires, at: path, using: format.read)
  }

  /// Writes the value in the format, on the way back.
  @inline(never)
  mutating func write<Wire, Value>(
    _ value: Value, at path: String, as format: WireFormat<Wire, Value>
  ) -> Wire? {
    convert(value, at: path, using: format.write)
  }

  @inline(never)
  mutating func writeIfPresent<Wire, Value>(
    _ value: Value?, at path: String, as format: WireFormat<Wire, Value>
  ) -> Wire? {
    convertIfPresent(value, at: path, using: format.write)
  }
}
