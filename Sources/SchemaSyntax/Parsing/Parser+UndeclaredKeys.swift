import Diagnostics

/// `...else skip`: keys that no member takes are passed over, and reported.
extension Parser {
  /// A field for other keys can be called `else`, but then a type follows.
  var startsUndeclaredKeys: Bool {
    current.kind == .closedRange && isWord("else", after: 1) && !token(after: 1).startsLine
      && (token(after: 2).startsLine || token(after: 2).kind != .colon)
  }

  mutating func parseUndeclaredKeys(_ preamble: Preamble, into record: inout RecordDeclaration)
    -> Bool
  {
    let sign = advance().span
    let word = advance()
    if takeWord("skip") == nil { reportUnusableFallback(after: word) }
    let keys = UndeclaredKeys(preamble: preamble, span: sign.through(previousSpan))
    if let first = record.undeclaredKeys {
      diagnostics.report(
        .undeclaredKeysPlace, "`\(record.name.text)` says twice that other keys are reported",
        at: keys.span, secondary: [.init(first.span, "it is said here first")],
        help: "remove one of the lines")
      return true
    }
    record.undeclaredKeys = keys
    return true
  }

  /// `...else fail`, `...else`
  private mutating func reportUnusableFallback(after word: Token) {
    let isOther =
      continuesLine && ![.comma, .rightBrace, .endOfFile].contains(current.kind)
    reportExpected(
      "`skip` after `else`",
      help:
        "write `...else skip` for keys that are passed over and reported, or `...rest: [String: JSON]` for keys that are kept",
      fix: isOther ? .propose("skip", for: current.span) : .propose(" skip", for: word.span.after))
    if isOther { advance() }
  }

  /// What is said about the keys that are left comes after all that are declared.
  mutating func reportPlaceOfUndeclaredKeys(in record: RecordDeclaration) {
    guard let keys = record.undeclaredKeys else { return }
    let members =
      record.fields.map(\.span) + record.constants.map(\.span) + record.spreads.map(\.span)
    guard let last = members.last(where: { $0.start > keys.span.start }) else { return }
    diagnostics.report(
      .undeclaredKeysPlace, "`...else skip` is about the keys that are left, so it comes last",
      at: keys.span, secondary: [.init(last, "this is written after it")],
      help: "move it to the end of the fields")
  }
}

extension DiagnosticKind {
  static let undeclaredKeysPlace = DiagnosticKind(
    "G0167", .error, "a line for undeclared keys that is not the last one",
    explanation: """
      `...else skip` says that keys which the record does not declare are passed over, and reported. It is written once, and
      after all other members, since it is about the keys that they do not take.
      """,
    wrong: """
      dto UserDTO { ...else skip, id: String }
      """,
    right: """
      dto UserDTO { id: String, ...else skip }
      """)
}
