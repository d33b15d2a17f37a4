extension ResolvedSchema {
  /// ``text(of:)`` in backticks, after its article: "an `Int`", "a `URL`".
  func article(_ type: SchemaType) -> String {
    let text = text(of: type)
    let soundsOpen = text.first.map { "AEIO".contains($0) } ?? false
    return (soundsOpen ? "an `" : "a `") + text + "`"
  }
}

extension Sequence<String> {
  /// "`a`, `b` and `c`", or "`a`, `b` and more" if there are more than are shown.
  package func enumeration(hasMore: Bool = false) -> String {
    var parts = map { "`\($0)`" }
    if hasMore { parts.append("more") }
    return parts.joined(with: "and")
  }
}
