// Places in JSON, as decoders and encoders give them.

extension WirePath {
  nonisolated var codingPath: [any CodingKey] {
    steps.map { step in
      switch step {
      case .field(let name), .key(let name): PathKey(stringValue: name)
      case .index(let index): PathKey(intValue: index)
      }
    }
  }
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
