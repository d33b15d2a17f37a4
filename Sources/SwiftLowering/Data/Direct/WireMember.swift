import SchemaSemantics

/// The content of one key of an object, as a struct sees it.
enum WireMember {
  /// The position of a field.
  case field(Int)
  /// The position among the constants.
  case constant(Int)
  /// An object that the schema flattens, with what is read from it.
  indirect case object(key: String, [WireMember])
}

extension WireMember {
  struct Field {
    let position: Int
    /// The keys that lead to the field.
    let path: [String]
  }

  /// All fields that are read from it.
  func fields(of record: ValidRecord) -> [Field] {
    switch self {
    case .field(let position):
      [Field(position: position, path: record.fields[position].wirePath.suffix(1))]
    case .constant: []
    case .object(let key, let members):
      members.flatMap { $0.fields(of: record) }
        .map { Field(position: $0.position, path: [key] + $0.path) }
    }
  }

  var hasConstants: Bool {
    switch self {
    case .field: false
    case .constant: true
    case .object(_, let members): members.contains(where: \.hasConstants)
    }
  }
}

extension ValidRecord {
  /// A field or a constant, by its position.
  enum Key {
    case field(Int)
    case constant(Int)
  }

  /// In the order of the schema.
  var keys: [Key] {
    var keys: [Key] = []
    var waiting = constants.indices[...]
    for position in 0...fields.count {
      while let next = waiting.first, constants[next].position <= position {
        keys.append(.constant(next))
        waiting = waiting.dropFirst()
      }
      if fields.indices.contains(position), !fields[position].isRest {
        keys.append(.field(position))
      }
    }
    return keys
  }

  func path(to key: Key) -> [String] {
    switch key {
    case .field(let position): fields[position].wirePath
    case .constant(let position): constants[position].wirePath
    }
  }

  /// Each nested object once, in the place of the first of its members.
  var wireMembers: [WireMember] {
    wireMembers(keys.map { (key: $0, path: path(to: $0)[...]) })
  }

  private func wireMembers(_ keys: [(key: Key, path: ArraySlice<String>)]) -> [WireMember] {
    var within: [String: [(key: Key, path: ArraySlice<String>)]] = [:]
    for key in keys where key.path.count > 1 {
      within[key.path.first ?? "", default: []].append((key.key, key.path.dropFirst()))
    }
    return keys.compactMap { key in
      if key.path.count > 1, let name = key.path.first {
        return within.removeValue(forKey: name).map { .object(key: name, wireMembers($0)) }
      }
      return switch key.key {
      case .field(let position): .field(position)
      case .constant(let position): .constant(position)
      }
    }
  }
}
