nonisolated extension JSONWriter {
  /// Leaves the key out if the patch is absent.
  @inline(never)
  mutating func putPatch<Value: JSONWritable>(_ key: StaticString, _ patch: Patch<Value>) {
    switch patch {
    case .absent: break
    case .null: putNull(key)
    case .value(let value): put(key, value)
    }
  }
}
