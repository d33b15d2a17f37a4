nonisolated extension WireObject {
  @inline(never)
  func getPatch<Value: Decodable>(_ key: StaticString) throws -> Patch<Value> {
    let wireKey = WireKey(key)
    guard let container = try containerIfPresent, container.contains(wireKey) else {
      return .absent
    }
    if try container.decodeNil(forKey: wireKey) { return .null }
    return .value(try get(key))
  }
}
