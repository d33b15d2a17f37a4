nonisolated extension WireObject {
  /// The values at all other keys than these. A problem is at the key, and not within a value.
  @inline(never)
  func getRest<Wire: Decodable, Value>(
    besides declared: Set<String>, as format: WireFormat<[String: Wire], Value>
  ) throws -> Value {
    let wires: [String: Wire] = try getRest(besides: declared)
    do throws(MappingError) {
      return try format.read(wires)
    } catch {
      throw DecodingError.dataCorrupted(error, at: codingPath)
    }
  }
}
