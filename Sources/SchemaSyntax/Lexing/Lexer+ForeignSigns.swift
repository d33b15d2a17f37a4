import Diagnostics

/// Signs that the language does not use. Most come from habits of other languages: where their meaning is clear, the
/// parser gets what was meant, so that one habit makes one error.
extension Lexer {
  mutating func lexForeign(_ byte: UInt8) {
    let start = offset
    let second = peek(1)
    if lexLongArrow(byte) { return }
    switch byte {
    case UInt8(ascii: "`"):
      lexBackticks()
    case UInt8(ascii: "'"):
      lexForeignString(closing: [byte])
    case UInt8(ascii: ";"):
      lexSemicolons()
    case UInt8(ascii: "&") where second == byte:
      if followsWhere {
        lexForeign(.separator(between: "rules"), length: 2)
      } else {
        lexForeign(.sign("&&", for: "and"), length: 2)
      }
    case UInt8(ascii: "|") where second == byte:
      lexForeign(.sign("||", for: "or"), length: 2)
    case UInt8(ascii: "!") where !followsWord:
      lexForeign(negatedInEntry.map(Mistake.negation) ?? .sign("!", for: "not"), length: 1)
    case UInt8(ascii: "#") where startsHashComment:
      lexHashComment()
    case UInt8(ascii: "-") where tokens.last?.kind == .less && tokens.last?.span.end == offset:
      offset += 1
      add(.unknown, from: start)
      report(.backwardArrow, at: SourceSpan(file: file, start: start - 1, end: offset))
    case UInt8(ascii: "+") where second.map(isDigit) == true && lexSignedName():
      break
    case UInt8(ascii: "+") where second.map(isDigit) == true && !followsValue:
      offset += 1
      let place = span(from: start)
      report(.plus, at: place, fix: .remove(place))
    case UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "-"):
      offset += 1
      if let second, isWordCharacter(second), !isDigit(second) {
        skipIdentifierCharacters()
        lexForeignName(from: start)
      } else {
        lexForeign(Unicode.Scalar(byte), from: start)
      }
    default:
      offset += 1
      lexForeign(Unicode.Scalar(byte), from: start)
    }
  }

  /// `-->`, `<-->`, with any number of hyphens. A `<` before them has been read.
  private mutating func lexLongArrow(_ byte: UInt8) -> Bool {
    let hyphen = UInt8(ascii: "-")
    // A long run of hyphens is counted once, at its beginning.
    guard byte == hyphen, offset == 0 || bytes[offset - 1] != hyphen else { return false }
    let hyphens = bytes[offset...].prefix { $0 == hyphen }.count
    guard hyphens > 1, peek(hyphens) == UInt8(ascii: ">") else { return false }
    var start = offset
    if let last = tokens.last, last.kind == .less, last.span.end == offset {
      start = last.span.start
      tokens.removeLast()
    }
    let isDouble = start < offset
    offset += hyphens + 1
    add(isDouble ? .doubleArrow : .arrow, from: start)
    let place = span(from: start)
    report(.arrow(text(of: place), for: isDouble ? "<->" : "->"), at: place)
    return true
  }

  /// Several in a row are one mistake. If another item follows on the line, a comma must separate the two.
  private mutating func lexSemicolons() {
    let start = offset
    let isFirst = tokens.last.map { $0.kind == .leftBrace || $0.kind == .comma } ?? true
    while peek(0) == UInt8(ascii: ";") { offset += 1 }
    let place = span(from: start)
    add(.comma, from: start)
    let separates = !isFirst && itemFollowsOnLine
    report(.semicolon(separates ? .write(",") : .remove), at: place)
  }

  private var itemFollowsOnLine: Bool {
    var next = offset
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t")
    {
      next += 1
    }
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: "/"): return false
    default: return true
    }
  }

  private var followsWord: Bool {
    guard offset > 0 else { return false }
    let before = bytes[offset - 1]
    return isWordCharacter(before) || before == UInt8(ascii: "]") || before == UInt8(ascii: ">")
  }

  /// Whether the token before this place could be the left operand of an addition.
  private var followsValue: Bool {
    guard let last = tokens.last, !atLineStart else { return false }
    switch last.kind {
    case .identifier: return !bytes[last.span.start..<last.span.end].elementsEqual("else".utf8)
    case .string, .integer, .decimal, .rightParenthesis, .rightBracket: return true
    default: return false
    }
  }

  /// A sign used instead of a word of the language. Only the parser knows whether that word can be here; if so, it adds
  /// the fix.
  private mutating func lexForeign(_ mistake: Mistake, length: Int) {
    let start = offset
    offset += length
    add(.unknown, from: start)
    report(mistake, at: span(from: start), fix: nil)
  }

  /// Any other sign, which was just consumed. Signs that follow in the same word belong to the same mistake.
  mutating func lexForeign(_ scalar: Unicode.Scalar, from start: Int) {
    if scalar == "\u{201C}" || scalar == "\u{2018}" {
      offset = start
      return lexForeignString(closing: Array((scalar == "\u{201C}" ? "\u{201D}" : "\u{2019}").utf8))
    }
    if scalar == "\u{2026}" {
      add(.closedRange, from: start)
      return report(.ellipsis, at: span(from: start))
    }
    if let (kind, correction) = Self.typographicSign(scalar) {
      add(kind, from: start)
      return report(.typographicSign(scalar, correction), at: span(from: start))
    }
    let place = span(from: start)
    add(.unknown, from: start)
    guard start >= foreignEnd else { return }
    foreignEnd = offset
    let isOperator = scalar == "+" || scalar == "*" || scalar == "|"
    while foreignEnd < bytes.count, !Self.ends(isOperator ? .item : .word, bytes[foreignEnd]) {
      foreignEnd += 1
    }
    report(
      Mistake(scalar), at: place,
      fix: scalar.isInvisible && !splitsWord(place) ? .remove(place) : nil)
  }

  /// What editors and keyboards write for a sign of the language.
  private static func typographicSign(_ scalar: Unicode.Scalar) -> (Token.Kind, String)? {
    switch scalar {
    case "≥": (.greaterOrEqual, ">=")
    case "≤": (.lessOrEqual, "<=")
    case "≠": (.notEqual, "!=")
    case "→", "⇒", "⟶": (.arrow, "->")
    case "↔", "⇔", "⟷": (.doubleArrow, "<->")
    case "：": (.colon, ":")
    case "，": (.comma, ",")
    case "（": (.leftParenthesis, "(")
    case "）": (.rightParenthesis, ")")
    default: nil
    }
  }

  /// Whether there is a `where` before this place in the line: its rules are a list.
  private var followsWhere: Bool {
    for token in tokens.suffix(32).reversed() {
      if token.kind == .identifier, text(of: token) == "where" { return true }
      if token.startsLine || token.kind == .comma { return false }
    }
    return false
  }

  /// Whether the slash here divides the value of an entry, `price: price_cents / 100`. A regular expression comes after the
  /// name of a rule.
  var startsDivision: Bool {
    let isBlank = { (byte: UInt8?) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard !atLineStart, offset > 0, isBlank(bytes[offset - 1]) == isBlank(peek(1)),
      tokens.last?.kind == .identifier
    else { return false }
    let before = tokens.suffix(16).last { $0.kind != .identifier && $0.kind != .dot }
    return before?.kind == .colon && tokens.last.map { text(of: $0) } != "matches"
  }

  mutating func lexDivision() {
    let start = offset
    offset += 1
    add(.unknown, from: start)
    report(.division, at: span(from: start), fix: nil)
    foreignEnd = bytes[offset...].firstIndex { Self.ends(.item, $0) } ?? bytes.count
  }

  /// What comes after the `!` in the entry of a map: `isLive: !deleted`. Only rules have `not`.
  private var negatedInEntry: String? {
    guard tokens.count > 1, tokens.last?.kind == .colon else { return nil }
    if let word = tokens.dropLast(2).last, text(of: word) == "rule" { return nil }
    let path = bytes[(offset + 1)...].prefix { isWordCharacter($0) || $0 == UInt8(ascii: ".") }
    return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
  }

  private func text(of token: Token) -> String { text(of: token.span) }

  private func text(of span: SourceSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  private enum Extent {
    case word, item
  }

  private static func ends(_ extent: Extent, _ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","): true
    case UInt8(ascii: " "), UInt8(ascii: "\t"): extent == .word
    default: false
    }
  }

  /// Whether it is at the beginning of a line, or has white space on both sides: `n#: Int` is not a comment.
  private var startsHashComment: Bool {
    let isBlank = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineBreak(byte)
    }
    let next = peek(1)
    if atLineStart { return next.map(isWordCharacter) != true }
    guard offset > 0, isBlank(bytes[offset - 1]) else { return false }
    return next.map { isBlank($0) || $0 == UInt8(ascii: "#") } ?? true
  }

  private mutating func lexHashComment() {
    let start = offset
    offset += 1
    let place = span(from: start)
    offset = lineEnd(from: start)
    checkUTF8(from: start)
    report(.comment(nil), at: place, fix: .replace(place, with: "//"))
  }

  mutating func report(_ mistake: Mistake, at span: SourceSpan) {
    diagnostics.append(Diagnostic(mistake, at: span))
  }

  mutating func report(_ mistake: Mistake, at span: SourceSpan, fix: Diagnostic.Fix?) {
    diagnostics.append(Diagnostic(mistake, at: span, fix: fix))
  }

  /// Whether the place is within a word, so that it may be a mistake in one word or separate two.
  private func splitsWord(_ place: SourceSpan) -> Bool {
    place.start > 0 && isWordCharacter(bytes[place.start - 1])
      && place.end < bytes.count && isWordCharacter(bytes[place.end])
  }
}

extension Unicode.Scalar {
  /// Whether nothing is lost without it.
  fileprivate var isInvisible: Bool {
    properties.generalCategory == .format || properties.generalCategory == .control
  }
}

func isWordCharacter(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
}
