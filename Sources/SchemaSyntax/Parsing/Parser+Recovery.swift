import Diagnostics

extension Parser {
  /// Reports that something else was expected here, once for each place, and not where the lexer has spoken already.
  mutating func reportExpected(_ expectation: String, help: String? = nil) {
    let found = current
    guard found.kind != .unknown else { return }
    if let last = diagnostics.last, last.primary.span == found.span { return }
    let description: String
    switch found.kind {
    case .identifier, .integer, .decimal: description = "`\(text(of: found))`"
    default: description = found.kind.title
    }
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "expected \(expectation), found \(description)", at: found.span,
        help: help))
  }

  mutating func expect(_ kind: Token.Kind, _ expectation: String? = nil, help: String? = nil)
    -> Token?
  {
    if let token = take(kind) { return token }
    reportExpected(expectation ?? kind.title, help: help)
    return nil
  }

  /// Skips to where the next item can begin: behind a line break at this level, at a comma, or at the closing brace.
  mutating func skipItem() {
    var open = 0
    while current.kind != .endOfFile {
      if open == 0 {
        switch current.kind {
        case .comma, .rightBrace, .rightParenthesis, .rightBracket: return
        default: break
        }
      }
      switch advance().kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open += 1
      case .rightBrace, .rightParenthesis, .rightBracket: open -= 1
      default: break
      }
      if open <= 0, current.startsLine, current.kind != .leftBrace { return }
    }
  }

  /// The items between braces, each read by `parseItem`, which returns false when it could not make sense of one.
  mutating func items(of owner: SourceSpan, _ parseItem: (inout Parser) -> Bool) {
    guard let open = take(.leftBrace) else { return }
    while current.kind != .rightBrace, current.kind != .endOfFile {
      let start = position
      landmarks.items.append(start)
      if !parseItem(&self) { skipItem() }
      endItem(startedAt: start)
    }
    if take(.rightBrace) == nil { reportOpenBrace(open, of: owner) }
  }

  /// An item ends with a comma, a line break or the closing brace.
  private mutating func endItem(startedAt start: Int) {
    if take(.comma) != nil { return }
    if current.startsLine || current.kind == .rightBrace || current.kind == .endOfFile {
      if position == start { advance() }
      return
    }
    if position > start, startsItem {
      diagnostics.append(
        Diagnostic(
          .itemsOnOneLine, "the item before this one has not ended", at: current.span,
          help: "put a comma or a line break before `\(text(of: current))`",
          fix: .insert(",", at: previousSpan.after)))
      return
    }
    reportExpected("a comma, a line break or `}`")
    skipItem()
    if position == start { advance() }
    _ = take(.comma)
  }

  /// Whether a field, an entry or a declaration can begin at the current token.
  private var startsItem: Bool {
    startsMember || startsDeclaration || current.kind == .at || current.kind == .documentation
  }

  /// A name (or a quoted one) with what can only follow the name of a member.
  var startsMember: Bool {
    var distance = 0
    switch current.kind {
    case .identifier: break
    case .string: break
    default: return false
    }
    while token(after: distance + 1).kind == .dot, isKey(token(after: distance + 2)) {
      distance += 2
    }
    if token(after: distance + 1).kind == .colon { return true }
    // In `else as` the name of the next member may follow in the next line.
    return isWord("as", after: distance + 1)
      && token(after: distance + 2).kind == .identifier
      && !token(after: distance + 2).startsLine
      && token(after: distance + 3).kind == .colon
  }

  private func isKey(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .underscore || token.kind == .string
  }

  private mutating func reportOpenBrace(_ open: Token, of owner: SourceSpan) {
    if let last = diagnostics.last, last.kind == .openBrace { return }
    var secondary = [Diagnostic.Label(owner, "it opens here")]
    if let suspect = firstDeclarationAtMargin(after: open) {
      secondary.append(Diagnostic.Label(suspect.span, "perhaps it was meant to end before this"))
    }
    diagnostics.append(
      Diagnostic(
        .openBrace, "this `{` is never closed", at: open.span, secondary: secondary,
        help: "close it with `}`"))
  }

  /// A declaration that begins in the first column, although a brace is open: that brace was probably meant to be closed.
  private func firstDeclarationAtMargin(after open: Token) -> Token? {
    let first = tokens.firstIndex { $0.span.start > open.span.start } ?? tokens.count
    return tokens[first...].first { token in
      guard token.startsLine, token.kind == .identifier, token.span.start > 0 else { return false }
      let before = bytes[token.span.start - 1]
      return (before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r"))
        && DeclarationKeyword(rawValue: text(of: token)) != nil
    }
  }
}

extension DiagnosticKind {
  static let unexpectedToken = DiagnosticKind(
    "G0103", .error, "something that cannot stand here",
    explanation: """
      The text before this place was understood, and what follows does not continue it. The message says what could.

      ```gate
      dto UserDTO { name String }
      ```

      ```gate
      dto UserDTO { name: String }
      ```
      """)

  static let itemsOnOneLine = DiagnosticKind(
    "G0104", .error, "two items without a separator",
    explanation: """
      Items in braces end with their line. Several on one line are separated by commas.

      ```gate
      dto PointDTO { x: Double y: Double }
      ```

      ```gate
      dto PointDTO { x: Double, y: Double }
      ```
      """)

  static let openBrace = DiagnosticKind(
    "G0105", .error, "a brace that is never closed",
    explanation: """
      Every `{` needs its `}`. Where a declaration begins in the first column although a brace is still open,
      the message points at it, since the missing brace most often belongs before it.

      ```gate
      dto PointDTO {
        x: Double
      ```

      ```gate
      dto PointDTO {
        x: Double
      }
      ```
      """)
}
