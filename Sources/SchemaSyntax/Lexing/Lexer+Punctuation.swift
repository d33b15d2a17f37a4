import Diagnostics

extension Lexer {
  mutating func lexPunctuation(_ byte: UInt8) {
    let start = offset
    if byte == UInt8(ascii: "."), startsShortRange {
      offset += 2
      let next = peek(0)
      let isBeforeName = next.map { isWordCharacter($0) && !isDigit($0) } ?? false
      if isBeforeName, isRightAfterName(start) {
        add(.dot, from: start)
        return report(.shortPath, at: span(from: start))
      }
      add(.closedRange, from: start)
      let fix = Diagnostic.Fix.replace(span(from: start), with: "...")
      report(
        isBeforeName
          ? .shortSpread
          : .range(.advise("write `...`, or `..<` to leave out the end of the range")),
        at: span(from: start), fix: isBeforeName ? fix : fix.asProposal)
    } else if let (kind, length) = punctuation(byte) {
      offset += length
      add(kind, from: start)
    } else if byte == UInt8(ascii: "-"), let next = peek(1), isDigit(next) {
      lexNumber()
    } else {
      lexForeign(byte)
    }
  }

  /// `..`, but not `...` or `..<`
  private var startsShortRange: Bool {
    peek(1) == UInt8(ascii: ".") && peek(2) != UInt8(ascii: ".") && peek(2) != UInt8(ascii: "<")
  }

  /// Whether a name, which may be quoted, ends at `start`.
  private func isRightAfterName(_ start: Int) -> Bool {
    guard let last = tokens.last, last.span.end == start else { return false }
    return last.kind == .identifier || last.kind == .string
  }

  private func punctuation(_ byte: UInt8) -> (Token.Kind, length: Int)? {
    let second = peek(1)
    let third = peek(2)
    switch byte {
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: "("): return (.leftParenthesis, 1)
    case UInt8(ascii: ")"): return (.rightParenthesis, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: "@"): return (.at, 1)
    case UInt8(ascii: "?"): return second == UInt8(ascii: "?") ? (.coalesce, 2) : (.question, 1)
    case UInt8(ascii: "="): return second == UInt8(ascii: "=") ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? (.notEqual, 2) : nil
    case UInt8(ascii: ">"):
      return second == UInt8(ascii: "=") ? (.greaterOrEqual, 2) : (.greater, 1)
    case UInt8(ascii: "<"):
      if second == UInt8(ascii: "-"), third == UInt8(ascii: ">") { return (.doubleArrow, 3) }
      return second == UInt8(ascii: "=") ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: "-"):
      return second == UInt8(ascii: ">") ? (.arrow, 2) : nil
    case UInt8(ascii: "."):
      guard second == UInt8(ascii: ".") else { return (.dot, 1) }
      if third == UInt8(ascii: ".") { return (.closedRange, 3) }
      return third == UInt8(ascii: "<") ? (.halfOpenRange, 3) : (.dot, 1)
    default: return nil
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
