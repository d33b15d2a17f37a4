// The keys that the schema does not declare, and that it wants to hear of.

nonisolated extension WireObject {
  /// Reports all other keys than these, in the order of their names.
  @inline(never)
  func reportUndeclared(besides declared: Set<String>) throws {
    let container = try container
    // Decoders make it anew each time, which takes long in deep payloads.
    lazy var path = WirePath(container.codingPath)
    for name in container.allKeys.map(\.stringValue).sorted() where !declared.contains(name) {
      let kind = try container.decode(JSONKindProbe.self, forKey: .key(name)).kind
      FallbackHandler.tell(
        FallbackReport(
          at: WirePath(path.steps + [.key(name)]), kind: kind, because: UndeclaredKey(name),
          isLeftOut: true))
    }
  }
}
