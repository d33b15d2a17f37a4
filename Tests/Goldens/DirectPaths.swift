// Places in JSON, as decoders and encoders give them.

extension WirePath {
  nonisolated var codingPath: [any CodingKey] {
    steps.map { step in
      switch step {
      case .field(let name): PathKey(stringValue: unquoted(name))
      case .key(let name): PathKey(stringValue: name)
      case .index(let index), .keptIndex(let index): PathKey(intValue: index)
      }
    }
  }
}

/// The key in `["@link"]`.
private nonisolated func unquoted(_ name: Swift.String) -> Swift.String {
  guard name.hasPrefix("[\"") else { return name }
  return .init(name.dropFirst(2).dropLast(2))
}

private nonisolated struct PathKey: CodingKey {
  let stringValue: Swift.String
  let intValue: Swift.Int?

  init(stringValue: Swift.String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Swift.Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
