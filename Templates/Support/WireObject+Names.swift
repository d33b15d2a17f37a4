// The same as for other unions, but the names are in a table.

nonisolated extension WireObject {
  /// The one key of the object that names a case.
  @inline(never)
  func caseKey(among names: WireNames) throws -> String {
    try caseKey(known: names.all) { names.position(of: $0) != nil }
  }

  /// The only key of the object, if it names no case. For an open union.
  @inline(never)
  func unrecognizedKey(besides names: WireNames) throws -> String? {
    try onlyKey.flatMap { names.position(of: $0) == nil ? $0 : nil }
  }
}
