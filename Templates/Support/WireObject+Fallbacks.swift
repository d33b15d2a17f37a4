// A fallback replaces a value that is invalid, and is reported. A key that is missing is not invalid: it is
// an error if the value is required, and otherwise the value is nil or the default. If an object that the
// schema flattens is null or not an object, all values in it are invalid.

nonisolated extension WireObject {
  @inline(never)
  func get<Value: Decodable>(_ key: StaticString, else fallback: Value) throws -> Value {
    do {
      return try HeldReports.attempt { try get(key) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getIfPresent<Value: Decodable>(_ key: StaticString, else fallback: Value?) throws -> Value? {
    do {
      return try HeldReports.attempt { try getIfPresent(key) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getOrNull<Value: Decodable>(_ key: StaticString, else fallback: Value?) throws -> Value? {
    do {
      return try HeldReports.attempt { try getOrNull(key) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func get<Value: Decodable>(
    _ key: StaticString, default value: Value, else fallback: Value
  ) throws -> Value {
    do {
      return try HeldReports.attempt { try get(key, default: value) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getOrNull<Value: Decodable>(
    _ key: StaticString, default value: Value?, else fallback: Value?
  ) throws -> Value? {
    do {
      return try HeldReports.attempt { try getOrNull(key, default: value) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  /// Reports the error. Throws it again if there is no value that could be invalid, or if the value cannot be read.
  func replace<Value>(
    _ name: StaticString, by fallback: Value, because error: any Error
  ) throws -> Value {
    if NestingTooDeep.isCause(of: error) { throw error }
    let key = WireKey(name)
    let kind: JSONKind?
    if case .at(let key, _, _) = gap {
      guard nearest.contains(key) else { throw error }
      kind = nil
    } else {
      guard nearest.contains(key) else { throw error }
      kind = try nearest.decode(JSONKindProbe.self, forKey: key).kind
    }
    let path = WirePath(codingPath + [key])
    FallbackHandler.tell(FallbackReport(at: path, kind: kind, because: error))
    return fallback
  }
}
