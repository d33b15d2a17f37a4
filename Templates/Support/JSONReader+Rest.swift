// The keys that the schema does not declare.

nonisolated extension JSONReader {
  /// Reads the value at a key that no field has. If the key occurs twice, its first value counts.
  @inline(never)
  package mutating func readRest<Value: JSONReadable>(
    _ values: inout [String: Value], _ key: JSONText
  ) {
    let name = key.text
    if values.index(forKey: name) != nil { return skip() }
    unknownKeys.enterMember(at: mark().offset)
    guard let value = Value(from: &self), isIntact else { return }
    unknownKeys.leaveMember()
    values.updateValue(value, forKey: name)
  }
}
