// For cases that may contain the same: what is decoded for one of them is not decoded again for another.

nonisolated extension WireShapes {
  init<Union>(_ decoder: any Decoder, of union: Union.Type) throws {
    try self.init(decoder)
    self.union = ObjectIdentifier(union)
  }

  @inline(never)
  mutating func decodeOnce<Payload: Decodable & Sendable>(case name: String) throws -> Payload? {
    try decodeOnce(name) { decoder in
      try decoder.singleValueContainer().decode(Payload.self)
    }
  }

  /// Nil without decoding anything if the payload of that case has a key that is not there.
  @inline(never)
  mutating func decodeOnce<Payload: Decodable & Sendable>(
    case name: String, requiring keys: [StaticString]
  ) throws -> Payload? {
    if hasAll(keys) { return try decodeOnce(case: name) }
    leaveUntried { shapes in
      let _: Payload? = try shapes.decodeOnce(case: name)
    }
    return nil
  }

  mutating func decodeOnce<Payload: Sendable>(
    _ name: String, _ decode: (any Decoder) throws -> Payload
  ) throws -> Payload? {
    do {
      guard let union else { return try HeldReports.attempt { try decode(decoder) } }
      let attempts = unionAttempts ?? WireAttempts(at: decoder, of: union)
      unionAttempts = attempts
      return try attempts.once(name) { [decoder] in try decode(decoder) }
    } catch {
      try reject(name, error)
      return nil
    }
  }
}
