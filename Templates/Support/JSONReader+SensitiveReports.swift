nonisolated extension JSONReader {
  /// The same where something may stand in for the value, which is reported.
  @inline(never)
  mutating func hidingReports(_ read: (inout JSONReader) throws -> Void) {
    FallbackHandler.hidingValues { hidingValue(read) }
  }
}
