/// A JSON object that is being decoded: its values by key. Errors are the same as those of synthesised code.
nonisolated struct WireObject {
  let content: Content

  nonisolated enum Content {
    case present(KeyedDecodingContainer<WireKey>)
    /// A flattened object that is missing or null.
    case absent(Gap)
    /// A flattened value that is not an object.
    case invalid(any Error, Gap)
  }

  /// Where a flattened object should be.
  nonisolated struct Gap {
    let container: KeyedDecodingContainer<WireKey>
    /// The key of the outermost object that is missing.
    let key: WireKey
    /// The keys from that one to the innermost.
    fileprivate(set) var way: [WireKey] = []
  }

  @inline(never)
  init(_ decoder: borrowing any Decoder) throws {
    try decoder.checkDepth()
    content = .present(try decoder.container(keyedBy: WireKey.self))
  }

  /// The values by key, for values that are required.
  var container: KeyedDecodingContainer<WireKey> {
    get throws {
      switch content {
      case .present(let container): container
      case .absent(let gap):
        try gap.container.nestedContainer(keyedBy: WireKey.self, forKey: gap.key)
      case .invalid(let error, _): throw error
      }
    }
  }

  /// The values by key, or nil if there is no object and no value is required.
  var containerIfPresent: KeyedDecodingContainer<WireKey>? {
    get throws {
      switch content {
      case .present(let container): container
      case .absent: nil
      case .invalid(let error, _): throw error
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

nonisolated extension WireObject {
  /// The object at `key`, for fields that the schema flattens. Without it, its optional values are nil.
  @inline(never)
  func object(_ key: StaticString) -> WireObject {
    switch content {
    case .present(let container):
      WireObject(content: Self.nested(in: container, at: WireKey(key)))
    case .absent(let gap): WireObject(content: .absent(gap.object(key)))
    case .invalid(let error, let gap): WireObject(content: .invalid(error, gap.object(key)))
    }
  }

  private init(content: Content) {
    self.content = content
  }

  private static func nested(
    in container: KeyedDecodingContainer<WireKey>, at key: WireKey
  ) -> Content {
    do {
      if try !container.contains(key) || container.decodeNil(forKey: key) {
        return .absent(Gap(container: container, key: key))
      }
      return .present(try container.nestedContainer(keyedBy: WireKey.self, forKey: key))
    } catch {
      return .invalid(error, Gap(container: container, key: key))
    }
  }
}

nonisolated extension WireObject.Gap {
  var codingPath: [any CodingKey] { container.codingPath + [key] + way }

  func object(_ key: StaticString) -> Self {
    var gap = self
    gap.way.append(WireKey(key))
    return gap
  }
}
