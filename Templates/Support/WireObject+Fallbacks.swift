// A fallback stands in for what came and is invalid, and is reported. A key that is missing is not
// invalid: it is an error where the value is required, and nil or the default where it is not.

nonisolated extension WireObject {
  @inline(never)
  func get<Value: Decodable>(_ key: String, else fallback: Value) throws -> Value {
    do {
      return try get(key)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getIfPresent<Value: Decodable>(_ key: String, else fallback: Value?) throws -> Value? {
    do {
      return try getIfPresent(key)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func get<Value: Decodable>(
    _ key: String, default value: Value, else fallback: Value
  ) throws -> Value {
    do {
      return try get(key, default: value)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: String, as format: WireFormat<Wire, Value>, else fallback: Value
  ) throws -> Value {
    do {
      return try get(key, as: format)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getIfPresent<Wire: Decodable, Value>(
    _ key: String, as format: WireFormat<Wire, Value>, else fallback: Value?
  ) throws -> Value? {
    do {
      return try getIfPresent(key, as: format)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: String, as format: WireFormat<Wire, Value>, default value: Value, else fallback: Value
  ) throws -> Value {
    do {
      return try get(key, as: format, default: value)
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  private func replace<Value>(
    _ key: String, by fallback: Value, because error: any Error
  ) throws -> Value {
    let key = WireKey(key)
    // Throws again what the schema leaves to throw: an object around it that is missing or invalid.
    let container = try container
    guard container.contains(key) else { throw error }
    let probe = try container.decode(JSONKindProbe.self, forKey: key)
    let path = WirePath(container.codingPath + [key])
    FallbackReport.handler(FallbackReport(path: path, kind: probe.kind, error: error))
    return fallback
  }
}
