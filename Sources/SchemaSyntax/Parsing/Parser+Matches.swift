import Diagnostics

extension Parser {
  /// `match is_registered { … }`, `match (kind, level) { … }`
  mutating func parseMatch() -> MapExpression {
    let start = advanceOverOperator()
    guard let subjects = parseSubjects() else {
      return MapExpression(.invalid, span: start.span)
    }
    guard current.kind == .leftBrace else {
      if let rows = parseRowsWithoutBraces(count: subjects.count) {
        return MapExpression(.match(subjects, rows), span: start.span.through(previousSpan))
      }
      reportExpected(
        "`{` and the rows of the `match`", as: .missingBracket, help: wayToMatch(subjects))
      return MapExpression(.invalid, span: start.span)
    }
    var rows: [MatchRow] = []
    items(of: start.span.through(previousSpan)) { parser in
      guard let row = parser.parseMatchRow(count: subjects.count) else { return false }
      rows.append(row)
      return true
    }
    return MapExpression(.match(subjects, rows), span: start.span.through(previousSpan))
  }

  /// What to do instead of an expression, since only fields are matched, as the source has them.
  private func wayToMatch(_ subjects: [Path]) -> String? {
    guard continuesLine else { return nil }
    if current.kind == .coalesce { return "write a row for nil: `nil -> …`" }
    guard current.kind == .identifier else { return nil }
    if isWord("via") {
      return "match the values that the field has, or write the converter where it is declared"
    }
    return subjects.first?.text == "required"
      ? "remove `required`, and write a row for nil: `nil -> …`" : nil
  }

  private mutating func parseSubjects() -> [Path]? {
    guard current.kind != .leftParenthesis else {
      return parseTuple { $0.parsePath("a field that is matched") }
    }
    let expectation = "the field that is matched"
    return isListBeforeBrace
      ? parseBareTuple("several values of a `match`") { $0.parsePath(expectation) }
      : parsePath(expectation).map { [$0] }
  }

  private mutating func parseTuple<Part>(of parsePart: (inout Parser) -> Part?) -> [Part]? {
    var parts: [Part] = []
    repeat {
      advance()
      guard let part = parsePart(&self) else { return nil }
      parts.append(part)
    } while current.kind == .comma
    return expect(.rightParenthesis, "`,` or `)`") == nil ? nil : parts
  }

  /// `true -> registered(profile)`, `(1, nil) -> …`, `else -> …`
  mutating func parseMatchRow(count: Int) -> MatchRow? {
    let start = current
    var patterns: [Pattern] = []
    let isDefault = takeSwitchWords()
    if !isDefault, takeWord("else") == nil {
      guard let read = parsePatterns(count) else { return nil }
      patterns = read
      guard read.count == count else {
        reportPatternCount(read.count, count, at: start.span.through(previousSpan))
        return nil
      }
    }
    guard
      isDefault
        || take(.arrow) ?? takeForeignArrow() ?? expect(.arrow, "`->` and the value of this row")
          != nil
    else { return nil }
    var body = startsRefusal ? parseRefusal() : parseMapExpression()
    guard body.kind != .invalid else { return nil }
    let converters = parseOwnConverters()
    if case .refusal = body.kind, let first = converters.first {
      diagnostics.report(
        .refusalWithoutRow, "what is refused is not converted",
        at: body.span.after.through(previousSpan),
        help: "remove `\(first.name.text)` from this row",
        fix: .remove(body.span.after.through(previousSpan)))
    } else if !converters.isEmpty {
      body = MapExpression(
        .converted(body, converters), span: body.span.through(previousSpan))
    }
    let comma = current.kind == .comma ? current.span : nil
    return MatchRow(
      patterns: patterns, body: body, span: start.span.through(previousSpan), comma: comma)
  }

  private mutating func parsePatterns(_ count: Int) -> [Pattern]? {
    guard current.kind != .leftParenthesis else { return parseTuple { $0.parsePattern() } }
    guard count == 1 else { return parseBareTuple("several patterns") { $0.parsePattern() } }
    guard let only = parsePattern() else { return nil }
    return takeFurtherValues() ? nil : [only]
  }

  /// `a, b -> …`
  var startsSeveralValues: Bool {
    var distance = 1
    while [.comma, .unknown].contains(token(after: distance).kind),
      [.identifier, .string, .integer].contains(token(after: distance + 1).kind),
      !token(after: distance).startsLine, !token(after: distance + 1).startsLine
    {
      distance += 2
    }
    return distance > 1 && token(after: distance).kind == .arrow
  }

  /// `"a", "b" -> …` and `0...9 -> …`: a row for several values, after the first of them.
  private mutating func takeFurtherValues() -> Bool {
    let sign = current
    let isRange = sign.kind == .closedRange || sign.kind == .halfOpenRange
    guard continuesLine, isRange || sign.kind == .comma || isSign("|") || isSign("||") else {
      return false
    }
    let start = tokens[position - 1].span
    while continuesLine, current.kind != .arrow, current.kind != .rightBrace {
      if current.kind == .unknown { passOver(current) }
      advance()
    }
    let rows = "write a row for each value"
    diagnostics.report(
      .patternCount, isRange ? "a row matches one value, and no range" : "a row matches one value",
      at: start.through(previousSpan),
      help: isRange ? "\(rows), or `custom` and the name of a function" : rows)
    if take(.arrow) != nil { _ = parseMapExpression() }
    return true
  }

  /// One part, or several without the parentheses that they need: `match kind, level {`, `1, true -> …`.
  private mutating func parseBareTuple<Part>(
    _ title: String, of parsePart: (inout Parser) -> Part?
  ) -> [Part]? {
    let start = current.span
    guard let first = parsePart(&self) else { return nil }
    var parts = [first]
    while current.kind == .comma, continuesLine, !token(after: 1).startsLine {
      advance()
      guard let part = parsePart(&self) else { return nil }
      parts.append(part)
    }
    if parts.count > 1 {
      let span = start.through(previousSpan)
      report(.bareTuple(title, "(\(text(of: span)))"), at: span)
    }
    return parts
  }

  /// `kind, level {`: otherwise, the comma ends the entry.
  private var isListBeforeBrace: Bool {
    var length = 0
    while !token(after: length).startsLine,
      [.identifier, .dot, .comma].contains(token(after: length).kind)
    {
      length += 1
    }
    return token(after: length).kind == .leftBrace && !token(after: length).startsLine
  }

  private mutating func parsePattern() -> Pattern? {
    if let any = take(.underscore) { return .any(any.span) }
    let literal = parseLiteral()
    guard literal.kind != .invalid else { return nil }
    guard case .name = literal.kind, current.kind == .leftParenthesis, continuesLine else {
      return .literal(literal, payload: nil)
    }
    return parsePayload(of: literal)
  }

  /// `(value)` after the name of a case.
  private mutating func parsePayload(of literal: Literal) -> Pattern? {
    let open = advance().span
    if ["let", "var"].contains(text(of: current)), token(after: 1).kind == .identifier {
      let word = advance().span
      report(
        .bindingKeyword(text(of: word)), at: word, fix: .remove(word.through(current.span.before)))
    }
    if take(.underscore) != nil {
      guard expect(.rightParenthesis, "`)`") != nil else { return nil }
      let span = open.through(previousSpan)
      report(.namelessPayload, at: span, fix: .remove(span))
      return .literal(literal, payload: nil)
    }
    guard current.kind == .identifier,
      !["self", "nil", "true", "false"].contains(text(of: current))
    else {
      reportExpected(
        "a name for what the case carries", as: .missingName,
        help:
          "a row takes a case whatever it carries: name that, as in `\(text(of: literal.span))(value) -> …`, "
          + "and `match value { … }` in this row")
      return nil
    }
    let name = name(of: advance())
    guard expect(.rightParenthesis, "`)`") != nil else { return nil }
    return .literal(
      literal, payload: Pattern.Payload(name: name, span: open.through(previousSpan)))
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    let words = ["no", "one", "two", "three", "four", "five"]
    let word = words.indices.contains(number) ? words[number] : "\(number)"
    return number == 1 ? "\(word) \(noun)" : "\(word) \(noun)s"
  }

  private mutating func reportPatternCount(_ found: Int, _ expected: Int, at span: SourceSpan) {
    diagnostics.report(
      .patternCount,
      "this row has \(Self.counted(found, "pattern")) for \(Self.counted(expected, "value"))",
      at: span,
      help: expected == 1
        ? "write one pattern" : "write one pattern for each value, `_` for any: `(true, _) -> …`")
    if take(.arrow) != nil { _ = parseMapExpression() }
  }
}

extension DiagnosticKind {
  static let patternCount = DiagnosticKind(
    "G0127", .error, "a row with too few or too many patterns",
    explanation: """
      A row of a `match` has one pattern for each value that is matched. `_` stands for any value, and `else` for
      whatever no other row covers.
      """,
    wrong: """
      dto PlanDTO { paid: Bool, trial: Bool }
      enum State { active, trial, free }
      domain Plan { state: State }
      map PlanDTO -> Plan {
        state: match (paid, trial) {
          true -> active
          (false, true) -> trial
          (false, false) -> free
        }
      }
      """,
    right: """
      dto PlanDTO { paid: Bool, trial: Bool }
      enum State { active, trial, free }
      domain Plan { state: State }
      map PlanDTO -> Plan {
        state: match (paid, trial) {
          (true, _) -> active
          (false, true) -> trial
          (false, false) -> free
        }
      }
      """)
}
