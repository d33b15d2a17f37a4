nonisolated extension WireWriter {
  @inline(never)
  func putPatch<Wire: Encodable, Value>(
    _ key: StaticString, _ patch: Patch<Value>, as format: WireFormat<Wire, Value>
  ) throws {
    switch patch {
    case .absent: break
    case .null:
      var container = container
      try container.encodeNil(forKey: WireKey(key))
    case .value(let value): try put(key, value, as: format)
    }
  }
}
