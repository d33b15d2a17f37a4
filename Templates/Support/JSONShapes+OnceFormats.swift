nonisolated extension JSONShapes {
  @inline(never)
  mutating func readOnce<Wire: JSONReadable, Value: Sendable>(
    case name: String, from json: inout JSONReader, as format: WireFormat<Wire, Value>
  ) -> Value? {
    readOnce(name, &json) { $0.read(as: format) }
  }
}
