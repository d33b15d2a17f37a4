import Diagnostics

extension Parser {
  /// `rule endsAfterStart "message": start < end`
  mutating func parseInvariant(preamble: Preamble) -> InvariantDeclaration? {
    let start = advance()
    var message = takeEarlyMessage()
    let name = name(of: advance())
    if message == nil { message = takeMessageInParentheses(of: name) }
    if message == nil, current.kind == .string { message = messageText(of: advance()) }
    let brace = takeBraceOfCondition()
    guard
      brace != nil || takeForgottenColon(of: name)
        || expectColon("`:` and the condition of `\(name.text)`", help: helpWithName)
    else { return nil }
    let condition = parseCondition()
    if let brace { takeConditionInBraces(of: name, brace) }
    guard condition.kind != .invalid else { return nil }
    if message == nil { message = takeLateMessage(of: name) }
    return InvariantDeclaration(
      name: name, message: message, condition: condition, preamble: preamble,
      span: start.span.through(previousSpan))
  }

  /// Nil for one that says nothing, which is reported.
  mutating func messageText(of token: Token) -> String? {
    let text = plainString(of: token)
    guard text.allSatisfy(\.isWhitespace) else { return text }
    diagnostics.report(
      .missingValue, "the message of this rule is empty", at: token.span,
      help: "write what is wrong; without a message, the rule says it by itself",
      fix: .propose("", for: tokens[max(position - 2, 0)].span.after.through(token.span)))
    return nil
  }

  /// `or` binds weakest, then `and`, then `not`, then comparisons.
  mutating func parseCondition() -> Condition {
    nested({ $0.parseDisjunction() }, orSkipped: { Condition(.invalid, span: $0) })
  }

  private mutating func parseDisjunction() -> Condition {
    parseChain(of: "or", orSign: "||", { $0.parseConjunction() }, make: Condition.Kind.or)
  }

  private mutating func parseConjunction() -> Condition {
    parseChain(of: "and", orSign: "&&", { $0.parseNegation() }, make: Condition.Kind.and)
  }

  /// A chain counts as one level, however long it is.
  private mutating func parseChain(
    of word: StaticString, orSign sign: StaticString, _ parseLink: (inout Parser) -> Condition,
    make: ([Condition]) -> Condition.Kind
  ) -> Condition {
    let first = parseLink(&self)
    var links = [first]
    while takeConnective(word, orSign: sign) { links.append(parseLink(&self)) }
    guard links.count > 1 else { return first }
    let isReadable = links.allSatisfy { $0.kind != .invalid }
    return Condition(
      isReadable ? make(links) : .invalid, span: first.span.through(previousSpan))
  }

  private mutating func takeConnective(_ word: StaticString, orSign sign: StaticString) -> Bool {
    if isConnective(word) {
      advanceOverOperator()
      return true
    }
    return takeForeign(sign, for: "\(word)") != nil
  }

  /// A condition may continue in the next line, unless that line begins a member.
  private func isConnective(_ word: StaticString) -> Bool {
    isWord(word) && !(current.startsLine && startsMember)
  }

  private func joined(
    _ left: Condition, _ right: Condition, _ make: (Condition, Condition) -> Condition.Kind
  ) -> Condition {
    let span = left.span.through(right.span)
    guard left.kind != .invalid, right.kind != .invalid else {
      return Condition(.invalid, span: span)
    }
    return Condition(make(left, right), span: span)
  }

  private mutating func parseNegation() -> Condition {
    guard isWord("not") || isSign("!") else { return parseComparison() }
    return nested { parser in
      let start = parser.takeForeign("!", for: "not") ?? parser.advanceOverOperator()
      let operand = parser.parseNegation()
      let kind = operand.kind == .invalid ? Condition.Kind.invalid : .not(operand)
      return Condition(kind, span: start.span.through(operand.span))
    } orSkipped: {
      Condition(.invalid, span: $0)
    }
  }

  private mutating func parseComparison() -> Condition {
    let left = parseOperand()
    guard left.kind != .invalid else { return left }
    if isConnective("in") {
      advance()
      return parseContainment(of: left)
    }
    guard let comparison = takeComparison() else { return left }
    let right = parseOperand()
    let result = joined(left, right) { .comparison(comparison, $0, $1) }
    let sign = current.span
    if result.kind != .invalid, let second = takeComparison() {
      let last = parseOperand()
      let middle = text(of: right.span)
      let first = "\(text(of: left.span)) \(comparison.rawValue) \(middle)"
      diagnostics.report(
        .chainedComparison, "comparisons cannot be chained", at: sign,
        help: "write `\(first) and \(middle) \(second.rawValue) \(text(of: last.span))`",
        fix: .insert("and \(middle) ", at: sign))
      return Condition(.invalid, span: result.span)
    }
    return result
  }

  private mutating func takeComparison() -> Comparison? {
    switch current.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return comparison(of: advance())
    case .assign:
      report(.assignmentAsComparison, at: current.span)
      advance()
      return .equal
    default:
      return nil
    }
  }

  private mutating func parseContainment(of value: Condition) -> Condition {
    let start = current.span
    let list = parseLiteral()
    guard case .array(let elements) = list.kind else {
      if list.kind != .invalid {
        diagnostics.report(
          .unexpectedToken, "expected a list of values after `in`", at: start,
          help: "write `in [a, b]`, or compare with both ends: `x >= 0 and x <= 9`")
      }
      return Condition(.invalid, span: value.span.through(list.span))
    }
    return Condition(.contained(value, in: elements), span: value.span.through(list.span))
  }

  /// `null` where it is not the name of a field: after a comparison, or alone.
  private var startsForeignNull: Bool {
    guard isWord("null") else { return false }
    switch token(after: 1).kind {
    case .dot, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return false
    default: return true
    }
  }

  private mutating func parseOperand() -> Condition {
    let start = current
    switch start.kind {
    case .leftParenthesis:
      advance()
      var inner = parseCondition()
      guard inner.kind == .invalid || expect(.rightParenthesis, "`)`") != nil else {
        return Condition(.invalid, span: start.span)
      }
      if inner.kind == .invalid { _ = take(.rightParenthesis) }
      inner.span = start.span.through(previousSpan)
      return inner
    case .identifier where startsNextItem:
      reportExpected("a field or a value", as: .missingValue)
      return Condition(.invalid, span: start.span)
    case .identifier
    where !isWord("true") && !isWord("false") && !isWord("nil") && !startsForeignNull:
      guard let path = parsePath("a field") else {
        return Condition(.invalid, span: start.span)
      }
      return Condition(.path(path), span: path.span)
    default:
      guard startsLiteral else {
        reportExpected("a field or a value", as: .missingValue)
        return Condition(.invalid, span: start.span)
      }
      let literal = parseLiteral()
      let kind = literal.kind == .invalid ? Condition.Kind.invalid : .literal(literal)
      return Condition(kind, span: literal.span)
    }
  }
}

extension DiagnosticKind {
  static let chainedComparison = DiagnosticKind(
    "G0117", .error, "chained comparisons",
    explanation: """
      As in Swift, a comparison has two sides. Write both comparisons and join them with `and`.
      """,
    wrong: """
      domain Window {
        low: Int
        mid: Int
        high: Int
        rule ordered: low < mid < high
      }
      """,
    right: """
      domain Window {
        low: Int
        mid: Int
        high: Int
        rule ordered: low < mid and mid < high
      }
      """)
}
