// As for other unions, with the names in a table.

nonisolated extension WireObject {
  /// The position of the one key of the object that names a case.
  @inline(never)
  func casePosition(among names: WireNames) throws -> Int {
    let key = try caseKey(known: names.all) { names.position(of: $0) != nil }
    guard let position = names.position(of: key) else {
      throw try unknownTag(key, at: key, known: names.all)
    }
    return position
  }

  /// If there is but one key, and it names no case, that key. For an open union.
  @inline(never)
  func unrecognizedKey(besides names: WireNames) throws -> String? {
    try onlyKey.flatMap { names.position(of: $0) == nil ? $0 : nil }
  }
}
