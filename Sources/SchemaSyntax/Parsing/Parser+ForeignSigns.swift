import Diagnostics

/// Signs that the lexer has reported, where only the parser knows what they were meant to be.
extension Parser {
  /// Replaces what the lexer has said about `span`. If the lexer has said nothing, nothing is said.
  mutating func explain(_ mistake: Mistake, at span: SourceSpan) {
    signs.explained[span] = Diagnostic(mistake, at: span)
  }

  mutating func explain(_ mistake: Mistake, at span: SourceSpan, fix: Diagnostic.Fix?) {
    signs.explained[span] = Diagnostic(mistake, at: span, fix: fix)
  }

  /// - Parameter sign: a sign that the lexer has reported, which `diagnostic` then replaces.
  mutating func report(_ diagnostic: Diagnostic, explaining sign: SourceSpan?) {
    if let sign {
      signs.explained[sign] = diagnostic
    } else {
      diagnostics.append(diagnostic)
    }
  }

  /// Takes the sign that other languages have for `word`, where that word can be.
  mutating func takeForeign(_ sign: StaticString, for word: String) -> Token? {
    guard isSign(sign) else { return nil }
    let token = advance()
    let isAfterParenthesis =
      token.span.start > 0 && bytes[token.span.start - 1] == UInt8(ascii: ")")
    let isBeforeParenthesis =
      current.kind == .leftParenthesis && current.span.start == token.span.end
    explain(
      .sign("\(sign)", for: word), at: token.span,
      fix: .replace(
        token.span,
        with: (isAfterParenthesis ? " " : "") + word + (isBeforeParenthesis ? " " : "")))
    return token
  }

  func isForeign(_ sign: StaticString) -> Bool { continuesLine && isSign(sign) }

  func isSign(_ sign: StaticString) -> Bool {
    guard current.kind == .unknown,
      current.span.end - current.span.start == sign.utf8CodeUnitCount
    else { return false }
    return sign.withUTF8Buffer {
      bytes[current.span.start..<current.span.end].elementsEqual($0)
    }
  }

  /// `n!` in a map, read as `required n`. Before `??`, nothing is required.
  mutating func forced(_ value: MapExpression) -> MapExpression {
    guard case .path = value.kind, isForeign("!") else { return value }
    let sign = advance().span
    if current.kind == .coalesce {
      explain(.unwrapping(.advise("remove `!`")), at: sign, fix: .remove(sign))
      return value
    }
    explain(
      .unwrapping(.write("required \(text(of: value.span))")), at: sign,
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: value.span.before, replacement: "required "),
        Diagnostic.Edit(span: sign, replacement: ""),
      ]))
    return MapExpression(.required(value), span: value.span.through(sign))
  }

  /// `n || 0` and `n ?: 0` in a map, read as `n ?? 0`. Between two flags, the former may also mean a disjunction, which a
  /// schema cannot express.
  mutating func takeForeignCoalescing() -> Token? {
    let second = token(after: 1)
    if current.kind == .question, continuesLine, second.kind == .colon,
      second.span.start == current.span.end
    {
      let sign = advance()
      advance()
      report(.sign("?:", for: "??"), at: sign.span.through(second.span))
      return sign
    }
    guard isForeign("||") else { return nil }
    let sign = advance()
    explain(.disjunctionAsFallback, at: sign.span, fix: .propose("??", for: sign.span))
    return sign
  }

  /// `sub?.x`, read as `sub.x`.
  mutating func skipChaining() {
    let sign = current.span
    let dot = token(after: 1)
    guard continuesLine, sign.start == previousSpan.end, dot.kind == .dot,
      dot.span.start == sign.end
    else { return }
    if current.kind == .question {
      advance()
      report(.chaining, at: sign, fix: .remove(sign))
    } else if isForeign("!") {
      advance()
      explain(
        .unwrapping(.advise("remove `!`; `required` goes before the whole path")), at: sign,
        fix: .remove(sign))
    }
  }
}
