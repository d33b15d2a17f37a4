nonisolated extension WirePath {
  /// Keys that generated code did not ask for belong to dictionaries.
  package init(_ codingPath: [any CodingKey]) {
    self.init(
      codingPath.map { key in
        if let index = key.elementIndex { return .index(index) }
        if let name = (key as? WireKey)?.knownName { return .known(name) }
        return .key(key.stringValue)
      })
  }
}
