extension PatternParser {
  static let largestCount = 1_000

  /// An atom, with the `?`, `*`, `+` or `{…}` that follows it, if there is one, and the `?` of a lazy one.
  mutating func repetition(of atom: Pattern) throws(RegularExpressionError) -> Pattern {
    let repeated: Pattern
    switch text.current {
    case "?":
      text.advance()
      repeated = .repetition(atom, minimum: 0, maximum: 1)
    case "*":
      text.advance()
      repeated = .repetition(atom, minimum: 0, maximum: nil)
    case "+":
      text.advance()
      repeated = .repetition(atom, minimum: 1, maximum: nil)
    case "{":
      let counts = try self.counts()
      repeated = .repetition(atom, minimum: counts.minimum, maximum: counts.maximum)
    default:
      return atom
    }
    // A lazy repetition finds the shortest match, and here only the whole value counts.
    if text.current == "?" { text.advance() }
    switch text.current {
    case "+": throw .possessiveRepetition(at: text.currentRange)
    case "?", "*", "{": throw .repeatedRepetition(at: text.currentRange)
    default: return repeated
    }
  }

  /// `{3}`, `{3,}` or `{3,20}`.
  private mutating func counts() throws(RegularExpressionError) -> (minimum: Int, maximum: Int?) {
    let start = text.position
    text.advance()
    let first = try count()
    let hasComma = text.skip(",")
    let second = hasComma ? try count() : first
    guard text.skip("}") else { throw .malformedCount(at: text.range(from: start)) }
    switch (first, second) {
    case (let minimum?, let maximum):
      if let maximum, maximum < minimum {
        throw .reversedCounts(minimum, maximum, at: text.range(from: start))
      }
      return (minimum, maximum)
    case (nil, let maximum?):
      throw .missingMinimum(maximum, at: text.range(from: start))
    case (nil, nil):
      throw .malformedCount(at: text.range(from: start))
    }
  }

  private mutating func count() throws(RegularExpressionError) -> Int? {
    let start = text.position
    var count = 0
    while let digit = text.current, ("0"..."9").contains(digit) {
      // Anything above the limit is equally wrong, and counting further could overflow.
      count = min(count * 10 + Int(digit.value - 0x30), Self.largestCount + 1)
      text.advance()
    }
    guard text.position > start else { return nil }
    guard count <= Self.largestCount else { throw .countTooLarge(at: text.range(from: start)) }
    return count
  }

  /// The error for a `{` with nothing before it to repeat: either a second count, or a brace that was meant as a
  /// character.
  mutating func repetitionWithoutAtom() -> RegularExpressionError {
    let start = text.position
    let brace = text.currentRange
    do {
      _ = try counts()
      return .nothingToRepeat(text.written(from: start), at: text.range(from: start))
    } catch {
      return error.kind == .malformedCount ? .malformedCount(at: brace) : error
    }
  }
}

extension RegularExpressionError {
  static func nothingToRepeat(_ written: String, at range: Range<Int>) -> Self {
    let closing = written.hasSuffix("}") ? "\\}" : ""
    let escaped = "\\" + (closing.isEmpty ? written : written.dropLast() + closing)
    return Self(
      .nothingToRepeat, at: range, "there is nothing before this `\(written)` to repeat",
      help: "write `\(escaped)` for the text itself",
      fix: .propose(escaped, for: range))
  }

  fileprivate static func possessiveRepetition(at range: Range<Int>) -> Self {
    Self(
      .possessiveRepetition, at: range,
      "a possessive repetition has no meaning here: matching never goes back",
      help: "leave out this `+`")
  }

  fileprivate static func repeatedRepetition(at range: Range<Int>) -> Self {
    Self(
      .repeatedRepetition, at: range, "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first")
  }

  fileprivate static func malformedCount(at range: Range<Int>) -> Self {
    Self(
      .malformedCount, at: range, "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself")
  }

  fileprivate static func missingMinimum(_ maximum: Int, at range: Range<Int>) -> Self {
    Self(
      .malformedCount, at: range, "this repetition count has no minimum",
      help: "write `{0,\(maximum)}`",
      fix: Fix(range: range, replacement: "{0,\(maximum)}"))
  }

  fileprivate static func reversedCounts(
    _ minimum: Int, _ maximum: Int, at range: Range<Int>
  ) -> Self {
    Self(
      .reversedCounts, at: range, "nothing occurs at least \(minimum) and at most \(maximum) times",
      help: "write `{\(maximum),\(minimum)}`",
      fix: .propose("{\(maximum),\(minimum)}", for: range))
  }

  fileprivate static func countTooLarge(at range: Range<Int>) -> Self {
    Self(
      .countTooLarge, at: range,
      "a pattern repeats something at most \(PatternParser.largestCount.grouped) times",
      help: "leave the count open, and check the length of the value by itself")
  }
}

extension Int {
  /// With a comma before the last three digits, which is enough for the limits of a pattern.
  var grouped: String {
    guard self >= 1_000 else { return "\(self)" }
    return "\(self / 1_000),\("\(1_000 + self % 1_000)".dropFirst())"
  }
}
