nonisolated extension JSONReader {
  @inline(never)
  mutating func readPatch<Wire: JSONReadable, Value>(
    _ field: inout Patch<Value>, as format: WireFormat<Wire, Value>
  ) {
    guard case .absent = field else { return skip() }
    if readNull() {
      field = .null
    } else if let value = read(as: format) {
      field = .value(value)
    }
  }
}
