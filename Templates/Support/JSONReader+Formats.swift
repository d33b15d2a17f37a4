nonisolated extension JSONReader {
  /// Fails if the value is null, or is not what the format reads.
  @inline(never)
  mutating func read<Wire: JSONReadable, Value>(
    _ field: inout Value?, as format: WireFormat<Wire, Value>
  ) {
    if case .some = field { skip() } else { field = read(as: format) }
  }

  /// Leaves the slot nil for null.
  @inline(never)
  mutating func readIfPresent<Wire: JSONReadable, Value>(
    _ field: inout Value?, as format: WireFormat<Wire, Value>
  ) {
    if !readNull() { read(&field, as: format) }
  }

  /// Keeps null as the inner nil, which tells it from a key that is missing.
  @inline(never)
  mutating func readOrNull<Wire: JSONReadable, Value>(
    _ field: inout Value??, as format: WireFormat<Wire, Value>
  ) {
    if case .some = field { return skip() }
    if readNull() {
      field = .some(nil)
    } else if let value = read(as: format) {
      field = value
    }
  }

  /// The value that comes next.
  mutating func read<Wire: JSONReadable, Value>(as format: WireFormat<Wire, Value>) -> Value? {
    let start = mark().offset
    guard let wire = Wire(from: &self) else { return nil }
    do throws(MappingError) {
      return try format.read(wire)
    } catch {
      fail(.rejected(error), at: start)
      return nil
    }
  }
}
