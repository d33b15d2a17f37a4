// The keys that the schema does not declare, and that it wants to hear of.

nonisolated extension JSONReader {
  /// Passes over the value at a key that no member has, and reports it. A key that occurs twice is reported once.
  @inline(never)
  package mutating func reportUndeclared(_ keys: inout Set<String>, _ key: JSONText) {
    let name = key.text
    guard keys.insert(name).inserted else { return skip() }
    let mark = mark()
    unknownKeys.enterMember(at: mark.offset)
    let kind = nextKind()
    skip()
    guard isIntact else { return }
    FallbackHandler.tell(
      FallbackReport(
        at: wirePath(of: mark), kind: kind, because: UndeclaredKey(name), isLeftOut: true),
      in: holder() ?? HeldReports.current)
    unknownKeys.leaveMember()
  }
}
