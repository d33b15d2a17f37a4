/// A JSON object that is being encoded, the counterpart of ``WireObject``.
nonisolated struct WireWriter {
  private let target: Target

  private nonisolated enum Target {
    case opened(KeyedEncodingContainer<WireKey>)
    case flattened(FlattenedObject)
  }

  /// Copies of a container write to the same place.
  var container: KeyedEncodingContainer<WireKey> {
    switch target {
    case .opened(let container): container
    case .flattened(let object): object.container
    }
  }

  @inline(never)
  init(_ encoder: borrowing any Encoder) {
    target = .opened(encoder.container(keyedBy: WireKey.self))
  }

  @inline(never)
  func put<Value: Encodable>(_ key: StaticString, _ value: Value) throws {
    try EncodingError.checkDepth(of: value, at: container.codingPath)
    var container = container
    try container.encode(value, forKey: WireKey(key))
  }

  /// Leaves the key out if the value is nil.
  @inline(never)
  func putIfPresent<Value: Encodable>(_ key: StaticString, _ value: Value?) throws {
    if let value { try put(key, value) }
  }

  /// Writes null if the value is nil.
  @inline(never)
  func putOrNull<Value: Encodable>(_ key: StaticString, _ value: Value?) throws {
    if let value { return try put(key, value) }
    var container = container
    try container.encodeNil(forKey: WireKey(key))
  }

  /// `{}`, for a case without a payload that is recognised by its key.
  @inline(never)
  func putEmptyObject(_ name: String) {
    var container = container
    _ = container.nestedContainer(keyedBy: WireKey.self, forKey: .name(name))
  }
}

// Encoders write these types themselves, and are a third faster if they are not called as generics.
nonisolated extension WireWriter {
  @inline(never)
  func put(_ key: StaticString, _ value: String) throws {
    var container = container
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: String?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Bool) throws {
    var container = container
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Bool?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Int) throws {
    var container = container
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Int?) throws {
    if let value { try put(key, value) }
  }

  @inline(never)
  func put(_ key: StaticString, _ value: Double) throws {
    var container = container
    try container.encode(value, forKey: WireKey(key))
  }

  @inline(never)
  func putIfPresent(_ key: StaticString, _ value: Double?) throws {
    if let value { try put(key, value) }
  }
}

nonisolated extension WireWriter {
  /// The object at `key`, for fields that the schema flattens.
  @inline(never)
  func object(_ key: StaticString) -> WireWriter {
    WireWriter(
      target: .flattened(
        FlattenedObject {
          var container = container
          return container.nestedContainer(keyedBy: WireKey.self, forKey: WireKey(key))
        }))
  }

  private init(target: Target) {
    self.target = target
  }

  /// Opened with the first value, so that it is left out if all of its values are nil.
  private nonisolated final class FlattenedObject {
    private let open: () -> KeyedEncodingContainer<WireKey>
    lazy var container = open()

    init(_ open: @escaping () -> KeyedEncodingContainer<WireKey>) {
      self.open = open
    }
  }
}
