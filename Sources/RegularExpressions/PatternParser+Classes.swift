extension PatternParser {
  /// `[…]` or `[^…]`. The flag `i` is applied to the listed characters before `^` inverts them; it does not change
  /// `\w`.
  mutating func characterClass() throws(RegularExpressionError) -> ScalarSet {
    let opening = text.currentRange
    let start = text.position
    text.advance()
    let isNegated = text.skip("^")
    if text.current == "]" {
      text.advance()
      throw .emptyClass(at: text.range(from: start))
    }
    var listed: [ClosedRange<UInt32>] = []
    var named: [ClosedRange<UInt32>] = []
    var isFirst = true
    while !text.skip("]") {
      guard !text.isAtEnd else { throw .unclosedClass(at: opening) }
      let itemStart = text.position
      let item = try classItem(isFirst: isFirst)
      isFirst = false
      if isAtRangeHyphen {
        listed.append(try range(from: item, startingAt: itemStart))
      } else {
        switch item {
        case .scalar(let scalar): listed.append(scalar.value...scalar.value)
        case .set(let set): named += set.ranges
        }
      }
    }
    if ignoringCase { listed = ScalarSet(listed).ignoringCase.ranges }
    let set = ScalarSet(listed + named)
    return isNegated ? set.inverted : set
  }

  /// A hyphen before the closing bracket, or before the end of an unclosed class, is a character.
  private var isAtRangeHyphen: Bool {
    guard text.current == "-", let next = text.peek(1) else { return false }
    return next != "]" && next != "-"
  }

  private mutating func classItem(isFirst: Bool) throws(RegularExpressionError) -> Escape {
    let here = text.currentRange
    guard let scalar = text.current else { throw .unclosedClass(at: here) }
    switch (scalar, text.peek(1)) {
    case ("\\", _):
      return try escape()
    case ("-", "-"):
      throw classOperator("--")
    case ("&", "&"):
      throw classOperator("&&")
    case ("-", let next?) where !isFirst && next != "]":
      throw .misplacedHyphen(at: here)
    case ("[", ":"):
      let start = text.position
      if text.skip(through: "]") { throw .posixClass(at: text.range(from: start)) }
      throw .nestedClass(at: here)
    case ("[", _):
      throw .nestedClass(at: here)
    default:
      text.advance()
      return .scalar(scalar)
    }
  }

  /// The hyphen and the end of a range, after the item that begins it.
  private mutating func range(
    from lower: Escape, startingAt start: Int
  ) throws(RegularExpressionError) -> ClosedRange<UInt32> {
    let first = text.written(from: start)
    let hyphen = text.currentRange
    text.advance()
    let upperStart = text.position
    let upper = try classItem(isFirst: true)
    let last = text.written(from: upperStart)
    guard case (.scalar(let lower), .scalar(let upper)) = (lower, upper) else {
      throw .setAsRangeBound(hyphen: hyphen, at: text.range(from: start))
    }
    guard lower <= upper else {
      throw .reversedRange(from: first, to: last, at: text.range(from: start))
    }
    return lower.value...upper.value
  }

  private mutating func classOperator(_ written: String) -> RegularExpressionError {
    let start = text.position
    text.advance()
    text.advance()
    return .classOperator(written, at: text.range(from: start))
  }
}

extension RegularExpressionError {
  fileprivate static func unclosedClass(at range: Range<Int>) -> Self {
    Self(
      .unclosedClass, at: range, "this character class is never closed",
      help: "close it with `]`, or write `\\[` for the character itself")
  }

  fileprivate static func emptyClass(at range: Range<Int>) -> Self {
    Self(
      .emptyClass, at: range, "this character class is empty",
      help: "list at least one character, or write `\\]` if the class begins with that bracket")
  }

  fileprivate static func nestedClass(at range: Range<Int>) -> Self {
    Self(
      .nestedClass, at: range, "a character class cannot contain another class",
      help: "list its characters here, or write `\\[` for the character itself")
  }

  fileprivate static func posixClass(at range: Range<Int>) -> Self {
    Self(
      .posixClass, at: range, "a character class cannot be named in brackets",
      help: "list the characters, such as `a-zA-Z`, or use `\\d`, `\\w` or `\\s`")
  }

  fileprivate static func classOperator(_ written: String, at range: Range<Int>) -> Self {
    let character = "\(written.prefix(1))"
    return Self(
      .classOperator, at: range, "`\(written)` does not combine character classes here",
      help: "list the characters that remain, or write `\\\(character)` for the character itself")
  }

  fileprivate static func misplacedHyphen(at range: Range<Int>) -> Self {
    Self(
      .misplacedHyphen, at: range, "this hyphen does not begin a range",
      help: "write `\\-` for the character itself",
      fix: Fix(range: range, replacement: "\\-"))
  }

  fileprivate static func setAsRangeBound(hyphen: Range<Int>, at range: Range<Int>) -> Self {
    Self(
      .setAsRangeBound, at: range, "a range goes from one character to another, not to a set",
      help: "write `\\-` if the hyphen is a character itself",
      fix: .propose("\\-", for: hyphen))
  }

  fileprivate static func reversedRange(
    from first: String, to last: String, at range: Range<Int>
  ) -> Self {
    Self(
      .reversedRange, at: range, "the range `\(first)-\(last)` runs backwards",
      help: "write `\(last)-\(first)`",
      fix: .propose("\(last)-\(first)", for: range))
  }
}
