// For cases that may contain the same: what is read for one of them is not read again for another.

nonisolated extension JSONShapes {
  /// Tries the cases of a union that is the value that comes next.
  init<Union>(_ json: inout JSONReader, of union: Union.Type) {
    self.init(&json)
    self.union = ObjectIdentifier(union)
    json.forgetOutcomes()
  }

  @inline(never)
  mutating func readOnce<Payload: JSONReadable & Sendable>(
    case name: String, from json: inout JSONReader
  ) -> Payload? {
    readOnce(name, &json) { Payload(from: &$0) }
  }

  /// Nil without reading anything if the payload of that case has a key that is not there.
  @inline(never)
  mutating func readOnce<Payload: JSONReadable & Sendable>(
    case name: String, requiring keys: [StaticString], from json: inout JSONReader
  ) -> Payload? {
    if hasAll(keys, &json) { return readOnce(case: name, from: &json) }
    leaveUntried { shapes, json in
      let _: Payload? = shapes.readOnce(case: name, from: &json)
    }
    return nil
  }

  mutating func readOnce<Payload: Sendable>(
    _ name: String, _ json: inout JSONReader, _ read: (inout JSONReader) -> Payload?
  ) -> Payload? {
    let union = union
    return attempt(name, &json) { json in
      guard let union else { return read(&json) }
      return json.readOnce(case: name, of: union, read)
    }
  }
}
