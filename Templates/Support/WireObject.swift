/// A JSON object that is being decoded: its values by key. Errors are the same as those of synthesised code.
nonisolated struct WireObject {
  /// The values by key of the object itself, or of the one in which the gap is.
  let nearest: KeyedDecodingContainer<WireKey>
  let gap: Gap?

  /// Where a flattened object should be: the key of the outermost object that is missing, the keys from that one to the
  /// innermost, and why what is there is not an object. There is no error if it is missing or null.
  nonisolated indirect enum Gap {
    case at(WireKey, way: [WireKey] = [], error: (any Error)? = nil)
  }

  @inline(never)
  init(_ decoder: borrowing any Decoder) throws {
    try decoder.checkNesting()
    nearest = try decoder.container(keyedBy: WireKey.self)
    gap = nil
  }

  /// The values by key, for values that are required.
  var container: KeyedDecodingContainer<WireKey> {
    get throws {
      guard case .at(let key, _, let error) = gap else { return nearest }
      if let error { throw error }
      return try nearest.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }
  }

  /// The values by key, or nil if there is no object and no value is required.
  var containerIfPresent: KeyedDecodingContainer<WireKey>? {
    get throws {
      guard case .at(_, _, let error) = gap else { return nearest }
      if let error { throw error }
      return nil
    }
  }
}

nonisolated extension WireObject {
  /// Throws if the value is missing, null or of another kind.
  @inline(never)
  func get<Value: Decodable>(_ key: StaticString) throws -> Value {
    try container.decode(Value.self, forKey: WireKey(key))
  }

  /// Nil if the value is missing or null.
  @inline(never)
  func getIfPresent<Value: Decodable>(_ key: StaticString) throws -> Value? {
    try containerIfPresent?.decodeIfPresent(Value.self, forKey: WireKey(key))
  }

  /// Nil if the value is null. Throws if it is missing.
  @inline(never)
  func getOrNull<Value: Decodable>(_ key: StaticString) throws -> Value? {
    let container = try container
    let wireKey = WireKey(key)
    if container.contains(wireKey), try container.decodeNil(forKey: wireKey) { return nil }
    return try container.decode(Value.self, forKey: wireKey)
  }

  /// The default if the value is missing or null.
  @inline(never)
  func get<Value: Decodable>(_ key: StaticString, default value: Value) throws -> Value {
    try getIfPresent(key) ?? value
  }

  /// The default if the value is missing, and nil if it is null.
  @inline(never)
  func getOrNull<Value: Decodable>(_ key: StaticString, default value: Value?) throws -> Value? {
    try has(key) ? getOrNull(key) : value
  }

  func has(_ key: StaticString) throws -> Bool {
    try containerIfPresent?.contains(WireKey(key)) == true
  }
}

// Decoders read these types themselves, and are a fifth faster if they are not called as generics.
nonisolated extension WireObject {
  @inline(never)
  func get(_ key: StaticString) throws -> String {
    try container.decode(String.self, forKey: WireKey(key))
  }

  @inline(never)
  func getIfPresent(_ key: StaticString) throws -> String? {
    try containerIfPresent?.decodeIfPresent(String.self, forKey: WireKey(key))
  }

  @inline(never)
  func get(_ key: StaticString) throws -> Int {
    try container.decode(Int.self, forKey: WireKey(key))
  }

  @inline(never)
  func getIfPresent(_ key: StaticString) throws -> Int? {
    try containerIfPresent?.decodeIfPresent(Int.self, forKey: WireKey(key))
  }

  @inline(never)
  func get(_ key: StaticString) throws -> Bool {
    try container.decode(Bool.self, forKey: WireKey(key))
  }

  @inline(never)
  func getIfPresent(_ key: StaticString) throws -> Bool? {
    try containerIfPresent?.decodeIfPresent(Bool.self, forKey: WireKey(key))
  }

  @inline(never)
  func get(_ key: StaticString) throws -> Double {
    try container.decode(Double.self, forKey: WireKey(key))
  }

  @inline(never)
  func getIfPresent(_ key: StaticString) throws -> Double? {
    try containerIfPresent?.decodeIfPresent(Double.self, forKey: WireKey(key))
  }
}

nonisolated extension WireObject {
  /// The object at `key`, for fields that the schema flattens. Without it, its optional values are nil.
  @inline(never)
  func object(_ name: StaticString) -> WireObject {
    let key = WireKey(name)
    if case .at(let first, let way, let error) = gap {
      return WireObject(nearest: nearest, gap: .at(first, way: way + [key], error: error))
    }
    do {
      if try !nearest.contains(key) || nearest.decodeNil(forKey: key) {
        return WireObject(nearest: nearest, gap: .at(key))
      }
      let object = try nearest.nestedContainer(keyedBy: WireKey.self, forKey: key)
      return WireObject(nearest: object, gap: nil)
    } catch {
      return WireObject(nearest: nearest, gap: .at(key, error: error))
    }
  }

  private init(nearest: KeyedDecodingContainer<WireKey>, gap: Gap?) {
    self.nearest = nearest
    self.gap = gap
  }
}

nonisolated extension WireObject {
  var codingPath: [any CodingKey] {
    guard case .at(let key, let way, _) = gap else { return nearest.codingPath }
    return nearest.codingPath + [key] + way
  }
}
