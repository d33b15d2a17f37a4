import Diagnostics

extension Parser {
  /// A value; if there is none, reports that and returns one of kind `invalid`. Outside of brackets, a line that begins
  /// like a member is not a value.
  mutating func parseLiteral(inBrackets: Bool = false) -> Literal {
    nested {
      $0.parseLiteralUnchecked(inBrackets: inBrackets)
    } orSkipped: {
      Literal(.invalid, span: $0)
    }
  }

  var startsLiteral: Bool {
    switch current.kind {
    case .string, .integer, .decimal, .identifier, .leftBracket: true
    default: false
    }
  }

  private mutating func parseLiteralUnchecked(inBrackets: Bool) -> Literal {
    let start = current
    switch start.kind {
    case _ where !inBrackets && startsNextItem:
      reportExpected("a value", as: .missingValue)
      return Literal(.invalid, span: start.span)
    case .string:
      advance()
      return Literal(.string(plainString(of: start)), span: start.span)
    case .integer:
      advance()
      reportTrailingDot(of: start)
      return Literal(.integer(digits(of: start)), span: start.span)
    case .decimal:
      advance()
      return Literal(.decimal(digits(of: start)), span: start.span)
    case .identifier:
      return parseWordLiteral()
    case .leftBracket:
      return parseCollectionLiteral()
    case .dot where token(after: 1).kind == .identifier:
      return parseDottedCase()
    case .dot where token(after: 1).kind == .integer:
      return parseBareFraction()
    case .leftBrace where token(after: 1).kind == .rightBrace:
      reportExpected(
        "a value", as: .missingValue, help: "an empty array is `[]`, and an empty dictionary `[:]`")
      advance(by: 2)
      return Literal(.invalid, span: start.span.through(previousSpan))
    default:
      reportExpected("a value", as: .missingValue)
      return Literal(.invalid, span: start.span)
    }
  }

  private func digits(of token: Token) -> String {
    text(of: token).filter { $0 != "_" }
  }

  private mutating func parseWordLiteral() -> Literal {
    let token = advance()
    switch text(of: token) {
    case "true": return Literal(.boolean(true), span: token.span)
    case "false": return Literal(.boolean(false), span: token.span)
    case "nil": return Literal(.null, span: token.span)
    case "null":
      diagnostics.report(
        .nullSpelling, "`null` is written `nil`", at: token.span, help: "write `nil`",
        fix: .replace(token.span, with: "nil"))
      return Literal(.null, span: token.span)
    case let word:
      let isQualified = current.kind == .dot && current.span.start == token.span.end
      return isQualified ? parseQualifiedCase(token) : Literal(.name(word), span: token.span)
    }
  }

  /// `Plan.free`, after its first word: read as `free`, with a diagnostic. `name.first` is a path, which is not a literal.
  private mutating func parseQualifiedCase(_ first: Token) -> Literal {
    var last = first
    while current.kind == .dot, token(after: 1).kind == .identifier, continuesLine {
      advance()
      last = advance()
    }
    let span = first.span.through(last.span)
    if last != first, text(of: first).first?.isLowercase == true {
      return Literal(.name(text(of: span)), span: span)
    }
    if last != first {
      diagnostics.report(
        .dottedCase, "a case is named without its type", at: span,
        help: "write `\(text(of: last))`", fix: .replace(span, with: text(of: last)))
    }
    return Literal(.name(text(of: last)), span: span)
  }

  /// `.free`: read as `free`, with a diagnostic.
  private mutating func parseDottedCase() -> Literal {
    let dot = advance()
    let name = advance()
    diagnostics.report(
      .dottedCase, "a case is named without a dot", at: dot.span.through(name.span),
      help: "write `\(text(of: name))`", fix: .remove(dot.span))
    return Literal(.name(text(of: name)), span: dot.span.through(name.span))
  }

  /// `.5`: read as `0.5`, with a diagnostic.
  private mutating func parseBareFraction() -> Literal {
    let dot = advance()
    let span = dot.span.through(advance().span)
    let number = "0\(text(of: span))"
    diagnostics.report(
      .badNumber, "a number must begin with a digit", at: span, help: "write `\(number)`",
      fix: .replace(span, with: number))
    return Literal(.decimal(number.filter { $0 != "_" }), span: span)
  }

  /// `5.`: read as `5`, with a diagnostic.
  private mutating func reportTrailingDot(of number: Token) {
    guard current.kind == .dot, current.span.start == number.span.end else { return }
    let dot = advance().span
    diagnostics.report(
      .badNumber, "a number must end with a digit", at: dot,
      help: "write `\(text(of: number))`, or digits after the dot", fix: .remove(dot))
  }

  /// `[]`, `[:]`, `[1, 2]`, `["a": 1]`
  private mutating func parseCollectionLiteral() -> Literal {
    let open = advance()
    var elements: [Literal] = []
    var entries: [Literal.Entry] = []
    if current.kind == .colon, token(after: 1).kind == .rightBracket {
      advance(by: 2)
      return Literal(.dictionary([]), span: open.span.through(previousSpan))
    }
    while current.kind != .rightBracket, current.kind != .endOfFile {
      let element = parseLiteral(inBrackets: true)
      if element.kind == .invalid { break }
      if take(.colon) != nil {
        let value = parseLiteral(inBrackets: true)
        if value.kind == .invalid { break }
        entries.append(Literal.Entry(key: element, value: value))
      } else {
        elements.append(element)
      }
      if take(.comma) == nil { break }
    }
    guard expect(.rightBracket, "`,` or `]`") != nil else {
      return Literal(.invalid, span: open.span.through(previousSpan))
    }
    let span = open.span.through(previousSpan)
    if !entries.isEmpty, let stray = elements.first {
      diagnostics.report(
        .unexpectedToken, "expected a key and its value, found a single value", at: stray.span,
        secondary: [.init(span, "this is a dictionary")],
        help: "write `key: value` for each entry")
      return Literal(.invalid, span: span)
    }
    return Literal(entries.isEmpty ? .array(elements) : .dictionary(entries), span: span)
  }

  /// `0...150`, `0..<10`, `1...`, `...9`, where `lower` has been read already.
  mutating func parseRange(from lower: Literal?) -> RangeLiteral {
    let start = lower?.span ?? current.span
    let sign = advance()
    var upper: Literal?
    if continuesLine,
      current.kind == .integer || current.kind == .decimal
        || (current.kind == .string && lower?.kind.isString != false)
    {
      upper = parseLiteral()
    }
    if upper == nil, lower == nil || sign.kind == .halfOpenRange {
      reportExpected("the upper end of the range", as: .missingValue)
    }
    return RangeLiteral(
      lower: lower, upper: upper, includesUpper: sign.kind == .closedRange,
      span: start.through(previousSpan))
  }
}

extension Literal.Kind {
  fileprivate var isString: Bool {
    if case .string = self { true } else { false }
  }
}

extension DiagnosticKind {
  static let nullSpelling = DiagnosticKind(
    "G0112", .error, "`null` for `nil`",
    explanation: """
      A schema is written for Swift developers: the absent value is `nil`, whatever the wire calls it.
      """,
    wrong: """
      dto UserDTO { age: Int? else null }
      """,
    right: """
      dto UserDTO { age: Int? else nil }
      """)

  static let dottedCase = DiagnosticKind(
    "G0113", .error, "a case with a leading dot",
    explanation: """
      The type of a value is always known, so a case is written without a dot.
      """,
    wrong: """
      enum Plan { free, pro }
      dto AccountDTO { plan: Plan = .free }
      """,
    right: """
      enum Plan { free, pro }
      dto AccountDTO { plan: Plan = free }
      """)
}
