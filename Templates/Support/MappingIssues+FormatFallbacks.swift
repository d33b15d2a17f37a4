nonisolated extension MappingIssues {
  @inline(never)
  func convert<Wire, Value>(
    _ wire: Wire, at path: String, else fallback: Value, as format: WireFormat<Wire, Value>
  ) -> Value {
    convert(wire, at: path, else: fallback, using: format.read)
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  func convertIfPresent<Wire, Value>(
    _ wire: Wire?, at path: String, else fallback: Value?, as format: WireFormat<Wire, Value>
  ) -> Value? {
    convertIfPresent(wire, at: path, else: fallback, using: format.read)
  }

  @inline(never)
  func convertRequired<Wire, Value>(
    _ wire: Wire?, at path: String, else fallback: Value, as format: WireFormat<Wire, Value>
  ) -> Value {
    convertRequired(wire, at: path, else: fallback, using: format.read)
  }

  /// Leaves out the elements that are invalid.
  @inline(never)
  func convertValid<Wire, Value>(
    _ wires: [Wire], at path: String, isKept: Bool = false, as format: WireFormat<Wire, Value>
  ) -> [Value] {
    convertValid(wires, at: path, isKept: isKept, using: format.read)
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  func convertValidSet<Wire, Value: Hashable>(
    _ wires: [Wire], at path: String, isKept: Bool = false, as format: WireFormat<Wire, Value>
  ) -> Set<Value> {
    convertValidSet(wires, at: path, isKept: isKept, using: format.read)
  }
}
