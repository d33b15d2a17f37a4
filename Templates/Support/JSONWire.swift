/// Any JSON value while it is read or written.
nonisolated struct JSONWire: Hashable, Sendable {
  let json: JSON
}

nonisolated extension WireFormat where Wire == JSONWire, Value == JSON {
  static var json: Self { Self(read: { $0.json }, write: { JSONWire(json: $0) }) }
}
