nonisolated extension WireWriter {
  /// Writes the payload of a case whose name is in a table.
  @inline(never)
  func put(case name: String, _ payload: any Encodable) throws {
    try EncodingError.checkDepth(of: payload, at: container.codingPath)
    var container = container
    try container.encode(payload, forKey: .name(name))
  }
}
