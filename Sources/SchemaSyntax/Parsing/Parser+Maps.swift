import Diagnostics

extension Parser {
  /// `map UserDTO -> User { … }`, `map (UserDTO, roles: [String]) -> User`, after the keyword.
  mutating func parseMap(start: Token, preamble: Preamble) -> MapDeclaration? {
    var parameters = parseMapParameters()
    reportBareParameters(&parameters)
    guard !parameters.isEmpty else {
      skipBroken()
      return nil
    }
    guard
      let arrow = expectArrow(help: "write `->` to map one way, or `<->` to map both ways")
    else {
      skipBroken()
      return nil
    }
    let target = parseType()
    var map = MapDeclaration(
      parameters: parameters, isReversible: arrow.kind == .doubleArrow, target: target,
      preamble: preamble, arrow: arrow.span, head: start.span.through(previousSpan),
      span: start.span)
    map.premises = parsePremises()
    if bodyFollowsWithoutBrace {
      reportExpected(
        "`{` and the entries", as: .missingBracket, fix: .insert(" {", at: previousSpan.after))
      map.layout = documentedItems(of: map.head) { $0.parseMapItem($1, into: &map) }
    } else if current.kind == .leftBrace {
      map.layout = documentedItems(of: map.head) { $0.parseMapItem($1, into: &map) }
    } else if continuesLine, current.kind != .rightBrace, current.kind != .comma {
      reportExpected("`{` or the end of the line")
      skipBroken()
    }
    map.span = start.span.through(previousSpan)
    return map
  }

  private mutating func parseMapParameters() -> [MapDeclaration.Parameter] {
    guard take(.leftParenthesis) != nil else {
      let label = startsLabelledParameter ? takeLabel() : nil
      let type = parseType()
      return type.kind == .invalid ? [] : [.init(label: label, type: type)]
    }
    var parameters: [MapDeclaration.Parameter] = []
    while current.kind != .rightParenthesis, current.kind != .endOfFile {
      let label = takeLabel()
      let type = parseType()
      if type.kind == .invalid { return [] }
      parameters.append(.init(label: label, type: type))
      if take(.comma) == nil { break }
    }
    guard expect(.rightParenthesis, "`,` or `)`") != nil else { return [] }
    if parameters.isEmpty {
      diagnostics.report(
        .missingType, "expected the type that is mapped, found nothing", at: previousSpan,
        help: "name the dto between the parentheses")
    }
    return parameters
  }

  private mutating func parseMapItem(_ preamble: Preamble, into map: inout MapDeclaration) -> Bool {
    if isWord("reverse"), token(after: 1).kind == .colon, token(after: 2).kind == .leftBrace {
      let word = advance().span
      advance()
      reportReverseColon(word)
      parseReverse(into: &map, start: word)
      return true
    }
    if isWord("ignore") && !startsMember && token(after: 1).kind != .arrow || takeWordForIgnore() {
      guard let ignored = parseIgnore() else { return false }
      map.ignored.append(ignored)
      return true
    }
    if isWord("reverse"), token(after: 1).kind == .leftBrace {
      parseReverse(into: &map, start: advance().span)
      return true
    }
    if startsChoice { return parseChoice(into: &map.choices) }
    return parseEntryOrRow(preamble, entries: &map.entries, rows: &map.rows)
  }

  /// `match type { … }` without a field before it.
  private var startsChoice: Bool {
    !startsMember && (startsSwitch || isWord("match") && startsMatch || startsOnlyCase)
  }

  /// `object(self)`, which is not a row: no arrow follows.
  private var startsOnlyCase: Bool {
    guard current.kind == .identifier, token(after: 1).kind == .leftParenthesis,
      !token(after: 1).startsLine
    else { return false }
    var depth = 0
    var index = 1
    repeat {
      switch token(after: index).kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .leftBrace, .rightBrace, .endOfFile, .arrow: return false
      default: break
      }
      index += 1
    } while depth > 0
    let next = token(after: index)
    return next.kind == .rightBrace || next.startsLine
  }

  private mutating func parseChoice(into choices: inout [MapExpression]) -> Bool {
    let choice = startsSwitch ? parseSwitch() : parseMapExpression()
    guard choice.kind != .invalid else { return false }
    choices.append(choice)
    return true
  }

  /// `target: expression` or, in a map between enums or unions, `case -> case`.
  private mutating func parseEntryOrRow(
    _ preamble: Preamble, entries: inout [MapDeclaration.Entry], rows: inout [MatchRow]
  ) -> Bool {
    if startsRow {
      guard let row = parseMatchRow(count: 1) else { return false }
      rows.append(row)
      return true
    }
    guard let entry = parseEntry(preamble) else { return false }
    entries.append(entry)
    reportForeignOperator()
    return true
  }

  private var startsRow: Bool {
    if current.kind == .underscore { return true }
    return startsLiteral && (endsPattern(after: qualifierLength) || startsSeveralValues)
  }

  private mutating func parseEntry(_ preamble: Preamble) -> MapDeclaration.Entry? {
    let start = current
    guard let target = parseWireName() else { return nil }
    guard
      takeBackwardArrow(to: target)
        || expectColon(
          "`:` and the source of `\(target.text)`", help: helpWithEntry(of: target.text))
    else { return nil }
    let source = parseMapExpression()
    guard source.kind != .invalid else { return nil }
    var entry = MapDeclaration.Entry(
      target: target, source: source, preamble: preamble, span: start.span)
    parseClauses(of: &entry) { $0.parseConverters() }
    return entry
  }

  private func helpWithEntry(of target: String) -> String {
    switch current.kind {
    case .doubleArrow:
      "between enums or unions, write the row as `\(target) -> …`: it goes both ways in a `<->`; "
        + "between records, write `target: source`"
    case .leftParenthesis:
      "between enums or unions, write the row as `\(target) -> …`, or as `\(target)(value) -> …` to name "
        + "what the case carries; between records, write `target: source`"
    case .assign where token(after: 1).kind == .greater:
      "between enums or unions, write the row as `\(target) -> …`; "
        + "between records, write `\(target): …`: the target comes first"
    case _ where target == "else":
      "the row for all other cases is `else -> …`, or `else -> refuse because \"…\"`"
    default: "write an entry as `target: source`; fields of the same name need no entry"
    }
  }

  /// `via … else …`, after the source of an entry.
  mutating func parseClauses(
    of entry: inout MapDeclaration.Entry, _ parseConverters: (inout Parser) -> [ConverterUse]
  ) {
    let start = entry.span
    let onNewLine = followsOperandTaker
    if isClause("via") {
      advanceIntoClause(onNewLine: onNewLine)
      entry.converters = parseConverters(&self)
      entry.value = entry.source.span.through(previousSpan)
      reportLateCoalescing(in: entry)
    }
    if isClause("else") {
      advanceIntoClause(onNewLine: onNewLine && entry.converters.isEmpty)
      entry.fallback = readable(parseLiteral())
    }
    entry.span = start.through(previousSpan)
  }

  func isClause(_ word: StaticString) -> Bool {
    isWord(word) && !(current.startsLine && (startsMember || token(after: 1).kind == .arrow))
  }

  private mutating func parseReverse(into map: inout MapDeclaration, start: SourceSpan) {
    var reverse = MapDeclaration.Reverse(entries: [], span: start)
    reverse.layout = documentedItems(of: start) { parser, preamble in
      if parser.startsChoice { return parser.parseChoice(into: &reverse.choices) }
      return parser.parseEntryOrRow(preamble, entries: &reverse.entries, rows: &reverse.rows)
    }
    reverse.span = start.through(previousSpan)
    if let first = map.reverse {
      diagnostics.report(
        .secondReverse, "this map has two `reverse` blocks", at: start,
        secondary: [.init(first.span.before, "the first one")], help: "put all entries into one")
      map.reverse?.entries += reverse.entries
      map.reverse?.rows += reverse.rows
      map.reverse?.choices += reverse.choices
    } else {
      map.reverse = reverse
    }
  }
}

extension DiagnosticKind {
  static let secondReverse = DiagnosticKind(
    "G0125", .error, "two `reverse` blocks",
    explanation: """
      A map has at most one `reverse` block. It holds all entries of the way back that cannot be derived.
      """,
    wrong: """
      dto NameDTO { first: String, last: String }
      domain Person { first: String, last: String }
      map NameDTO <-> Person {
        reverse { first: first }
        reverse { last: last }
      }
      """,
    right: """
      dto NameDTO { first: String, last: String }
      domain Person { first: String, last: String }
      map NameDTO <-> Person
      """)
}
