import Diagnostics

extension Parser {
  /// Whether a declaration begins here that can only be outside of the braces around it: it is in the first column, unlike
  /// the items in these braces, and the file has too few closing ones.
  mutating func isOutside(blockWithItemAt first: SourceSpan) -> Bool {
    guard isAtMargin(current), !isAtMargin(first), startsDeclaration else { return false }
    if let known = lacksBrace { return known }
    let balance = tokens.reduce(0) { count, token in
      token.kind == .leftBrace ? count + 1 : token.kind == .rightBrace ? count - 1 : count
    }
    lacksBrace = balance > 0
    return balance > 0
  }

  /// Goes on after the bracket that closes what the parser is in, or with the next item if another one comes first.
  mutating func skipRest(after bracket: Token.Kind) {
    let closings = closings ?? Self.closings(of: tokens)
    self.closings = closings
    let end = closings[position]
    guard tokens[end].kind == bracket else { return skipItem() }
    while position <= end { advance() }
  }

  /// Found for all tokens at once, from the last one on: many brackets of a file may be open.
  private static func closings(of tokens: [Token]) -> [Int] {
    var closings = Array(repeating: tokens.count - 1, count: tokens.count)
    for index in tokens.indices.dropLast().reversed() {
      switch tokens[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace: closings[index] = index
      case .leftParenthesis, .leftBracket, .leftBrace:
        // What the bracket opens comes first, and then the rest of what is around it.
        let end = closings[index + 1]
        closings[index] = end + 1 < tokens.count ? closings[end + 1] : end
      default: closings[index] = closings[index + 1]
      }
    }
    return closings
  }

  /// The file, or what can be within the braces of `owner`, has ended. If the indentation shows which brace was forgotten,
  /// that one is reported; several that are open at the end make one error.
  mutating func reportOpenBrace(_ open: Token, of owner: SourceSpan) {
    if let last = diagnostics.last, last.kind == .openBrace, last.primary.span > open.span {
      return
    }
    let first = tokens.firstPosition { $0.span.start >= open.span.start }
    if let (inner, close) = misalignedPair(from: first) {
      diagnostics.report(
        .openBrace, "this `{` is never closed", at: inner.span,
        secondary: [.init(close.span, "judging by its indentation, this closes an outer one")],
        help: "close it with `}` before that")
    } else if let next = declarationAtMargin(after: first) {
      diagnostics.report(
        .openBrace, "this `{` is never closed", at: open.span,
        secondary: [
          .init(owner, "it belongs to this declaration"),
          .init(next.span, "this seems to be outside of it"),
        ],
        help: "close it with `}` before that")
    } else {
      diagnostics.report(
        .openBrace, "this `{` is never closed", at: open.span,
        secondary: [.init(owner, "it belongs to this declaration")], help: "close it with `}`")
    }
  }

  /// The first `}` that begins its line further to the left than the line of its `{` begins.
  private func misalignedPair(from first: Int) -> (open: Token, close: Token)? {
    var lineStart = tokens[first]
    var open: [(brace: Token, column: Int)] = []
    for token in tokens[first...position] {
      if token.startsLine { lineStart = token }
      if token.kind == .leftBrace {
        open.append((token, column(of: open.isEmpty ? lineStartOf(first) : lineStart)))
      } else if token.kind == .rightBrace, let last = open.popLast() {
        if token.startsLine, column(of: token) < last.column { return (last.brace, token) }
      }
    }
    return nil
  }

  private func lineStartOf(_ index: Int) -> Token {
    var index = index
    while index > 0, !tokens[index].startsLine { index -= 1 }
    return tokens[index]
  }

  func column(of token: Token) -> Int {
    var start = token.span.start
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    return token.span.start - start
  }

  /// A declaration that begins in the first column, although a brace is open.
  private func declarationAtMargin(after first: Int) -> Token? {
    tokens[first...position].first { token in
      token.kind == .identifier && isAtMargin(token)
        && DeclarationKeyword(rawValue: text(of: token)) != nil
    }
  }

  /// Whether `token` is in the first column.
  func isAtMargin(_ token: Token) -> Bool { isAtMargin(token.span) }

  private func isAtMargin(_ span: SourceSpan) -> Bool {
    span.start == 0 || isLineBreak(bytes[span.start - 1])
  }
}

extension DiagnosticKind {
  static let openBrace = DiagnosticKind(
    "G0105", .error, "a brace that is never closed",
    explanation: """
      Every `{` needs its `}`. Where a declaration begins in the first column although a brace is still open,
      the message points at it, since the missing brace most often belongs before it.
      """,
    wrong: """
      dto PointDTO {
        x: Double
      """,
    right: """
      dto PointDTO {
        x: Double
      }
      """)
}
