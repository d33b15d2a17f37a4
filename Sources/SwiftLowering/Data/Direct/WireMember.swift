import SchemaSemantics

/// The content of one key of an object, as a struct sees it.
enum WireMember {
  /// The position of a field.
  case field(Int)
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
    case .object(let key, let members):
      members.flatMap { $0.fields(of: record) }
        .map { Field(position: $0.position, path: [key] + $0.path) }
    }
  }
}

extension ValidRecord {
  /// Each nested object once, in the place of the first of its fields.
  var wireMembers: [WireMember] {
    wireMembers(fields.indices.map { (position: $0, path: fields[$0].wirePath[...]) })
  }

  private func wireMembers(_ fields: [(position: Int, path: ArraySlice<String>)]) -> [WireMember] {
    var within: [String: [(position: Int, path: ArraySlice<String>)]] = [:]
    for field in fields where field.path.count > 1 {
      within[field.path.first ?? "", default: []].append((field.position, field.path.dropFirst()))
    }
    return fields.compactMap { field in
      guard field.path.count > 1, let key = field.path.first else { return .field(field.position) }
      return within.removeValue(forKey: key).map { .object(key: key, wireMembers($0)) }
    }
  }
}
