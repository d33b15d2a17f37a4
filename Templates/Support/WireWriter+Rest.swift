// The keys that the schema does not declare.

nonisolated extension WireWriter {
  /// Throws if `values` has a key that the schema declares: one of the two values would be lost.
  @inline(never)
  func putRest<Value: Encodable>(_ values: [String: Value], besides declared: Set<String>) throws {
    var container = container
    for (key, value) in values {
      if declared.contains(key) {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: container.codingPath + [WireKey.name(key)],
            debugDescription: "The key has a field of its own, and may not be among the others"))
      }
      try EncodingError.checkDepth(of: value, at: container.codingPath)
      try container.encode(value, forKey: .key(key))
    }
  }
}
