extension PatternParser {
  enum Anchor {
    case start, end
  }

  /// The error for an anchor that was just read. Where the anchor always holds, it can be removed; elsewhere it could
  /// change what the pattern matches, so no fix is certain.
  func anchor(from start: Int, kind: Anchor, isFirst: Bool) -> RegularExpressionError {
    let written = text.written(from: start)
    let range = text.range(from: start)
    let alwaysHolds =
      switch kind {
      case .start: isFirst
      case .end: text.isAtEnd || text.current == "|"
      }
    guard depth == 0, alwaysHolds else { return .anchorInside(written, at: range) }
    return .redundantAnchor(written, at: range, fix: withoutBothAnchors ?? .remove(range))
  }

  /// Most patterns that begin with `^` end with `$`: one fix removes both.
  private var withoutBothAnchors: RegularExpressionError.Fix? {
    let scalars = text.scalars
    guard scalars.count >= 2, scalars.first == "^", scalars.last == "$" else { return nil }
    let inner = scalars.dropFirst().dropLast()
    let backslashes = inner.reversed().prefix { $0 == "\\" }.count
    guard backslashes.isMultiple(of: 2) else { return nil }
    var replacement = String.UnicodeScalarView()
    replacement.append(contentsOf: inner)
    return RegularExpressionError.Fix(
      range: 0..<text.byteCount, replacement: String(replacement))
  }
}

extension RegularExpressionError {
  fileprivate static func redundantAnchor(
    _ written: String, at range: Range<Int>, fix: Fix
  ) -> Self {
    Self(
      .anchor, at: range, "`\(written)` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fix: fix)
  }

  fileprivate static func anchorInside(_ written: String, at range: Range<Int>) -> Self {
    let character = written.count == 1 ? ", or write `\\\(written)` for the character itself" : ""
    return Self(
      .anchor, at: range, "a pattern has no anchors such as `\(written)`",
      help: "leave it out: the whole value is matched anyway\(character)")
  }
}
