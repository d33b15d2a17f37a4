nonisolated extension JSONReader {
  /// The same for a value that may be replaced, which is reported.
  @inline(never)
  mutating func hidingReports(_ read: (inout JSONReader) throws -> Void) {
    FallbackHandler.hidingValues { hidingValue(read) }
  }

  /// The same for a value at a key that the schema does not know.
  @inline(never)
  mutating func hidingReportsOfRest(
    in object: ObjectStart, _ read: (inout JSONReader) -> Void
  ) {
    FallbackHandler.hidingValues { hidingRest(in: object, read) }
  }
}
