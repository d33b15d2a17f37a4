nonisolated extension JSONWriter {
  /// Fails if the format cannot hold the values, or if they have a key that the schema declares.
  @inline(never)
  mutating func putRest<Wire: JSONWritable, Value>(
    _ values: Value, besides declared: Set<String>,
    as format: WireFormat<[String: Wire], Value>
  ) {
    do throws(MappingError) {
      putRest(try format.write(values), besides: declared)
    } catch {
      fail(members: .rejected(error))
    }
  }
}
