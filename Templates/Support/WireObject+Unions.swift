// The cases of a union are told apart by a tag, or by the key of their payload.

nonisolated extension WireObject {
  /// What to throw for a tag that does not stand for a case.
  @inline(never)
  func unknownTag(
    _ tag: some CustomStringConvertible, at key: String, known: [String]
  ) throws -> DecodingError {
    let shown = tag is String ? ShownText.quoted(tag.description) : tag.description
    return .dataCorrupted(
      MappingError(.unknownCase(value: shown, known: known)),
      at: try container.codingPath + [WireKey.name(key)])
  }

  /// The one key of the object that names a case. There may be other keys.
  @inline(never)
  func caseKey(among known: [String]) throws -> String {
    try caseKey(known: known) { known.contains($0) }
  }

  /// The only key of the object, if it names no case. For an open union.
  @inline(never)
  func unrecognizedKey(besides known: [String]) throws -> String? {
    try onlyKey.flatMap { known.contains($0) ? nil : $0 }
  }

  func caseKey(known: [String], isKnown: (String) -> Bool) throws -> String {
    let container = try container
    let found = container.allKeys.map(\.stringValue).filter(isKnown)
    guard let key = found.first, found.count == 1 else {
      // Sorted, since an object has no order.
      throw DecodingError.dataCorrupted(
        MappingError(.caseKeys(found: found.sorted(), known: known)), at: container.codingPath)
    }
    return key
  }

  var onlyKey: String? {
    get throws {
      let keys = try container.allKeys
      return keys.count == 1 ? keys.first?.stringValue : nil
    }
  }
}
