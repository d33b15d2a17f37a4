/// A JSON object while it is decoded: its values by key. Errors are those that synthesised code
/// throws, with the full coding path.
nonisolated struct WireObject {
  let content: Content

  nonisolated enum Content {
    case present(KeyedDecodingContainer<WireKey>)
    /// A flattened object that is missing or null: harmless until a value in it is required.
    case absent(key: WireKey, in: KeyedDecodingContainer<WireKey>)
    /// A flattened value that is not an object.
    case invalid(any Error, key: WireKey, in: KeyedDecodingContainer<WireKey>)
  }

  @inline(never)
  init(_ decoder: borrowing any Decoder) throws {
    try decoder.checkDepth()
    content = .present(try decoder.container(keyedBy: WireKey.self))
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// The object at `key`, for fields that the schema flattens. If it is not there, its optional values
  /// are nil.
  @inline(never)
  func object(_ key: StaticString) -> WireObject {
    guard case .present(let container) = content else { return self }
    let key = WireKey(key)
    do {
      if try !container.contains(key) || container.decodeNil(forKey: key) {
        return WireObject(.absent(key: key, in: container))
      }
      return WireObject(.present(try container.nestedContainer(keyedBy: WireKey.self, forKey: key)))
    } catch {
      return WireObject(.invalid(error, key: key, in: container))
    }
  }

  /// The values by key, if they are required.
  var container: KeyedDecodingContainer<WireKey> {
    get throws {
      switch content {
      case .present(let container): container
      case .absent(let key, let parent):
        try parent.nestedContainer(keyedBy: WireKey.self, forKey: key)
      case .invalid(let error, _, _): throw error
      }
    }
  }

  /// The values by key, nil if there are none and none is required.
  var containerIfPresent: KeyedDecodingContainer<WireKey>? {
    get throws {
      switch content {
      case .present(let container): container
      case .absent: nil
      case .invalid(let error, _, _): throw error
      }
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

  /// The default if the value is missing or null.
  @inline(never)
  func get<Value: Decodable>(_ key: StaticString, default value: Value) throws -> Value {
    try getIfPresent(key) ?? value
  }
}
