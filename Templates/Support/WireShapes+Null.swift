nonisolated extension WireShapes {
  /// For a case without payload: whether there is null.
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
