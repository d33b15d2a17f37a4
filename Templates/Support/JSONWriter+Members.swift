// The members beside the tag of a union. The tag of the union counts, whatever the payload has at
// that key.

nonisolated extension JSONWriter {
  /// Writes all members of `body`, for a case that this build does not know. Fails if `body` is not an object.
  package mutating func putMembers(of body: JSON, besides tag: String? = nil) {
    guard case .object(let members) = body else { return fail(.noObject) }
    for key in ordered(members.keys) where key != tag {
      guard let value = members[key] else { continue }
      beginMember(named: key)
      put(JSONWire(json: value))
    }
  }

  /// Writes all members of `value`, except for the one at the key of the tag, which has been written before.
  @inline(never)
  package mutating func putOtherMembers<Value: JSONWritable>(of value: Value, besides tag: String) {
    let start = bytes.count
    putMembers(of: value)
    guard failure == nil, start < bytes.count else { return }
    // Each member begins with a comma, and the first one with the brace.
    let object = [UInt8(ascii: "{")] + bytes[(start &+ 1)...] + [UInt8(ascii: "}")]
    guard let member = object.withUnsafeBytes({ JSONReader.member(tag, of: $0) }) else { return }
    bytes.removeSubrange((start &+ member.lowerBound)..<(start &+ member.upperBound))
  }

  package mutating func putMember<Value: JSONWritable>(named key: String, _ value: Value) {
    beginMember(named: key)
    put(value)
  }

  /// `{}`, for a case without a payload that is recognised by its key.
  package mutating func putEmptyObject(named key: String) {
    beginMember(named: key)
    beginObject()
    endObject()
  }
}

nonisolated extension JSONReader {
  /// The range from the comma or brace before the key to the end of its value, in an object without white space.
  fileprivate static func member(_ key: String, of object: UnsafeRawBufferPointer) -> Range<Int>? {
    var json = JSONReader(object)
    var start = 0
    json.beginObject()
    while let found = json.nextKey() {
      let isFound = found.text == key
      json.skip()
      let end = json.mark().offset
      if isFound { return start..<end }
      start = end
    }
    return nil
  }
}
