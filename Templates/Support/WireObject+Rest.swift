// The keys that the schema does not declare.

nonisolated extension WireObject {
  /// The values at all other keys than these.
  @inline(never)
  func getRest<Value: Decodable>(besides declared: Set<String>) throws -> [String: Value] {
    let container = try container
    var values: [String: Value] = [:]
    for key in container.allKeys where !declared.contains(key.stringValue) {
      let value = try container.decode(Value.self, forKey: .key(key.stringValue))
      values.updateValue(value, forKey: key.stringValue)
    }
    return values
  }
}
