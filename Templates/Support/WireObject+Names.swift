// As for other unions, with the names in a table.

nonisolated extension WireObject {
  /// The one key of the object that names a case.
  @inline(never)
  func caseKey(among names: WireNames) throws -> String {
    try caseKey(known: names.all) { names.position(of: $0) != nil }
  }

  /// If there is but one key, and it names no case, that key. For an open union.
  @inline(never)
  func unrecognizedKey(besides names: WireNames) throws -> String? {
    try onlyKey.flatMap { names.position(of: $0) == nil ? $0 : nil }
  }
}
