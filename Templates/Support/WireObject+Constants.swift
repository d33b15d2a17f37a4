// A key that always has the same value.

nonisolated extension WireObject {
  /// Throws if there is anything but `constant`.
  @inline(never)
  func expect(_ key: StaticString, _ constant: String) throws {
    let found: String = try get(key)
    if found != constant {
      throw try unexpected(.malformed(found, ShownText.quoted(constant)), at: key)
    }
  }

  @inline(never)
  func expect(_ key: StaticString, _ constant: Int) throws {
    let found: Int = try get(key)
    if found != constant {
      throw try unexpected(.malformed(number: found, constant.description), at: key)
    }
  }

  @inline(never)
  func expect(_ key: StaticString, _ constant: Bool) throws {
    let found: Bool = try get(key)
    if found != constant {
      throw try unexpected(.malformed(number: found, constant.description), at: key)
    }
  }

  private func unexpected(_ error: MappingError, at key: StaticString) throws -> DecodingError {
    .dataCorrupted(error, at: try container.codingPath + [WireKey(key)])
  }
}
