nonisolated extension WireObject {
  /// The same for a value that may be replaced, which is reported.
  @inline(never)
  func hidingReports<Value>(at key: StaticString, _ read: () throws -> Value) throws -> Value {
    try FallbackHandler.hidingValues { try hidingValue(at: key, read) }
  }

  /// The same for the values at keys that the schema does not know.
  @inline(never)
  func hidingReportsOfRest<Value>(_ read: () throws -> Value) throws -> Value {
    try FallbackHandler.hidingValues { try hidingRest(read) }
  }
}
