nonisolated extension WireObject {
  /// The same for a value that may be replaced, which is reported.
  @inline(never)
  func hidingReports<Value>(at key: StaticString, _ read: () throws -> Value) throws -> Value {
    try FallbackHandler.hidingValues { try hidingValue(at: key, read) }
  }
}
