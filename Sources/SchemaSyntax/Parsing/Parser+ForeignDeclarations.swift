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
    if current.kind == .leftBrace { return continuesLine && !startsDictionaryInBraces }
    return token(after: 1).kind == .leftBrace && !token(after: 1).startsLine
      && (isWord("enum") || isWord("struct") || isWord("union") || isWord("object"))
  }

  mutating func skipInlineType() -> TypeExpression {
    let start = current.span
    let keyword = current.kind == .identifier ? text(of: advance()) : nil
    var braces = 0
    repeat {
      if current.kind == .leftBrace { braces += 1 }
      if current.kind == .rightBrace { braces -= 1 }
      advance()
    } while braces > 0 && current.kind != .endOfFile
    if continuesLine { _ = take(.question) }
    if continuesLine, isWord("or"), isWord("null", after: 1) { advance(by: 2) }
    report(.inlineType(keyword), at: start)
    return TypeExpression(.invalid, span: start)
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
