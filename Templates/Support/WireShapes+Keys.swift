nonisolated extension WireShapes {
  /// Nil without decoding anything if the payload of that case has a key that is not there.
  @inline(never)
  mutating func decode<Payload: Decodable>(
    case name: String, requiring keys: [StaticString]
  ) throws -> Payload? {
    if hasAll(keys) { return try decode(case: name) }
    leaveUntried { shapes in
      let _: Payload? = try shapes.decode(case: name)
    }
    return nil
  }
}
