nonisolated extension WireObject {
  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>
  ) throws -> Value {
    try read(try get(key), at: key, format)
  }

  /// Nil if the value is missing or null.
  @inline(never)
  func getIfPresent<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>
  ) throws -> Value? {
    guard let wire: Wire = try getIfPresent(key) else { return nil }
    return try read(wire, at: key, format)
  }

  /// Nil if the value is null. Throws if it is missing.
  @inline(never)
  func getOrNull<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>
  ) throws -> Value? {
    guard let wire: Wire = try getOrNull(key) else { return nil }
    return try read(wire, at: key, format)
  }

  /// The default if the value is missing or null.
  @inline(never)
  func get<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, default value: Value
  ) throws -> Value {
    try getIfPresent(key, as: format) ?? value
  }

  /// The default if the value is missing, and nil if it is null.
  @inline(never)
  func getOrNull<Wire: Decodable, Value>(
    _ key: StaticString, as format: WireFormat<Wire, Value>, default value: Value?
  ) throws -> Value? {
    try has(key) ? getOrNull(key, as: format) : value
  }

  private func read<Wire, Value>(
    _ wire: Wire, at key: StaticString, _ format: WireFormat<Wire, Value>
  ) throws -> Value {
    do throws(MappingError) {
      return try format.read(wire)
    } catch {
      throw DecodingError.dataCorrupted(error, at: try container.codingPath + [WireKey(key)])
    }
  }
}

nonisolated extension DecodingError {
  /// The error is at the place of the problem; of several, it is about the first.
  static func dataCorrupted(_ error: MappingError, at codingPath: [any CodingKey]) -> DecodingError
  {
    guard let issue = error.issues.first else {
      return .dataCorrupted(
        Context(
          codingPath: codingPath, debugDescription: error.description, underlyingError: error))
    }
    let steps = issue.path.steps.map { step in
      switch step {
      case .field(let name): WireKey.name(name)
      case .key(let name): WireKey.key(name)
      case .index(let index), .keptIndex(let index): WireKey.index(index)
      }
    }
    return .dataCorrupted(
      Context(
        codingPath: codingPath + steps, debugDescription: issue.problem.description,
        underlyingError: error))
  }
}
