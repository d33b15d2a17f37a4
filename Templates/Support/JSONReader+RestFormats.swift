nonisolated extension JSONReader {
  /// What the format makes of the values at other keys, once `object` has been read.
  @inline(never)
  mutating func rest<Wire, Value>(
    _ wires: [String: Wire], as format: WireFormat<[String: Wire], Value>, in object: ObjectStart
  ) -> Value? {
    guard isIntact else { return nil }
    do throws(MappingError) {
      return try format.read(wires)
    } catch {
      failRule(error, in: object)
      return nil
    }
  }
}
