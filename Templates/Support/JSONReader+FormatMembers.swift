nonisolated extension JSONReader {
  @inline(never)
  mutating func readMember<Wire: JSONReadable, Value>(
    _ name: String, as format: WireFormat<Wire, Value>
  ) -> Value? {
    var value: Value?
    let object = readMembers(name) { json in json.read(&value, as: format) }
    return required(value, name, in: object)
  }

  @inline(never)
  mutating func readMemberIfPresent<Wire: JSONReadable, Value>(
    _ name: String, as format: WireFormat<Wire, Value>
  ) -> Value?? {
    var value: Value?
    _ = readMembers(name) { json in json.readIfPresent(&value, as: format) }
    return isIntact ? .some(value) : nil
  }
}
