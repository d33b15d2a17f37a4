import Diagnostics

/// Signs that the lexer has reported, where only the parser knows what they were meant to be.
extension Parser {
  /// Says something else about `span` than the lexer has. What it has passed over in silence stays so.
  mutating func revise(
    at span: SourceSpan, _ message: String, help: String? = nil, fix: Diagnostic.Fix? = nil
  ) {
    // Both go through the file from its beginning, so no search goes back.
    while revised < lexicalCount, diagnostics[revised].primary.span.start < span.start {
      revised += 1
    }
    guard revised < lexicalCount, diagnostics[revised].primary.span == span else { return }
    diagnostics[revised] = Diagnostic(.unknownCharacter, message, at: span, help: help, fix: fix)
  }

  /// Takes the sign that is written for `word` elsewhere, where that word can stand.
  mutating func takeForeign(_ sign: StaticString, for word: String) -> Token? {
    guard isSign(sign) else { return nil }
    let token = advance()
    let isAfterParenthesis =
      token.span.start > 0 && bytes[token.span.start - 1] == UInt8(ascii: ")")
    let isBeforeParenthesis =
      current.kind == .leftParenthesis && current.span.start == token.span.end
    revise(
      at: token.span, "`\(sign)` is written `\(word)`", help: "write `\(word)`",
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

  /// `n!` in a map, read as `required n`. Before `??` nothing is required.
  mutating func forced(_ value: MapExpression) -> MapExpression {
    guard case .path = value.kind, isForeign("!") else { return value }
    let sign = advance().span
    let message = "nothing is unwrapped by force"
    if current.kind == .coalesce {
      revise(at: sign, message, help: "remove `!`", fix: .remove(sign))
      return value
    }
    revise(
      at: sign, message, help: "write `required \(text(of: value.span))`",
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: value.span.before, replacement: "required "),
        Diagnostic.Edit(span: sign, replacement: ""),
      ]))
    return MapExpression(.required(value), span: value.span.through(sign))
  }

  /// `n || 0` in a map, read as `n ?? 0`. Of two flags it may also be their disjunction, which a schema cannot say.
  mutating func takeForeignCoalescing() -> Token? {
    guard isForeign("||") else { return nil }
    let sign = advance()
    revise(
      at: sign.span, "the value for a missing one follows `??`", help: "write `??`",
      fix: .propose("??", for: sign.span))
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
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, "a path goes on without `?`", at: sign,
          help: "remove it: what comes after a missing value is missing too", fix: .remove(sign)))
    } else if isForeign("!") {
      advance()
      revise(
        at: sign, "nothing is unwrapped by force",
        help: "remove `!`; `required` goes before the whole path", fix: .remove(sign))
    }
  }
}
