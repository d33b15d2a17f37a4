nonisolated extension WireShapes {
  /// Whether the value is null, for a case without a payload.
  @inline(never)
  mutating func decodeNull(case name: String) throws -> Bool {
    do {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { return true }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected null.")
    } catch {
      try reject(name, error)
      return false
    }
  }
}
