import Diagnostics

extension Parser {
  /// Whether `ignore` begins an item here, and is not the name of a field.
  var startsIgnore: Bool {
    let next = token(after: 1)
    return isWord("ignore") && (next.kind == .identifier || next.kind == .string)
  }

  /// `ignore legacy_id, "x-trace" because "nobody reads them"`, `ignore rest because "the app shows names alone"`
  mutating func parseIgnore() -> MapDeclaration.Ignore? {
    let start = advance()
    let isQuoted = current.kind == .string
    guard let first = parseIgnored() else { return nil }
    var fields = [first]
    while current.kind == .comma, ignoredFieldFollowsComma {
      advance()
      guard let field = parseIgnored() else { return nil }
      fields.append(field)
    }
    takeCommaBeforeReason()
    var reason: Name?
    let hasColon = current.kind == .colon && token(after: 1).kind == .string
    let lacksWord = continuesLine && (current.kind == .string || hasColon)
    if lacksWord { reportReasonAlone() }
    let isMisspelt = !lacksWord && takeMisspeltBecause()
    if lacksWord || isMisspelt || takeClause("because") != nil {
      guard current.kind == .string else {
        reportExpected("the reason, as a string", as: .missingValue)
        return nil
      }
      let token = advance()
      reason = Name(plainString(of: token), span: token.span)
    }
    let ignore = MapDeclaration.Ignore(
      fields: fields, mayBeRest: fields.count == 1 && first.text == "rest" && !isQuoted,
      reason: reason, span: start.span.through(previousSpan))
    reportMissingReason(of: ignore)
    return ignore
  }

  /// The name of a field, or a path to one. Names that Swift cannot have are quoted, as in the dto.
  private mutating func parseIgnored() -> Path? {
    guard current.kind == .string else { return parsePath("the field that is ignored") }
    return pathSteps(after: Path(key(of: advance())))
  }

  /// A comma also ends an item: what follows it is another ignored field unless it begins the next item.
  private var ignoredFieldFollowsComma: Bool {
    let comma = position
    var next = self
    next.position = comma + 1
    switch next.current.kind {
    case .identifier:
      return !next.isReason(after: 0) && !next.startsMember && next.token(after: 1).kind != .arrow
        && !next.startsIgnoreItem
        && !(next.isWord("reverse") && next.token(after: 1).kind == .leftBrace)
    case .string: return !next.startsMember && next.token(after: 1).kind != .arrow
    default: return false
    }
  }

  /// A field may be called `ignore`: then a comma, a dot or the reason follows.
  private var startsIgnoreItem: Bool { startsIgnore && !isWord("because", after: 1) }

  /// `ignore legacy_id, because "nobody reads it"`
  private mutating func takeCommaBeforeReason() {
    guard current.kind == .comma, continuesLine, isReason(after: 1) else { return }
    let comma = advance().span
    diagnostics.report(
      .ignoreWithoutReason, "the reason belongs to the names before it", at: comma,
      help: "remove the comma", fix: .remove(comma))
  }

  /// `becuase "…"`
  private mutating func takeMisspeltBecause() -> Bool {
    let word = text(of: current)
    guard continuesLine, current.kind == .identifier, word != "because",
      token(after: 1).kind == .string, Spelling(["because"]).nearest(to: word) != nil
    else { return false }
    diagnostics.report(
      .ignoreWithoutReason, "the reason comes after `because`", at: current.span,
      label: Diagnostic.question(about: "because"), fix: .propose("because", for: current.span))
    advance()
    return true
  }

  private func isReason(after distance: Int) -> Bool {
    isWord("because", after: distance) && token(after: distance + 1).kind == .string
  }

  /// `ignore legacy_id "nobody reads it"`, `ignore legacy_id: "nobody reads it"`
  private mutating func reportReasonAlone() {
    let gap = previousSpan.after
    let colon = take(.colon)
    let reason = text(of: current)
    diagnostics.report(
      .ignoreWithoutReason, "the reason comes after `because`",
      at: colon?.span ?? current.span, help: "write `because \(reason)`",
      fix: .replace(gap.through(current.span.before), with: " because "))
  }

  private mutating func reportMissingReason(of ignore: MapDeclaration.Ignore) {
    guard ignore.reason?.text.allSatisfy(\.isWhitespace) ?? true else { return }
    let names = ignore.fields.map { "`\($0.text)`" }.joined(separator: ", ")
    let reason = ignore.reason
    diagnostics.report(
      .ignoreWithoutReason,
      "\(names) \(ignore.fields.count == 1 ? "is" : "are") ignored without a reason",
      at: reason?.span ?? ignore.span,
      help: reason == nil
        ? "add `because \"…\"`, so that the next reader knows why"
        : "write the reason between the quotes, so that the next reader knows why")
  }
}

extension DiagnosticKind {
  static let ignoreWithoutReason = DiagnosticKind(
    "G0124", .error, "`ignore` without a reason",
    explanation: """
      `ignore` says that a field of the source is left out on purpose. The reason belongs in the schema, where the next reader
      finds it. One reason can be given for several fields, `ignore a, b because "…"`, or for everything that no entry reads,
      `ignore rest because "…"`.
      """,
    wrong: """
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User { ignore legacy_id }
      """,
    right: """
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User { ignore legacy_id because "only the old billing reads it" }
      """)
}
