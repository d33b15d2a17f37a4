import Diagnostics

/// The clauses after a type, in the order in which they are written.
private enum Clause: Int {
  case via, `where`, defaultValue, fallback

  var title: String {
    switch self {
    case .via: "via"
    case .where: "where"
    case .defaultValue: "="
    case .fallback: "else"
    }
  }
}

extension Parser {
  /// Clauses may continue in the next line, unless that line begins a member.
  private var nextClause: Clause? {
    if current.startsLine && startsMember { return nil }
    if current.kind == .assign { return .defaultValue }
    if isWord("via") { return .via }
    if isWord("where") { return .where }
    if isWord("else") { return .fallback }
    return nil
  }

  var startsClause: Bool { nextClause != nil }

  /// Reads clauses where none can be.
  mutating func skipClauses() {
    var field = Field(
      wireName: WireName(Name("", span: current.span)),
      type: TypeExpression(.invalid, span: current.span), span: current.span)
    parseClauses(of: &field)
  }

  mutating func parseClauses(of field: inout Field) {
    var previous: (clause: Clause, span: SourceSpan)?
    if startsRuleWithoutWhere {
      let words = current.kind == .regex ? "where matches" : "where"
      reportExpected(
        "`where` before a rule", as: .missingSign, help: "write `\(words)` before it",
        fix: .insert(" \(words)", at: previousSpan.after))
      if take(.regex) == nil { field.rules = parseRules() }
    }
    while let clause = nextClause {
      let endsWithEach = previous?.clause == .where && text(of: previousSpan) == "each"
      let keyword = advanceIntoClause(onNewLine: endsWithEach && clause == .fallback)
      if let previous, previous.clause.rawValue >= clause.rawValue {
        reportOrder(clause, at: keyword.span, after: previous)
      }
      previous = (clause, keyword.span)
      switch clause {
      case .via:
        field.converters = parseConverters()
        // Without its converter, nothing is known about what the field contains.
        if field.converters.isEmpty { field.type.kind = .invalid }
      case .where: field.rules = parseRules()
      case .defaultValue: field.defaultValue = parseReplacement()
      case .fallback: field.fallback = parseReplacement()
      }
    }
    if previous == nil, field.type.kind != .invalid { skipWordWithoutClause() }
  }

  /// `Double finite`, `String trimmed`: the parser does not know which of the two a word is.
  private mutating func skipWordWithoutClause() {
    guard continuesLine, current.kind == .identifier, !startsMember, !startsDeclaration else {
      return
    }
    reportExpected(
      "`where` or `via`", as: .missingSign,
      help: "a rule comes after `where`, and a converter after `via`")
    while continuesLine, current.kind != .comma, current.kind != .rightBrace { advance() }
  }

  /// `Int 0...`
  private var startsRuleWithoutWhere: Bool {
    guard continuesLine else { return false }
    switch current.kind {
    case .integer, .decimal, .regex, .closedRange, .halfOpenRange, .lessOrEqual, .greater,
      .greaterOrEqual:
      return true
    default: return false
    }
  }

  func readable(_ literal: Literal) -> Literal? {
    literal.kind == .invalid ? nil : literal
  }

  private mutating func reportOrder(
    _ clause: Clause, at span: SourceSpan, after previous: (clause: Clause, span: SourceSpan)
  ) {
    let isTwice = previous.clause == clause
    diagnostics.report(
      .clauseOrder,
      isTwice
        ? "`\(clause.title)` is given twice"
        : "`\(clause.title)` must come before `\(previous.clause.title)`",
      at: span,
      secondary: [.init(previous.span, isTwice ? "the first one" : "this must come later")],
      help: isTwice
        ? clause == .via || clause == .where
          ? "join both, separated by commas" : "remove one of them"
        : "write the clauses in the order `via`, `where`, `=`, `else`")
  }

  /// `via trimmed, iso8601(fraction: none)`, after the keyword.
  mutating func parseConverters() -> [ConverterUse] {
    var converters: [ConverterUse] = []
    repeat {
      guard let converter = parseConverter() else { break }
      converters.append(converter)
    } while takeListComma(between: "converters")
    return converters
  }

  mutating func parseConverter() -> ConverterUse? {
    guard current.kind == .identifier, !startsNextItem else {
      reportExpected("the name of a converter", as: .missingValue)
      return nil
    }
    let name = name(of: advance())
    let arguments = parseArguments()
    return ConverterUse(
      name: name, arguments: arguments, span: name.span.through(previousSpan))
  }

  /// `where notEmpty, length 3...20 "…"`, after the keyword.
  mutating func parseRules() -> [RuleUse] {
    var rules: [RuleUse] = []
    repeat {
      guard var rule = parseRule() else { break }
      takeLabelledMessage(of: &rule)
      rules.append(rule)
    } while !skipAlternativeRules()
      && (takeListComma(between: "rules") || takeMissingComma(between: "rules"))
    return rules
  }

  /// A comma within a list. The comma that ends an item stays, and so does one at the end of a block.
  private mutating func takeListComma(between items: String) -> Bool {
    if takeForeignComma(between: items) { return true }
    guard current.kind == .comma, !takeCommaBeforeClause() else { return false }
    let comma = position
    repeat { advance() } while current.kind == .comma && continuesLine
    let goesOn =
      switch current.kind {
      case .identifier:
        !startsMember && !startsDeclaration && !startsRuleDeclaration && !startsCaseLikeRow
      case .closedRange: !startsDottedMember
      case .integer, .decimal, .halfOpenRange, .less, .lessOrEqual, .greater,
        .greaterOrEqual:
        true
      case .string: !startsMember
      default: false
      }
    if !goesOn {
      position = comma
    } else if position > comma + 1 {
      report(.strayComma, at: tokens[comma + 1].span.through(previousSpan))
    }
    return goesOn
  }

  /// `via iso8601, else "…"`: a member that is called `else` would have a colon.
  private mutating func takeCommaBeforeClause() -> Bool {
    let isClause =
      isWord("else", after: 1) && isConstant(at: 2)
      || isWord("where", after: 1) && token(after: 2).kind == .identifier
    guard isClause, (1...2).allSatisfy({ !token(after: $0).startsLine }) else { return false }
    let comma = advance().span
    report(.commaBeforeClause(text(of: current)), at: comma)
    return true
  }

  /// `else -> …` or `ignore x`, after a converter of a map.
  private var startsCaseLikeRow: Bool {
    token(after: 1).kind == .arrow || startsIgnore
      || (isWord("reverse") && token(after: 1).kind == .leftBrace)
  }

  private mutating func parseRule() -> RuleUse? {
    nested {
      $0.parseRuleUnchecked()
    } otherwise: { _ in
      nil
    }
  }

  private mutating func parseRuleUnchecked() -> RuleUse? {
    let start = current
    if let rule = parseNegatedRule() ?? parseSpelledRange() ?? parseComparedRange() { return rule }
    var rule = RuleUse(name: nil, operand: nil, span: start.span)
    if current.kind == .identifier, !startsNextItem {
      let name = name(of: advance())
      rule.name = name
      // The operand is something that the lexer could not read.
      if current.kind == .unknown, continuesLine, !isForeign("&&") { return nil }
      skipColonOfRule()
      if name.text == "each", continuesLine, startsRuleOperand || current.kind == .identifier {
        guard let element = parseRule() else { return nil }
        rule.operand = .rule(element)
        rule.span = start.span.through(previousSpan)
        return rule
      }
    } else if !startsRuleOperand || startsNextItem {
      reportExpected(
        "a rule", as: .missingValue, help: "`gatehouse explain G0401` lists the rules")
      return nil
    }
    if continuesLine || rule.name == nil {
      rule.operand =
        current.kind == .leftParenthesis
        ? parseOperandInParentheses(of: rule.name)
        : parseUnquotedOperand(of: rule.name) ?? parseRuleOperand()
    }
    rule.errorCase = takeErrorCase()
    if current.kind == .string, continuesLine {
      let message = advance()
      rule.message = messageText(of: message).map { Name($0, span: message.span) }
      if rule.errorCase == nil { rule.errorCase = takeLateErrorCase(after: message.span) }
    }
    rule.span = start.span.through(previousSpan)
    return rule
  }

  /// `as tooShort`
  private mutating func takeErrorCase() -> Name? {
    guard continuesLine, isWord("as") else { return nil }
    advance()
    guard current.kind == .identifier, continuesLine else {
      reportExpected("the name of the error case after `as`", as: .missingName)
      return nil
    }
    return nameInSwift(name(of: advance()))
  }

  /// `"Too short" as tooShort`, after the message.
  private mutating func takeLateErrorCase(after message: SourceSpan) -> Name? {
    let start = current.span
    guard let name = takeErrorCase() else { return nil }
    let order = "as \(name.text) \(text(of: message))"
    report(
      .lateErrorCase(order), at: start.through(name.span),
      fix: .replace(message.through(name.span), with: order))
    return name
  }

  /// `length(3...20)`
  private mutating func parseOperandInParentheses(of name: Name?) -> RuleUse.Operand? {
    let open = advance()
    let operand = parseRuleOperand()
    if current.kind == .comma, let name {
      return parseListInParentheses(of: name, open.span, first: operand)
    }
    guard let close = take(.rightParenthesis) else {
      reportExpected("`)`", as: .missingBracket)
      return operand
    }
    let inner = text(of: SourceSpan(file: file, start: open.span.end, end: close.span.start))
    report(
      .ruleInParentheses(name?.text ?? "", inner), at: open.span.through(close.span),
      fix: .replace(open.span.through(close.span), with: inner.isEmpty ? "" : " \(inner)"))
    return operand
  }

  var startsRuleOperand: Bool {
    switch current.kind {
    case .integer, .decimal, .string, .regex, .leftBracket, .closedRange, .halfOpenRange, .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      true
    default: false
    }
  }

  private mutating func parseRuleOperand() -> RuleUse.Operand? {
    switch current.kind {
    case .integer, .decimal, .string, .leftBracket:
      let literal = parseLiteral()
      if current.kind == .closedRange || current.kind == .halfOpenRange, continuesLine {
        return .range(parseRange(from: literal))
      }
      if let range = parseForeignRange(from: literal) { return .range(range) }
      return literal.kind == .invalid ? nil : .literal(literal)
    case .closedRange, .halfOpenRange:
      return .range(parseRange(from: nil))
    case .regex:
      return .regex(regexLiteral(advance()))
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      guard let comparison = comparison(of: advance()) else { return nil }
      let literal = parseLiteral()
      return literal.kind == .invalid ? nil : .comparison(comparison, literal)
    default:
      return nil
    }
  }

  func comparison(of token: Token) -> Comparison? {
    switch token.kind {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  private func regexLiteral(_ token: Token) -> RegexLiteral {
    var close = token.span.end - 1
    while close > token.span.start, bytes[close] != UInt8(ascii: "/") { close -= 1 }
    // An open one, which the lexer has reported, has no slash at its end.
    if close == token.span.start { close = token.span.end }
    let pattern = SourceSpan(file: file, start: token.span.start + 1, end: close)
    let flags = SourceSpan(file: file, start: min(close + 1, token.span.end), end: token.span.end)
    return RegexLiteral(
      pattern: text(of: pattern), patternSpan: pattern, flags: Name(text(of: flags), span: flags),
      span: token.span)
  }
}

extension DiagnosticKind {
  static let clauseOrder = DiagnosticKind(
    "G0116", .error, "clauses out of order",
    explanation: """
      After its type, a field can have four clauses, each once and in this order: `via` names the converters, `where`
      gives the rules, `=` the value for a key that is missing or null, and `else` the value that replaces an invalid
      one.
      """,
    wrong: """
      model ScoreDTO { score: Double else 0.0 = 1.0 }
      """,
    right: """
      model ScoreDTO { score: Double = 1.0 else 0.0 }
      """)
}
