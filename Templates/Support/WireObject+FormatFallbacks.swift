nonisolated extension WireObject {
  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, else fallback: Value
  ) throws -> Value {
    do {
      return try HeldReports.attempt { try get(key, as: format) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getIfPresent<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, else fallback: Value?
  ) throws -> Value? {
    do {
      return try HeldReports.attempt { try getIfPresent(key, as: format) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getOrNull<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, else fallback: Value?
  ) throws -> Value? {
    do {
      return try HeldReports.attempt { try getOrNull(key, as: format) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, default value: Value,
    else fallback: Value
  ) throws -> Value {
    do {
      return try HeldReports.attempt { try get(key, as: format, default: value) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }

  @inline(never)
  func getOrNull<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, default value: Value?,
    else fallback: Value?
  ) throws -> Value? {
    do {
      return try HeldReports.attempt { try getOrNull(key, as: format, default: value) }
    } catch {
      return try replace(key, by: fallback, because: error)
    }
  }
}
