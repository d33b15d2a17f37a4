nonisolated extension JSONWriter {
  /// Leaves the key out if the patch is absent.
  @inline(never)
  mutating func putPatch<Wire: JSONWritable, Value>(
    _ key: StaticString, _ patch: Patch<Value>, as format: WireFormat<Wire, Value>
  ) {
    switch patch {
    case .absent: break
    case .null: putNull(key)
    case .value(let value): put(key, value, as: format)
    }
  }
}
