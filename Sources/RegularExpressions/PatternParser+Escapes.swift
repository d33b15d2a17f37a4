extension PatternParser {
  /// The meaning of a backslash and what follows it, inside a class and outside.
  enum Escape {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
  }

  mutating func escapedAtom(isFirst: Bool) throws(RegularExpressionError) -> Pattern {
    if let error = assertionOrReference(isFirst: isFirst) { throw error }
    switch try escape() {
    case .scalar(let scalar): return .character(character(scalar))
    case .set(let set): return .character(set)
    }
  }

  mutating func escape() throws(RegularExpressionError) -> Escape {
    let start = text.position
    let backslash = text.currentRange
    text.advance()
    guard let scalar = text.current else {
      throw .unfinishedEscape(at: backslash)
    }
    text.advance()
    switch scalar {
    case "d": return .set(.digits)
    case "D": return .set(ScalarSet.digits.inverted)
    case "w": return .set(.wordCharacters)
    case "W": return .set(ScalarSet.wordCharacters.inverted)
    case "s": return .set(.whitespace)
    case "S": return .set(ScalarSet.whitespace.inverted)
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "f": return .scalar("\u{C}")
    case "x": return .scalar(try scalarByNumber(from: start, digits: 2))
    case "u": return .scalar(try scalarByNumber(from: start, digits: 4))
    case "p", "P":
      if text.skip("{") { _ = text.skip(through: "}") }
      throw .unicodeProperty(text.written(from: start), at: text.range(from: start))
    case _ where scalar.isASCIIPunctuationOrSpace: return .scalar(scalar)
    default:
      throw .unknownEscape(scalar, backslash: backslash, at: text.range(from: start))
    }
  }

  /// Escapes that match no character: `\b`, `\A`, `\1` and others like them. Reads nothing if none of these is next.
  private mutating func assertionOrReference(isFirst: Bool) -> RegularExpressionError? {
    let start = text.position
    guard let scalar = text.peek(1) else { return nil }
    switch scalar {
    case "b", "B":
      text.advance()
      text.advance()
      return .wordBoundary(text.written(from: start), at: text.range(from: start))
    case "A", "z", "Z":
      text.advance()
      text.advance()
      return anchor(from: start, kind: scalar == "A" ? .start : .end, isFirst: isFirst)
    case "1"..."9":
      text.advance()
      while let digit = text.current, ("0"..."9").contains(digit) { text.advance() }
      return .backReference(text.written(from: start), at: text.range(from: start))
    case "k":
      text.advance()
      text.advance()
      if text.skip("<") { _ = text.skip(through: ">") }
      return .backReference(text.written(from: start), at: text.range(from: start))
    default:
      return nil
    }
  }

  /// `\x41`, `\u0041`, or either with one to six digits in braces.
  private mutating func scalarByNumber(
    from start: Int, digits: Int
  ) throws(RegularExpressionError) -> Unicode.Scalar {
    let isBraced = text.skip("{")
    let longest = isBraced ? 6 : digits
    var value: UInt32 = 0
    var count = 0
    while count < longest, let digit = text.current?.hexadecimalValue {
      value = value << 4 | digit
      count += 1
      text.advance()
    }
    let isComplete = isBraced ? count > 0 && text.skip("}") : count == digits
    guard isComplete else {
      throw .malformedScalar(digits: digits, at: text.range(from: start))
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .notAScalar(text.written(from: start), at: text.range(from: start))
    }
    return scalar
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIPunctuationOrSpace: Bool {
    switch self {
    case " "..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }

  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
