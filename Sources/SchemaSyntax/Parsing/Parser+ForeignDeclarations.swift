import Diagnostics

/// Declarations and types that are written as in another language.
extension Parser {
  /// `Page<Item>` as the name of a declaration.
  mutating func skipTypeParameters(of name: Name) {
    guard current.kind == .less, continuesLine else { return }
    let start = advance().span
    while continuesLine, current.kind != .greater, current.kind != .leftBrace,
      current.kind != .assign
    {
      typeParameters.insert(text(of: advance()))
    }
    _ = take(.greater)
    report(.typeParameters(of: name.text), at: start.through(previousSpan))
  }

  /// `{ first: String }`, `enum { a, b }`
  var startsInlineType: Bool {
    if current.kind == .leftBrace { return continuesLine }
    return token(after: 1).kind == .leftBrace && !token(after: 1).startsLine
      && (isWord("enum") || isWord("struct") || isWord("union") || isWord("object"))
  }

  mutating func skipInlineType() -> TypeExpression {
    defer { if continuesLine, isWord("or"), isWord("null", after: 1) { advance(by: 2) } }
    if let dictionary = takeDictionaryInBraces() { return dictionary }
    let start = current.span
    let keyword = current.kind == .identifier ? text(of: advance()) : nil
    var braces = 0
    repeat {
      if current.kind == .leftBrace { braces += 1 }
      if current.kind == .rightBrace { braces -= 1 }
      advance()
    } while braces > 0 && current.kind != .endOfFile
    if continuesLine { _ = take(.question) }
    report(.inlineType(keyword), at: start)
    return TypeExpression(.invalid, span: start)
  }

  /// `{ String: Int }`, `{ [key: string]: number }`
  private mutating func takeDictionaryInBraces() -> TypeExpression? {
    let kinds = (0..<7).map { token(after: $0).kind }
    let isIndexed =
      kinds == [
        .leftBrace, .leftBracket, .identifier, .colon, .identifier, .rightBracket, .colon,
      ]
    let isPlain =
      kinds.starts(with: [.leftBrace, .identifier, .colon])
      && ["String", "Int", "UUID"].contains(text(of: token(after: 1)))
    guard isIndexed || isPlain else { return nil }
    var ahead = self
    let brace = ahead.advance()
    if isIndexed { ahead.advance(by: 3) }
    let isNumber = ahead.text(of: ahead.current) == "number"
    var key = ahead.parseType()
    if isNumber { key.kind = .named(Path(Name("Int", span: key.span))) }
    ahead.advance(by: isIndexed ? 2 : 1)
    guard ahead.current.kind != .leftBrace else { return nil }
    let value = ahead.parseType()
    guard ahead.take(.rightBrace) != nil else { return nil }
    self = ahead
    if continuesLine { _ = take(.question) }
    let span = brace.span.through(previousSpan)
    let dictionary = TypeExpression(.dictionary(key: key, value: value), span: span)
    let isOptional = tokens[position - 1].kind == .question
    // A type within it is part of the same mistake.
    while let last = diagnostics.last, last.kind == .foreignType,
      last.primary.span.start >= brace.span.start
    {
      diagnostics.removeLast()
    }
    diagnostics.append(
      .foreignType(
        text(of: span),
        meaning: isOptional ? TypeExpression(.optional(dictionary), span: span) : dictionary))
    return TypeExpression(.invalid, span: span)
  }

  /// `dto A ( a: Int )`, skipped as a whole. If braces follow, only the parentheses are skipped.
  mutating func reportBodyInParentheses(of name: Name) -> Bool {
    guard continuesLine, current.kind == .leftParenthesis else { return false }
    let open = advance().span
    let isAfterSpace = bytes[open.start - 1] == UInt8(ascii: " ")
    var depth = 1
    let start = position
    while current.kind != .endOfFile, depth > 0,
      current.kind == .rightParenthesis || !(current.startsLine && isAtMargin(current))
    {
      if current.kind == .leftParenthesis { depth += 1 }
      if current.kind == .rightParenthesis { depth -= 1 }
      advance()
    }
    let close = previousSpan
    let startsLine = tokens[position - 1].startsLine
    if depth == 0, current.kind == .leftBrace, continuesLine {
      let span = open.through(close)
      report(.parametersOfDeclaration(name.text), at: span, fix: .propose("", for: span))
      return false
    }
    report(
      .bodyInParentheses(name.text), at: open,
      fix: depth > 0 || continuesLine
        || tokens[start..<position].contains { $0.kind == .leftBrace || $0.kind == .rightBrace }
        ? nil
        : Diagnostic.Fix([
          Diagnostic.Edit(span: open, replacement: isAfterSpace ? "{ " : " { "),
          Diagnostic.Edit(span: close, replacement: startsLine ? "}" : " }"),
        ]))
    return true
  }

  /// `extends Base` after the name of a declaration.
  mutating func reportInheritance() -> Bool {
    guard continuesLine, isWord("extends") || isWord("implements") || isWord("with") else {
      return false
    }
    report(.inheritance, at: current.span)
    return true
  }
}
