nonisolated extension WireWriter {
  /// Throws if the format cannot hold the values, or if they have a key that the schema declares.
  @inline(never)
  func putRest<Wire: Encodable, Value>(
    _ values: Value, besides declared: Set<String>,
    as format: WireFormat<[String: Wire], Value>
  ) throws {
    let wires: [String: Wire]
    do throws(MappingError) {
      wires = try format.write(values)
    } catch {
      let context = EncodingError.Context(
        codingPath: container.codingPath, debugDescription: error.description,
        underlyingError: error)
      throw EncodingError.invalidValue(values, context)
    }
    try putRest(wires, besides: declared)
  }
}
