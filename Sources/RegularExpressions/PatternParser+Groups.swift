extension PatternParser {
  /// `(…)` and `(?:…)`, which mean the same, because nothing is captured.
  mutating func group() throws(RegularExpressionError) -> Pattern {
    let opening = text.currentRange
    let start = text.position
    text.advance()
    if text.skip("?") {
      guard text.skip(":") else { throw specialGroup(from: start) }
    }
    guard depth < Self.deepestGroup else { throw .nestedTooDeeply(at: opening) }
    depth += 1
    let content = try choice()
    depth -= 1
    guard text.skip(")") else { throw .unclosedGroup(at: opening) }
    return content
  }

  /// The error for what follows `(?`, where that is not a colon.
  private mutating func specialGroup(from start: Int) -> RegularExpressionError {
    let first = text.current
    text.advance()
    switch first {
    case "=", "!":
      return .lookahead(at: text.range(from: start))
    case "<" where text.current == "=" || text.current == "!":
      text.advance()
      return .lookbehind(at: text.range(from: start))
    case "<", "'":
      return namedGroup(from: start, endingWith: first == "'" ? "'" : ">")
    case "P" where text.current == "<":
      return namedGroup(from: start, endingWith: ">")
    case "P" where text.current == "=":
      _ = text.skip(through: ")")
      return .backReference(text.written(from: start), at: text.range(from: start))
    case "P":
      return .unknownGroup(text.written(from: start), at: text.range(from: start))
    case ">":
      return .atomicGroup(at: text.range(from: start))
    case "#":
      let isClosed = text.skip(through: ")")
      return .comment(isClosed: isClosed, at: text.range(from: start))
    case "^", "-":
      return inlineFlags(from: start)
    case let letter? where letter.isASCIILetter:
      return inlineFlags(from: start)
    default:
      return .unknownGroup(text.written(from: start), at: text.range(from: start))
    }
  }

  private mutating func namedGroup(
    from start: Int, endingWith end: Unicode.Scalar
  ) -> RegularExpressionError {
    let isClosed = text.skip(through: end)
    return .namedGroup(isClosed: isClosed, at: text.range(from: start))
  }

  private mutating func inlineFlags(from start: Int) -> RegularExpressionError {
    while let scalar = text.current, scalar.isASCIILetter || scalar == "-" || scalar == "^" {
      text.advance()
    }
    if !text.skip(":") { _ = text.skip(")") }
    return .inlineFlags(text.written(from: start), at: text.range(from: start))
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}

extension RegularExpressionError {
  fileprivate static func unclosedGroup(at range: Range<Int>) -> Self {
    Self(
      .unclosedGroup, at: range, "this group is never closed",
      help: "close it with `)`, or write `\\(` for the character itself")
  }

  fileprivate static func nestedTooDeeply(at range: Range<Int>) -> Self {
    Self(
      .nestedTooDeeply, at: range,
      "groups are nested more than \(PatternParser.deepestGroup) levels deep",
      help: "leave out the groups that are not repeated and contain no `|`")
  }

  fileprivate static func lookahead(at range: Range<Int>) -> Self {
    Self(
      .lookahead, at: range,
      "a pattern has no look-ahead, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own")
  }

  fileprivate static func lookbehind(at range: Range<Int>) -> Self {
    Self(
      .lookbehind, at: range,
      "a pattern has no look-behind, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own")
  }

  static func backReference(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .backReference, at: range,
      "`\(written)` refers back to a group, but a pattern does not remember what it read",
      help: "write the pattern of that group again, if it need not match the same text twice")
  }

  fileprivate static func namedGroup(isClosed: Bool, at range: Range<Int>) -> Self {
    Self(
      .namedGroup, at: range, "groups have no names, because nothing is captured",
      help: "write `(`", fix: isClosed ? Fix(range: range, replacement: "(") : nil)
  }

  fileprivate static func atomicGroup(at range: Range<Int>) -> Self {
    Self(
      .atomicGroup, at: range,
      "an atomic group has no meaning here: matching never goes back",
      help: "write `(`")
  }

  fileprivate static func inlineFlags(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .inlineFlags, at: range, "`\(written)` sets flags inside a pattern",
      help: "write `/…/i` to ignore case in the whole pattern; there is no other flag")
  }

  fileprivate static func comment(isClosed: Bool, at range: Range<Int>) -> Self {
    Self(
      .comment, at: range, "a pattern cannot contain comments",
      help: "leave it out", fix: isClosed ? .remove(range) : nil)
  }

  fileprivate static func unknownGroup(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .unknownGroup, at: range, "`\(written)` does not open a known kind of group",
      help: "write `(` or `(?:`")
  }
}
