/// A JSON object that is being encoded, the counterpart of ``WireObject``.
nonisolated final class WireWriter {
  private let origin: Origin

  private enum Origin {
    case encoder(any Encoder)
    case parent(WireWriter, key: WireKey)
  }

  /// Opened with the first value, so that a flattened object is left out if all of its values are nil.
  lazy var container: KeyedEncodingContainer<WireKey> =
    switch origin {
    case .encoder(let encoder): encoder.container(keyedBy: WireKey.self)
    case .parent(let parent, let key):
      parent.container.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }

  @inline(never)
  init(_ encoder: any Encoder) {
    origin = .encoder(encoder)
    // An object without values is still an object.
    _ = container
  }

  private init(_ origin: Origin) {
    self.origin = origin
  }

  /// The object at `key`, for fields that the schema flattens.
  @inline(never)
  func object(_ key: StaticString) -> WireWriter {
    WireWriter(.parent(self, key: WireKey(key)))
  }

  @inline(never)
  func put<Value: Encodable>(_ key: StaticString, _ value: Value) throws {
    try EncodingError.checkDepth(of: value, at: container.codingPath)
    try container.encode(value, forKey: WireKey(key))
  }

  /// Leaves the key out if the value is nil.
  @inline(never)
  func putIfPresent<Value: Encodable>(_ key: StaticString, _ value: Value?) throws {
    if let value { try put(key, value) }
  }

  /// `{}`, for a case without payload that is told by its key.
  @inline(never)
  func putEmptyObject(_ name: String) {
    _ = container.nestedContainer(keyedBy: WireKey.self, forKey: .name(name))
  }
}

// Encoders write these types themselves, and are a third faster if they are not called as generics.
nonisolated extension WireWriter {
  @inline(never)
  func put(_ key: StaticString, _ value: String) throws {
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: String?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Bool) throws {
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Bool?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Int) throws {
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Int?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Double) throws {
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Double?) throws {
    if let value { try put(key, value) }
  }
}
