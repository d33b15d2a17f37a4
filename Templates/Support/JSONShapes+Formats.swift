nonisolated extension JSONShapes {
  @inline(never)
  mutating func read<Wire: JSONReadable, Value>(
    case name: String, from json: inout JSONReader, as format: WireFormat<Wire, Value>
  ) -> Value? {
    attempt(name, &json) { $0.read(as: format) }
  }
}
