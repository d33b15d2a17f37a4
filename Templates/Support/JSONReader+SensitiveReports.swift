nonisolated extension JSONReader {
  /// The same for a value that may be replaced, which is reported.
  @inline(never)
  mutating func hidingReports(_ read: (inout JSONReader) throws -> Void) {
    FallbackHandler.hidingValues { hidingValue(read) }
  }
}
