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

  /// Keeps null as the inner nil, which tells it from a key that is missing.
  @inline(never)
  mutating func readOrNull<Wire: JSONReadable, Value>(
    _ field: inout Value??, as format: WireFormat<Wire, Value>,
    else fallback: @autoclosure () throws -> Value?
  ) {
    if case .some = field { return skip() }
    if readNull() {
      field = .some(nil)
      return
    }
    let mark = mark()
    if let value = attempt({ $0.read(as: format) }) {
      field = value
    } else {
      field = replacement({ .some(try fallback()) }, since: mark)
    }
  }
}
