import Diagnostics

extension Parser {
  /// Reports that something else was expected here, once for each place, and not where the lexer has reported
  /// something. What is missing at the end of a line is reported there, and not at the beginning of the next one.
  mutating func reportExpected(
    _ expectation: String, as kind: DiagnosticKind = .unexpectedToken, help: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    let lineHasEnded = position > itemStart && !continuesLine
    guard (lineHasEnded ? tokens[position - 1] : current).kind != .unknown else { return }
    let span = lineHasEnded ? previousSpan.after : current.span
    if signs.reported.contains(span) || diagnostics.last?.primary.span == span { return }
    let isSpread = help == nil && startsSpread && !lineHasEnded
    let help = isSpread ? "only a record spreads a group of fields" : help
    let found = lineHasEnded && current.kind != .endOfFile ? "the end of the line" : currentTitle
    diagnostics.report(
      kind, "expected \(expectation), found \(found)", at: span, help: help, fix: fix)
  }

  mutating func report(_ mistake: Mistake, at span: SourceSpan) {
    diagnostics.append(Diagnostic(mistake, at: span))
  }

  mutating func report(_ mistake: Mistake, at span: SourceSpan, fix: Diagnostic.Fix?) {
    diagnostics.append(Diagnostic(mistake, at: span, fix: fix))
  }

  private var currentTitle: String {
    switch current.kind {
    case .identifier, .integer, .decimal: "`\(text(of: current))`"
    default: current.kind.title
    }
  }

  /// `expectation` is a closure so that its text is made only if something is wrong.
  mutating func expect(
    _ kind: Token.Kind, _ expectation: @autoclosure () -> String, as mistake: DiagnosticKind? = nil,
    help: String? = nil
  ) -> Token? {
    if let token = take(kind) { return token }
    reportExpected(expectation(), as: mistake ?? kind.whereMissing, help: help)
    return nil
  }

  /// Skips to where the next item can begin: after a line break at this level, at a comma, or at the closing brace.
  /// A parenthesis that is never closed does not hide the next item.
  mutating func skipItem() {
    var braces = 0
    var others = 0
    while current.kind != .endOfFile {
      if braces == 0 {
        if position > itemStart, current.startsLine, others <= 0 || startsNextItem { return }
        if current.kind == .rightBrace || (current.kind == .comma && others <= 0) { return }
      }
      switch advance().kind {
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .leftParenthesis, .leftBracket: others += 1
      case .rightParenthesis, .rightBracket: others -= 1
      default: break
      }
    }
  }

  /// The items between braces, each read by `parseItem`, which returns false if it could not make sense of one. If the
  /// opening brace is missing, which `expectBody` has reported, they end before a declaration in the first column.
  @discardableResult
  mutating func items(of owner: SourceSpan, _ parseItem: (inout Parser) -> Bool) -> ItemLayout {
    let open = take(.leftBrace)
    var layout = ItemLayout()
    layout.open(at: open?.span)
    while current.kind != .rightBrace, current.kind != .endOfFile {
      if open == nil, startsDeclaration, isAtMargin(current) { return layout }
      if let first = layout.items.first, isOutside(blockWithItemAt: first.span) { break }
      let start = position
      landmarks.items.append(start)
      itemStart = start
      if current.kind == .comma {
        reportStrayComma()
        continue
      }
      if !parseItem(&self) { skipItem() }
      let span = tokens[start].span.through(previousSpan)
      layout.items.append(.init(span: span, comma: endItem(startedAt: start)))
    }
    let close = take(.rightBrace)
    layout.close(at: close?.span, indentation: close.flatMap(indentation))
    if close == nil, let open { reportOpenBrace(open, of: owner) }
    return layout
  }

  /// The white space before `token` in its line; nil if there are other tokens before it.
  func indentation(of token: Token) -> String? {
    guard token.startsLine else { return nil }
    let before = bytes[..<token.span.start]
    let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: before.suffix(blanks.count), as: UTF8.self)
  }

  mutating func reportStrayComma() {
    let first = advance().span
    while current.kind == .comma, continuesLine { advance() }
    let commas = first.through(previousSpan)
    if bytes[first.start] == UInt8(ascii: ";") {
      return explain(.semicolon(.remove), at: first)
    }
    report(.strayComma, at: commas)
  }

  /// Ends an item with a comma, which is returned, a line break or the closing brace.
  private mutating func endItem(startedAt start: Int) -> SourceSpan? {
    if let comma = take(.comma) { return comma.span }
    if current.startsLine || current.kind == .rightBrace || current.kind == .endOfFile {
      if position == start { advance() }
      return nil
    }
    if position > start, current.kind == .documentation {
      reportLateDocumentation(ofItemAt: start)
      return nil
    }
    if position > start, current.kind == .at, reportLateAttributes(ofItemAt: start) {
      return take(.comma)?.span
    }
    if position > start, startsItem {
      let comma = Diagnostic.Fix.insert(",", at: previousSpan.after)
      let (sign, item) = (text(of: current), text(of: tokens[start]))
      let isAttribute = current.kind == .at
      diagnostics.report(
        .itemsOnOneLine, "the item before this one has not ended", at: current.span,
        help: isAttribute
          ? "put a comma before `\(sign)`, or move it before `\(item)` if it is about that"
          : "put a comma or a line break before `\(sign)`",
        fix: isAttribute ? comma.asProposal : comma)
      return nil
    }
    reportExpected("a comma, a line break or `}`")
    skipItem()
    if position == start { advance() }
    return take(.comma)?.span
  }

  /// Whether a field, an entry or a declaration can begin at the current token.
  private var startsItem: Bool {
    startsMember || startsDottedMember || startsDeclaration || current.kind == .at
      || current.kind == .documentation
      || isWord("reverse") && token(after: 1).kind == .leftBrace
      || startsIgnore
  }

  /// Whether this line begins with another item than the one being read.
  var startsNextItem: Bool {
    guard current.startsLine, position > itemStart else { return false }
    switch current.kind {
    case .at, .documentation, .rightBrace: return true
    case .identifier, .string: return startsMember || startsDeclaration || startsRuleDeclaration
    default: return startsDottedMember
    }
  }

  var startsRuleDeclaration: Bool {
    isWord("rule")
      && (token(after: 1).kind == .identifier && !isWord("as", after: 1) || startsRuleWithMessage)
  }

  /// Whether a name (or a quoted one) comes next, with something that can only follow the name of a member.
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
    // In `else as`, the name of the next member may be on the next line.
    return isWord("as", after: distance + 1)
      && token(after: distance + 2).kind == .identifier
      && !token(after: distance + 2).startsLine
      && token(after: distance + 3).kind == .colon
  }

  private func isKey(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .underscore || token.kind == .string
  }
}

extension DiagnosticKind {
  static let unexpectedToken = DiagnosticKind(
    "G0103", .error, "something that is not expected here",
    explanation: """
      The text up to this place was understood, but it cannot continue like this. The message says what can follow.
      """,
    wrong: """
      open dto UserDTO { name: String }
      """,
    right: """
      dto UserDTO { name: String }
      """)

  static let itemsOnOneLine = DiagnosticKind(
    "G0104", .error, "two items without a separator",
    explanation: """
      An item in braces ends at the end of its line. Several items on one line are separated by commas.
      """,
    wrong: """
      dto PointDTO { x: Double y: Double }
      """,
    right: """
      dto PointDTO { x: Double, y: Double }
      """)
}
