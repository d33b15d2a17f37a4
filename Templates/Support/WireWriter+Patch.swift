nonisolated extension WireWriter {
  @inline(never)
  func putPatch<Value: Encodable>(_ key: StaticString, _ patch: Patch<Value>) throws {
    switch patch {
    case .absent: break
    case .null:
      var container = container
      try container.encodeNil(forKey: WireKey(key))
    case .value(let value): try put(key, value)
    }
  }
}
