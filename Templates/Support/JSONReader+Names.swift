// The same as for other unions, but the names are in a table.

nonisolated extension JSONReader {
  /// The one key of the object that names a case.
  @inline(never)
  mutating func peekCaseKey(among names: WireNames) -> String? {
    peekCaseKey(known: names.all) { names.position(of: $0) != nil }
  }

  /// The only key of the object, if it names no case. For an open union.
  @inline(never)
  mutating func peekUnrecognizedKey(besides names: WireNames) -> String? {
    peekOnlyKey().flatMap { names.position(of: $0) == nil ? $0 : nil }
  }
}
