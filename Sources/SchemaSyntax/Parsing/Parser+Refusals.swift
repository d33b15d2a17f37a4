import Diagnostics

/// Rows that refuse what they match.
extension Parser {
  /// Whether `refuse` is not the name of a field or a case here: the reason follows, on the same line.
  var startsRefusal: Bool {
    let next = token(after: 1)
    guard !next.startsLine else { return false }
    return isWord("refuse") && (isWord("because", after: 1) || next.kind == .string)
      || isWord("throw") && next.kind == .string
  }

  /// `refuse because "drafts have no receipt"`
  mutating func parseRefusal() -> MapExpression {
    let start = advance()
    if takeClause("because") == nil { reportReasonAlone(after: start) }
    guard current.kind == .string, continuesLine else {
      reportExpected("the reason, as a string", as: .missingValue)
      return MapExpression(.invalid, span: start.span)
    }
    let token = advance()
    let reason = Name(plainString(of: token), span: token.span)
    if reason.text.allSatisfy(\.isWhitespace) {
      diagnostics.report(
        .refusalWithoutReason, "this row refuses values without a reason", at: reason.span,
        help: "write the reason between the quotes: it is what the error says")
    }
    return MapExpression(.refusal(reason), span: start.span.through(token.span))
  }

  /// `refuse "drafts have no receipt"`, `throw "drafts have no receipt"`
  private mutating func reportReasonAlone(after word: Token) {
    let written = "refuse because \(text(of: current))"
    diagnostics.report(
      .refusalWithoutReason,
      text(of: word) == "refuse"
        ? "the reason comes after `because`" : "a row that fails refuses what it matches",
      at: word.span.through(current.span), help: "write `\(written)`",
      fix: .replace(word.span.through(current.span), with: written))
  }

  /// `name: refuse because "…"`, where no row says which values are refused.
  mutating func reportRefusalWithoutRow() -> MapExpression {
    let refusal = parseRefusal()
    guard refusal.kind != .invalid else { return refusal }
    diagnostics.report(
      .refusalWithoutRow, "only a row can refuse", at: refusal.span,
      help: "write `match x { … -> \(text(of: refusal.span)) }` to say which values are refused, "
        + "or `required` before a value that must not be nil")
    return MapExpression(.invalid, span: refusal.span)
  }
}

extension DiagnosticKind {
  static let refusalWithoutReason = DiagnosticKind(
    "G0193", .error, "a refusal without a reason",
    explanation: """
      A row that refuses what it matches says why: the error that the app gets has this reason.
      """,
    wrong: """
      dto OrderDTO { state: String }
      enum State { open, paid }
      domain Order { state: State }
      map OrderDTO -> Order {
        state: match state { "open" -> open, "paid" -> paid, else -> refuse "" }
      }
      """,
    right: """
      dto OrderDTO { state: String }
      enum State { open, paid }
      domain Order { state: State }
      map OrderDTO -> Order {
        state: match state { "open" -> open, "paid" -> paid, else -> refuse because "drafts have no receipt" }
      }
      """)

  static let refusalWithoutRow = DiagnosticKind(
    "G0194", .error, "a refusal that is not a row",
    explanation: """
      `refuse because "…"` is the whole value of a row of a `match`, or of a map between enums or unions: the patterns before its
      arrow say which values are refused.
      """,
    wrong: """
      dto OrderDTO { note: String? }
      domain Order { note: String }
      map OrderDTO -> Order { note: note ?? refuse because "an order has a note" }
      """,
    right: """
      dto OrderDTO { note: String? }
      domain Order { note: String }
      map OrderDTO -> Order {
        note: match note { nil -> refuse because "an order has a note", _ -> note }
      }
      """)
}
