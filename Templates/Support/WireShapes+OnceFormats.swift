nonisolated extension WireShapes {
  @inline(never)
  mutating func decodeOnce<Wire: Decodable, Value: Sendable>(
    case name: String, as format: WireFormat<Wire, Value>
  ) throws -> Value? {
    try decodeOnce(name) { try format.decode(from: $0) }
  }
}
