nonisolated extension WireWriter {
  /// Writes all members of `body`, for a case that this build does not know. Throws if `body` is not an object.
  @inline(never)
  func putMembers(of body: JSON) throws {
    guard case .object(let members) = body else {
      throw EncodingError.invalidValue(
        body,
        EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "The body of an unrecognized case is not an object"))
    }
    var container = container
    for (key, value) in members {
      try container.encode(JSONWire(json: value), forKey: .key(key))
    }
  }
}
