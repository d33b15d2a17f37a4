nonisolated extension WireObject {
  /// The same where something may stand in for the value, which is reported.
  @inline(never)
  func hidingReports<Value>(at key: StaticString, _ read: () throws -> Value) throws -> Value {
    try FallbackHandler.hidingValues { try hidingValue(at: key, read) }
  }
}
