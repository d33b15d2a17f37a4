nonisolated extension JSONReader {
  @inline(never)
  mutating func readPatch<Value: JSONReadable>(_ field: inout Patch<Value>) {
    guard case .absent = field else { return skip() }
    if readNull() {
      field = .null
    } else if let value = Value(from: &self) {
      field = .value(value)
    }
  }
}
