nonisolated extension JSONReader {
  @inline(never)
  mutating func read<Wire: JSONReadable, Value>(
    _ field: inout Value?, as format: WireFormat<Wire, Value>,
    else fallback: @autoclosure () throws -> Value
  ) {
    if case .some = field { return skip() }
    let mark = mark()
    field = attempt { $0.read(as: format) } ?? replacement(fallback, since: mark)
  }

  /// Leaves the slot nil for null.
  @inline(never)
  mutating func readIfPresent<Wire: JSONReadable, Value>(
    _ field: inout Value?, as format: WireFormat<Wire, Value>,
    else fallback: @autoclosure () throws -> Value?
  ) {
    if readNull() { return }
    if case .some = field { return skip() }
    let mark = mark()
    field = attempt { $0.read(as: format) } ?? replacement(fallback, since: mark)
  }
}
