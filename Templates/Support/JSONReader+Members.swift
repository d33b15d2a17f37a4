// The payload of a union case that is one value of an object.

nonisolated extension JSONReader {
  /// The value at a key of the object that comes next. Fails if there is none.
  @inline(never)
  mutating func readMember<Value: JSONReadable>(_ name: String) -> Value? {
    var value: Value?
    let object = readMembers(name) { json in json.read(&value) }
    return required(value, name, in: object)
  }

  /// Nil in the inner optional if the value is missing or null.
  @inline(never)
  mutating func readMemberIfPresent<Value: JSONReadable>(_ name: String) -> Value?? {
    var value: Value?
    _ = readMembers(name) { json in json.readIfPresent(&value) }
    return isIntact ? .some(value) : nil
  }

  mutating func readMembers(
    _ name: String, _ read: (inout JSONReader) -> Void
  ) -> ObjectStart {
    readObject { key, json in
      if key.text == name { read(&json) } else { json.skip() }
    }
  }

  mutating func required<Value>(
    _ value: Value?, _ name: String, in object: ObjectStart
  ) -> Value? {
    guard isIntact else { return nil }
    if value == nil { failMissing(named: name, in: object) }
    return value
  }
}
