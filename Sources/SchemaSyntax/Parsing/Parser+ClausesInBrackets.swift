import Diagnostics

/// `[Date via iso8601]`: clauses of an element, which are written after the brackets.
extension Parser {
  /// The clauses and the bracket, which are taken.
  mutating func takeClausesInBrackets(_ kind: TypeExpression.Kind) -> Bool {
    guard continuesLine, isWord("via") || isWord("where") || isWord("else") else { return false }
    let isRule = isWord("where")
    let gap = previousSpan.after
    let start = position
    skipToBracket()
    guard current.kind == .rightBracket, continuesLine, position > start + 1 else {
      position = start
      return false
    }
    let clauses = tokens[start].span.through(previousSpan)
    let written = text(of: clauses)
    advance()
    let place = gap.through(previousSpan)
    switch kind {
    case .array where isRule && !tokens[start..<position].contains { $0.kind == .comma }:
      let rule = written.dropFirst("where".count)
      reportClauses("where each\(rule)", at: clauses, in: place)
    case .array, .dictionary:
      if isRule {
        report(.rulesInBrackets, at: clauses)
      } else {
        reportClauses(written, at: clauses, in: place)
      }
    default:
      report(.rulesInBrackets, at: clauses)
    }
    return true
  }

  private mutating func reportClauses(
    _ correction: String, at clauses: SourceSpan, in place: SourceSpan
  ) {
    // The clauses of an optional list come after its `?`.
    let isLast = !continuesLine || current.kind != .question
    report(
      .clausesInBrackets("…] \(correction)"), at: clauses,
      fix: isLast ? .replace(place, with: "] \(correction)") : nil)
  }

  /// To the `]` of the brackets around the current token, or to where the line ends.
  mutating func skipToBracket() {
    var depth = 0
    while continuesLine, current.kind != .rightBrace, current.kind != .endOfFile {
      switch current.kind {
      case .leftBracket, .leftParenthesis: depth += 1
      case .rightBracket where depth == 0: return
      case .rightBracket, .rightParenthesis: depth -= 1
      default: break
      }
      advance()
    }
  }
}
