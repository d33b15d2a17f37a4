// The keys that the schema does not declare, and that it wants to hear of.

nonisolated extension WireObject {
  /// Reports all other keys than these, in the order of their names.
  @inline(never)
  func reportUndeclared(besides declared: Set<String>) throws {
    let container = try container
    for name in container.allKeys.map(\.stringValue).sorted() where !declared.contains(name) {
      let kind = try container.decode(JSONKindProbe.self, forKey: .key(name)).kind
      FallbackHandler.tell(
        FallbackReport(
          at: WirePath(container.codingPath + [WireKey.key(name)]), kind: kind,
          because: UndeclaredKey(name), isLeftOut: true))
    }
  }
}
