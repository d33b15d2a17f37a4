nonisolated extension WireObject {
  @inline(never)
  func getPatch<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>
  ) throws -> Patch<Value> {
    let wireKey = WireKey(key)
    guard let container = try containerIfPresent, container.contains(wireKey) else {
      return .absent
    }
    if try container.decodeNil(forKey: wireKey) { return .null }
    return .value(try get(key, as: format))
  }
}
