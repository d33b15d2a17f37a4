import Diagnostics

/// Rules that are written as in other languages.
extension Parser {
  /// `>= 0 and <= 150`
  mutating func takeForeignComma(between items: String) -> Bool {
    let next = token(after: 1)
    guard continuesLine, next.kind != .colon, !next.startsLine else { return false }
    let isSign = isForeign("&&")
    guard isSign || isWord("and") else { return false }
    let space = previousSpan.after
    let word = advance().span
    let mistake = Mistake.separator(between: items)
    let fix = Diagnostic.Fix.replace(
      space.through(word), with: word.end == next.span.start ? ", " : ",")
    if isSign {
      explain(mistake, at: word, fix: fix)
    } else {
      report(mistake, at: word, fix: fix)
    }
    return true
  }

  /// `1...9 or 20...30`, `email || url`: what follows is skipped.
  mutating func skipAlternativeRules() -> Bool {
    guard continuesLine, isWord("or") || isSign("||"), token(after: 1).kind != .colon else {
      return false
    }
    let word = current.span
    report(Diagnostic(.alternativeRules, at: word), explaining: isSign("||") ? word : nil)
    while continuesLine, ![.comma, .rightBrace, .assign].contains(current.kind), !isWord("else") {
      advance()
    }
    return true
  }

  /// `between 1 and 3`, read as `1...3`.
  mutating func parseSpelledRange() -> RuleUse? {
    guard isWord("between"), isWord("and", after: 2),
      [1, 3].allSatisfy({ [.integer, .decimal].contains(token(after: $0).kind) })
    else { return nil }
    let start = advance().span
    let lower = parseLiteral()
    advance()
    let upper = parseLiteral()
    let span = start.through(upper.span)
    let written = "\(text(of: lower.span))...\(text(of: upper.span))"
    // For a text or a list, it is the length that is meant.
    report(.range(.write(written)), at: span, fix: .propose(written, for: span))
    return RuleUse(name: nil, operand: .range(range(lower, upper)), span: span)
  }

  /// `0 <= x <= 100`, read as `0...100`, and `x in 0...9`, read as `0...9`.
  mutating func parseComparedRange() -> RuleUse? {
    let isNumber = { (token: Token) in token.kind == .integer || token.kind == .decimal }
    let start = current.span
    if current.kind == .identifier, isWord("in", after: 1),
      !Self.rulesOfSizes.contains(text(of: current)),
      isNumber(token(after: 2)) || token(after: 2).kind == .closedRange,
      !token(after: 1).startsLine, !token(after: 2).startsLine
    {
      advance(by: 2)
      let words = start.through(previousSpan)
      report(.subjectOfRule, at: words, fix: .remove(words.through(current.span.before)))
      return nil
    }
    guard isNumber(current), token(after: 1).kind == .lessOrEqual,
      token(after: 2).kind == .identifier,
      [.lessOrEqual, .less].contains(token(after: 3).kind), isNumber(token(after: 4)),
      (1...4).allSatisfy({ !token(after: $0).startsLine })
    else { return nil }
    let lower = parseLiteral()
    let includesUpper = token(after: 2).kind == .lessOrEqual
    advance(by: 3)
    let upper = parseLiteral()
    let span = start.through(upper.span)
    let sign = includesUpper ? "..." : "..<"
    report(
      .comparedRange("\(text(of: lower.span))\(sign)\(text(of: upper.span))"), at: span)
    let range = RangeLiteral(
      lower: lower, upper: upper, includesUpper: includesUpper, span: span)
    return RuleUse(name: nil, operand: .range(range), span: span)
  }

  /// `0-150` and `0 - 150`, after the lower end.
  mutating func parseForeignRange(from lower: Literal) -> RangeLiteral? {
    guard lower.kind.isNumber, continuesLine else { return nil }
    if isForeign("-"), token(after: 1).kind == .integer || token(after: 1).kind == .decimal {
      let sign = advance().span
      let gap = SourceSpan(file: file, start: lower.span.end, end: current.span.start)
      let upper = parseLiteral()
      explain(
        .range(.write("\(text(of: lower.span))...\(text(of: upper.span))")), at: sign,
        fix: .replace(gap, with: "..."))
      return range(lower, upper)
    }
    guard current.kind == .integer || current.kind == .decimal,
      current.span.start == lower.span.end
    else { return nil }
    // The lexer took the hyphen for a sign.
    let start = current.span.start
    let hyphen = SourceSpan(file: file, start: start, end: start + 1)
    let upper = SourceSpan(file: file, start: start + 1, end: current.span.end)
    let digits = text(of: upper).filter { $0 != "_" }
    let kind: Literal.Kind = current.kind == .integer ? .integer(digits) : .decimal(digits)
    advance()
    report(
      .range(.write("\(text(of: lower.span))...\(text(of: upper))")), at: hyphen,
      fix: .replace(hyphen, with: "..."))
    return range(lower, Literal(kind, span: upper))
  }

  private func range(_ lower: Literal, _ upper: Literal) -> RangeLiteral {
    RangeLiteral(
      lower: lower, upper: upper, includesUpper: true, span: lower.span.through(upper.span))
  }

  /// `!isEmpty`, read as `notEmpty`. No other rule has an opposite.
  mutating func parseNegatedRule() -> RuleUse? {
    if isWord("not"), continuesLine, token(after: 1).kind == .identifier,
      !token(after: 1).startsLine
    {
      report(.negatedRule, at: advance().span)
      return nil
    }
    guard isSign("!"), [.identifier, .leftParenthesis].contains(token(after: 1).kind) else {
      return nil
    }
    let sign = current.span
    let word = token(after: 1).span
    guard isWord("isEmpty", after: 1) || isWord("empty", after: 1) else {
      explain(.negatedRule, at: sign)
      return nil
    }
    advance(by: 2)
    explain(
      .sign("!\(text(of: word))", for: "notEmpty"), at: sign,
      fix: .replace(sign.through(word), with: "notEmpty"))
    let span = sign.through(word)
    return RuleUse(name: Name("notEmpty", span: span), operand: nil, span: span)
  }

  /// `length: 3...20`, after the name of the first rule. A later one would be a member.
  mutating func skipColonOfRule() {
    skipInOfRule()
    guard current.kind == .colon, continuesLine, !token(after: 1).startsLine else { return }
    var ahead = self
    ahead.advance()
    guard ahead.startsRuleOperand else { return }
    report(.colonOfRule, at: advance().span)
  }

  /// `count in 1...3`
  private mutating func skipInOfRule() {
    guard isWord("in"), continuesLine, Self.rulesOfSizes.contains(text(of: tokens[position - 1])),
      [.integer, .closedRange, .halfOpenRange].contains(token(after: 1).kind)
    else { return }
    let word = advance().span
    report(.inOfRule, at: word, fix: .remove(word.through(current.span.before)))
  }

  private static let rulesOfSizes: Set = ["count", "length"]

  /// `min 0 max 150`: a comma is missing after a rule.
  mutating func takeMissingComma(between items: String) -> Bool {
    guard current.kind == .identifier, continuesLine, !isForeign("&&"),
      !Self.wordsAfterRules.contains(text(of: current)), !startsNextItem,
      [.integer, .decimal, .string, .closedRange, .comma, .rightBrace, .endOfFile].contains(
        token(after: 1).kind) || token(after: 1).startsLine
    else { return false }
    let gap = SourceSpan(file: file, start: previousSpan.end, end: current.span.start)
    report(.separator(between: items), at: current.span, fix: .propose(", ", for: gap))
    return true
  }

  private static let wordsAfterRules: Set = [
    "and", "as", "because", "by", "else", "from", "or", "via", "where", "with",
  ]

  /// `contains z`, read as `contains "z"`.
  mutating func parseUnquotedOperand(of rule: Name?) -> RuleUse.Operand? {
    guard let rule, ["contains", "prefix", "suffix"].contains(rule.text),
      current.kind == .identifier, !isWord("and"), !isWord("else")
    else { return nil }
    let word = advance()
    report(.unquotedText(text(of: word)), at: word.span)
    return .literal(Literal(.string(text(of: word)), span: word.span))
  }

  /// `oneOf ("a", "b")`, after the first value: read as `oneOf ["a", "b"]`. `length(3, 20)` has the ends of a range.
  mutating func parseListInParentheses(
    of rule: Name, _ open: SourceSpan, first: RuleUse.Operand?
  ) -> RuleUse.Operand? {
    if let range = takeRangeInParentheses(of: rule, open, from: first) { return range }
    while continuesLine, current.kind != .rightParenthesis, current.kind != .rightBrace {
      advance()
    }
    guard let close = take(.rightParenthesis) else {
      reportExpected("`)`", as: .missingBracket)
      return nil
    }
    let inner = text(of: SourceSpan(file: file, start: open.end, end: close.span.start))
    let gap = rule.span.end == open.start ? " " : ""
    let list = "[\(inner)]"
    report(
      .listInParentheses("\(rule.text) \(list)"), at: open.through(close.span),
      fix: inner.drop(while: \.isWhitespace).first == ","
        ? nil : .replace(open.through(close.span), with: "\(gap)\(list)"))
    return nil
  }
}

extension Parser {
  /// `(3, 20)`, after the lower end.
  private mutating func takeRangeInParentheses(
    of rule: Name, _ open: SourceSpan, from first: RuleUse.Operand?
  ) -> RuleUse.Operand? {
    guard rule.text != "oneOf", case .literal(let lower) = first, lower.kind.isNumber,
      [.integer, .decimal].contains(token(after: 1).kind),
      token(after: 2).kind == .rightParenthesis
    else { return nil }
    advance()
    let upper = parseLiteral()
    let span = open.through(advance().span)
    let ends = "\(text(of: lower.span))...\(text(of: upper.span))"
    report(
      .rangeInParentheses("\(rule.text) \(ends)"), at: span,
      fix: .replace(rule.span.after.through(span), with: " \(ends)"))
    return .range(range(lower, upper))
  }

  /// `length 3...20, message: "…"` and `notEmpty message "…"`, as other languages have it. With a comma and a colon, it could
  /// be a constant of a model; on a line of its own, it is one.
  mutating func takeLabelledMessage(of rule: inout RuleUse) {
    let label = current.kind == .comma ? 1 : 0
    let text = token(after: label + 1).kind == .colon ? label + 2 : label + 1
    guard rule.message == nil, isWord("message", after: label), token(after: text).kind == .string,
      (0...text).allSatisfy({ !token(after: $0).startsLine })
    else { return }
    let gap = previousSpan.after
    advance(by: label)
    let word = current.span
    advance(by: text - label)
    let message = advance()
    let written = self.text(of: message)
    report(
      .labelledMessage("\(self.text(of: rule.span)) \(written)"),
      at: word.through(message.span),
      fix: .propose(" \(written)", for: gap.through(message.span)))
    rule.message = Name(plainString(of: message), span: message.span)
    rule.span = rule.span.through(message.span)
  }
}

// MARK: A rule over several fields

extension Parser {
  /// `rule endsAfterStart start < end`: the condition follows at once.
  mutating func takeForgottenColon(of name: Name) -> Bool {
    guard continuesLine, startsCondition else { return false }
    let isApart = previousSpan.end < current.span.start
    reportExpected(
      "`:` and the condition of `\(name.text)`", as: .missingSign,
      help: "write `:` before the condition",
      fix: .insert(isApart ? ":" : ": ", at: previousSpan.after))
    return true
  }

  /// `rule start < end`, after the first word.
  var helpWithName: String? {
    guard continuesLine, comparison(of: current) != nil else { return nil }
    return "name each rule, as in `rule endsAfterStart: start < end`"
  }

  private var startsCondition: Bool {
    switch current.kind {
    case .identifier, .leftParenthesis, .integer, .decimal: true
    default: isForeign("!")
    }
  }

  /// `rule endsAfterStart { start < end }`, after the name. The gap before the brace is a part of what is returned.
  mutating func takeBraceOfCondition() -> SourceSpan? {
    guard current.kind == .leftBrace, continuesLine else { return nil }
    return previousSpan.after.through(advance().span)
  }

  /// The same after the condition.
  mutating func takeConditionInBraces(of name: Name, _ open: SourceSpan) {
    let gap = previousSpan.after
    guard let close = take(.rightBrace) else {
      reportExpected("`}`", as: .missingBracket)
      return
    }
    report(
      .conditionInBraces(name.text),
      at: SourceSpan(file: file, start: open.end - 1, end: open.end),
      fix: Diagnostic.Fix([
        .init(span: open, replacement: ":"),
        .init(span: gap.through(close.span), replacement: ""),
      ]))
  }

  /// `rule "message" endsAfterStart: …`
  var startsRuleWithMessage: Bool {
    let name = token(after: 2)
    return token(after: 1).kind == .string && name.kind == .identifier && !name.startsLine
      && token(after: 3).kind == .colon
  }

  /// `rule endsAfterStart("message"): …`, after the name.
  mutating func takeMessageInParentheses(of name: Name) -> String? {
    guard current.kind == .leftParenthesis, continuesLine, token(after: 1).kind == .string,
      token(after: 2).kind == .rightParenthesis
    else { return nil }
    let open = advance().span
    let message = advance()
    let span = open.through(advance().span)
    let text = text(of: message)
    report(
      .messageInParentheses("rule \(name.text) \(text): …"), at: span,
      fix: .replace(name.span.after.through(span), with: " \(text)"))
    return plainString(of: message)
  }

  /// A message before the name of a rule.
  mutating func takeEarlyMessage() -> String? {
    guard current.kind == .string else { return nil }
    let message = advance()
    let span = message.span.through(current.span)
    let order = "\(text(of: current)) \(text(of: message))"
    report(.messageOfRule("rule \(order): …"), at: message.span, fix: .replace(span, with: order))
    return plainString(of: message)
  }

  /// A message after the condition of a rule.
  mutating func takeLateMessage(of name: Name) -> String? {
    let hasComma =
      current.kind == .comma && token(after: 1).kind == .string && !token(after: 1).startsLine
      && token(after: 2).kind != .colon && !isWord("as", after: 2)
    guard continuesLine, current.kind == .string || hasComma else { return nil }
    let gap = previousSpan.after
    if hasComma { advance() }
    let message = advance()
    let text = text(of: message)
    report(
      .messageOfRule("rule \(name.text) \(text): …"), at: message.span,
      fix: Diagnostic.Fix([
        .init(span: name.span.after, replacement: " \(text)"),
        .init(span: gap.through(message.span), replacement: ""),
      ]))
    return plainString(of: message)
  }
}

extension Literal.Kind {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .decimal: true
    default: false
    }
  }
}
