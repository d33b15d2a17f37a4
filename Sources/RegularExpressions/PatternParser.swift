/// Reads a pattern by recursive descent, one method for each level of the grammar:
///
///     choice     = sequence { "|" sequence }
///     sequence   = { atom [ repetition ] }
///     atom       = group | class | escape | "." | character
struct PatternParser {
  /// More than anyone nests, and less than half of what fits on the stack of a thread without optimisation.
  static let deepestGroup = 50

  var text: PatternText
  let ignoringCase: Bool
  var depth = 0

  static func parse(
    _ bytes: [UInt8], ignoringCase: Bool
  ) throws(RegularExpressionError) -> Pattern {
    var parser = PatternParser(text: try PatternText(bytes), ignoringCase: ignoringCase)
    let pattern = try parser.choice()
    // A choice ends at the end of the text or before a closing parenthesis.
    guard parser.text.isAtEnd else { throw .unopenedGroup(at: parser.text.currentRange) }
    return pattern
  }

  mutating func choice() throws(RegularExpressionError) -> Pattern {
    let first = try sequence()
    var alternatives = [first]
    while text.skip("|") {
      alternatives.append(try sequence())
    }
    return alternatives.count == 1 ? first : .choice(alternatives)
  }

  private mutating func sequence() throws(RegularExpressionError) -> Pattern {
    var items: [Pattern] = []
    while let scalar = text.current, scalar != "|", scalar != ")" {
      let atom = try atom(scalar, isFirst: items.isEmpty)
      items.append(try repetition(of: atom))
    }
    if items.count == 1, let item = items.first { return item }
    return .sequence(items)
  }

  private mutating func atom(
    _ scalar: Unicode.Scalar, isFirst: Bool
  ) throws(RegularExpressionError) -> Pattern {
    switch scalar {
    case "(":
      return try group()
    case "[":
      return .character(try characterClass())
    case "\\":
      return try escapedAtom(isFirst: isFirst)
    case ".":
      text.advance()
      return .character(.withinLine)
    case "^", "$", "*", "+", "?", "{", "}", "]":
      throw misplaced(scalar, isFirst: isFirst)
    default:
      text.advance()
      return .character(character(scalar))
    }
  }

  /// The error for a scalar that has a meaning of its own, but not in a place where a character may begin.
  private mutating func misplaced(
    _ scalar: Unicode.Scalar, isFirst: Bool
  ) -> RegularExpressionError {
    switch scalar {
    case "^", "$":
      let start = text.position
      text.advance()
      return anchor(from: start, kind: scalar == "^" ? .start : .end, isFirst: isFirst)
    case "{":
      return repetitionWithoutAtom()
    case "}", "]":
      return .unescapedBracket(scalar, at: text.currentRange)
    default:
      return .nothingToRepeat(String(scalar), at: text.currentRange)
    }
  }

  /// The scalar itself and, with the flag `i`, those that differ from it only by case.
  func character(_ scalar: Unicode.Scalar) -> ScalarSet {
    let set = ScalarSet(scalar)
    return ignoringCase ? set.ignoringCase : set
  }
}

extension RegularExpressionError {
  fileprivate static func unopenedGroup(at range: Range<Int>) -> Self {
    Self(
      .unopenedGroup, at: range, "this `)` does not close a group",
      help: "write `\\)` for the character itself",
      fix: .propose("\\)", for: range))
  }

  fileprivate static func unescapedBracket(
    _ bracket: Unicode.Scalar, at range: Range<Int>
  ) -> Self {
    Self(
      .unescapedBracket, at: range, "this `\(bracket)` closes nothing",
      help: "write `\\\(bracket)` for the character itself",
      fix: .propose("\\\(bracket)", for: range))
  }
}
