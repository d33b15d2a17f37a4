import Diagnostics

/// Expressions of other languages, where a map says where a value comes from.
extension Parser {
  static let helpWithConditions =
    "write `match` for a value that depends on others, or `custom name(…)` for your own Swift"

  /// `kind == 1 ? "a" : "b"`, `name.trim()`: something that follows a complete expression in a map.
  mutating func reportForeignOperator() {
    guard continuesLine else { return }
    switch current.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .question:
      reportExpected(
        "the end of this entry", as: .foreignExpression,
        help: Self.helpWithConditions)
    case .leftParenthesis,
      .leftBracket where current.span.start == previousSpan.end:
      reportExpected(
        "the end of this entry", as: .foreignExpression,
        help: "write `custom name(…)` to make the value in your own Swift")
    case .identifier where isWord("as") || isWord("is"):
      reportExpected(
        "the end of this entry", as: .foreignExpression,
        help: "write `via` and a converter, such as `via number`, for a value of another type")
    case .identifier:
      reportForeignWord()
    default:
      return
    }
  }

  /// `amount using decimal`, `name or "none"`, `email when isActive`
  private mutating func reportForeignWord() {
    guard let word = ForeignMapWord.of[text(of: current)], token(after: 1).kind != .colon else {
      return
    }
    reportExpected(
      "the end of this entry", as: .foreignExpression, help: word.help,
      fix: word == .converter ? .propose("via", for: current.span) : nil)
  }

  /// `skip legacy_id because "…"`: reports a word that other languages have for `ignore`, if what follows can only mean that.
  mutating func takeWordForIgnore() -> Bool {
    let next = token(after: 1)
    guard current.kind == .identifier, Self.wordsForIgnore.contains(text(of: current)),
      next.kind == .identifier || next.kind == .string, !next.startsLine
    else { return false }
    let word = text(of: current)
    diagnostics.report(
      .foreignExpression, "`\(word)` is written `ignore`", at: current.span,
      help: "write `ignore`", fix: .replace(current.span, with: "ignore"))
    return true
  }

  private static let wordsForIgnore: Set = [
    "drop", "exclude", "ignored", "ignores", "ignoring", "omit", "skip", "unused",
  ]

  /// `level via number ?? 3`
  mutating func reportLateCoalescing(in entry: MapDeclaration.Entry) {
    guard continuesLine, current.kind == .coalesce else { return }
    let source = entry.source.span
    let converters = source.after.through(previousSpan)
    reportExpected(
      "the end of this entry", as: .partOrder,
      help: "write the value that replaces nil before `via`, in the form that it has on the wire: "
        + "`\(text(of: source)) ?? …\(text(of: converters))`")
  }

  /// `switch kind {`
  var startsSwitch: Bool {
    let next = token(after: 1)
    return isWord("switch") && !next.startsLine
      && (next.kind == .identifier || next.kind == .leftParenthesis)
  }

  /// `if isActive { … }`, and not a field of that name.
  var startsIf: Bool {
    let next = token(after: 1)
    return isWord("if") && !next.startsLine && next.kind == .identifier
      && !["via", "else"].contains(text(of: next))
  }

  mutating func parseSwitch() -> MapExpression {
    report(.switchWord, at: current.span)
    return parseMatch()
  }

  mutating func takeCaseWord(before items: String) {
    report(
      .caseWord(before: items), at: current.span,
      fix: .remove(current.span.through(token(after: 1).span.before)))
    advance()
  }

  /// `case` before a row, and `default:` for `else ->`. Consumes them, and returns whether it was `default:`.
  mutating func takeSwitchWords() -> Bool {
    if isWord("case"), token(after: 1).kind != .arrow, !token(after: 1).startsLine {
      takeCaseWord(before: "rows")
    }
    guard isWord("default"), token(after: 1).kind == .colon else { return false }
    report(.defaultRow, at: current.span.through(token(after: 1).span))
    advance(by: 2)
    return true
  }

  /// `map<UserDTO, User>`
  mutating func reportTypesInAngleBrackets() -> Bool {
    guard current.kind == .less, continuesLine else { return false }
    var ahead = self
    let open = ahead.advance().span
    let source = ahead.parseType()
    let comma = ahead.take(.comma)
    let target = ahead.parseType()
    guard comma != nil, target.kind != .invalid, let close = ahead.take(.greater) else {
      return false
    }
    let gap = previousSpan.after
    let arrow = "\(text(of: source.span)) -> \(text(of: target.span))"
    report(
      .typesInAngleBrackets(arrow), at: open.through(close.span),
      fix: .propose(" \(arrow)", for: gap.through(close.span)))
    advance(by: ahead.position - position)
    return true
  }

  /// `map UserDTO, RolesDTO -> User`, read as if the parameters were in parentheses.
  mutating func reportBareParameters(_ parameters: inout [MapDeclaration.Parameter]) {
    guard let first = parameters.first, continuesLine,
      current.kind == .comma || first.label != nil && previousSpan == first.type.span
    else { return }
    let comma = current.span
    while take(.comma) != nil, continuesLine,
      current.kind == .identifier || current.kind == .leftBracket
    {
      let written = takeLabel()
      let type = parseType()
      guard type.kind != .invalid else { break }
      let label = written ?? Name(label(for: type), span: type.span)
      parameters.append(.init(label: label, type: type))
    }
    let list = parameters.map { parameter in
      let type = text(of: parameter.type.span)
      return parameter.label.map { "\($0.text): \(type)" } ?? type
    }
    let mistake = Mistake.bareParameters(list.joined(separator: ", "))
    if let label = first.label {
      report(mistake, at: label.span.through(previousSpan), fix: nil)
    } else {
      diagnostics.append(
        Diagnostic(
          mistake, at: comma, secondary: [.init(first.type.span, "the first one")], fix: nil))
    }
  }

  /// `map user: UserDTO -> User`: a label, and not a colon in place of an arrow.
  var startsLabelledParameter: Bool {
    guard current.kind == .identifier, token(after: 1).kind == .colon else { return false }
    var ahead = self
    _ = ahead.takeLabel()
    let type = ahead.parseType()
    return type.kind != .invalid && ahead.continuesLine
      && [.arrow, .doubleArrow, .comma].contains(ahead.current.kind)
  }

  /// `name <- full_name` in a map, read as `name: full_name`.
  mutating func takeBackwardArrow(to target: WireName) -> Bool {
    let sign = token(after: 1)
    guard continuesLine, current.kind == .less, sign.kind == .unknown,
      signs.reported.contains(current.span.through(sign.span))
    else { return false }
    let arrow = current.span.through(sign.span)
    advance(by: 2)
    explain(
      .entryWithArrow("\(target.text): …"), at: arrow,
      fix: .replace(target.span.after.through(arrow), with: ":"))
    return true
  }

  /// `roles` for `API.RolesDTO`
  private func label(for type: TypeExpression) -> String {
    let path = text(of: type.span).split { !($0.isLetter || $0.isNumber || $0 == ".") }.first ?? ""
    var name = path.split(separator: ".").last ?? "other"
    if name.hasSuffix("DTO"), name.count > 3 { name = name.dropLast(3) }
    return name.uncapitalized
  }

  /// The number of tokens of `Role.` in `Role.admin -> owner`.
  var qualifierLength: Int {
    var length = 0
    while token(after: length).kind == .identifier, token(after: length + 1).kind == .dot,
      text(of: token(after: length)).first?.isUppercase == true
    {
      length += 2
    }
    return length
  }

  /// `match paid true -> pro, false -> free`, on one line or on several: rows without braces.
  mutating func parseRowsWithoutBraces(count: Int) -> [MatchRow]? {
    guard startsRow(after: 0) else { return nil }
    let subjects = previousSpan
    let first = current.span
    let index = diagnostics.count
    var rows: [MatchRow] = []
    while let row = parseMatchRow(count: count) {
      rows.append(row)
      let isListed = current.kind == .comma
      guard isListed || current.startsLine, startsRow(after: isListed ? 1 : 0) else { break }
      if isListed { advance() }
    }
    diagnostics.insert(
      Diagnostic(
        .bareRows, at: first.through(previousSpan),
        fix: Diagnostic.Fix([
          Diagnostic.Edit(span: subjects.after, replacement: " {"),
          Diagnostic.Edit(span: previousSpan.after, replacement: " }"),
        ])), at: index)
    return rows
  }

  private func startsRow(after distance: Int) -> Bool {
    switch token(after: distance).kind {
    case .string, .integer, .decimal, .identifier, .underscore: endsPattern(after: distance)
    default: false
    }
  }

  /// Whether an arrow follows the token at `distance`, or a name in parentheses and then an arrow.
  func endsPattern(after distance: Int) -> Bool {
    var end = distance + 1
    if token(after: distance).kind == .identifier, token(after: end).kind == .leftParenthesis {
      let isLong = token(after: end + 2).kind == .identifier
      end += isLong ? 4 : 3
      guard token(after: end - 1).kind == .rightParenthesis else { return false }
    }
    return token(after: end).kind == .arrow
  }

  /// `reverse: {`, after the colon.
  mutating func reportReverseColon(_ word: SourceSpan) {
    report(.colonOfReverse, at: previousSpan, fix: .remove(word.after.through(previousSpan)))
  }

  /// Whether the entries of a map without a brace follow below it: they are indented further.
  var bodyFollowsWithoutBrace: Bool {
    guard current.startsLine, startsMember else { return false }
    var line = position - 1
    while line > 0, !tokens[line].startsLine { line -= 1 }
    return line >= 0 && column(of: current) > column(of: tokens[line])
  }
}
