// A case that an open union does not know is stored at the key `unrecognized`, with its tag and its body.

nonisolated extension WireObject {
  func unrecognizedCase<Tag: Decodable, Case>(
    at key: String, known: [String], _ make: (Tag, JSON) -> Case
  ) throws -> Case {
    let stored = try unrecognizedObject(at: key, known: known)
    return make(try stored.get("tag"), try stored.get("body", as: .json))
  }

  func unrecognizedCase<Case>(
    at key: String, known: [String], _ make: (JSON) -> Case
  ) throws -> Case {
    make(try unrecognizedObject(at: key, known: known).get("body", as: .json))
  }

  private func unrecognizedObject(at key: String, known: [String]) throws -> WireObject {
    if key == "unrecognized" { return object("unrecognized") }
    throw try unknownTag(key, at: key, known: known)
  }
}

nonisolated extension WireWriter {
  func putUnrecognizedCase<Tag: Encodable>(tag: Tag, body: JSON) throws {
    let stored = object("unrecognized")
    try stored.put("tag", tag)
    try stored.put("body", body, as: .json)
  }

  func putUnrecognizedCase(body: JSON) throws {
    try object("unrecognized").put("body", body, as: .json)
  }
}
