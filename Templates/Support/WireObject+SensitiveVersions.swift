nonisolated extension WireObject {
  /// The same for a value that may be stored in another version, which shows nothing of it.
  @inline(never)
  func hidingStoredValue<Value>(at key: StaticString, _ read: () throws -> Value) throws -> Value {
    let result = try hidingValue(at: key) { () -> Result<Value, StoredVersionError> in
      do {
        return .success(try read())
      } catch let error as StoredVersionError {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
