import Diagnostics

/// Rows that refuse what they match.
extension Parser {
  /// Whether `refuse` is not the name of a field or a case here: the reason follows, on the same line.
  var startsRefusal: Bool {
    let next = token(after: 1)
    guard current.kind == .identifier, !next.startsLine else { return false }
    if next.kind == .string { return Self.wordsOfRefusal.contains(text(of: current)) }
    // `refuse("…")` may be a case.
    return isWord("refuse")
      && isWord("because", after: next.kind == .leftParenthesis ? 2 : 1)
  }

  /// Also what other languages call it.
  package static let wordsOfRefusal: Set = ["refuse", "throw", "fail", "reject", "raise", "error"]

  /// `refuse because "drafts have no receipt"`, the value of a row.
  mutating func parseRefusal() -> MapExpression {
    guard let read = readRefusal() else { return MapExpression(.invalid, span: previousSpan) }
    if !read.isWritten {
      diagnostics.report(
        .refusalWithoutReason, "a row that fails says why after `refuse because`", at: read.span,
        help: "write `\(read.correction)`", fix: .replace(read.span, with: read.correction))
    } else if read.reason.text.allSatisfy(\.isWhitespace) {
      diagnostics.report(
        .refusalWithoutReason, "this row refuses values without a reason", at: read.reason.span,
        help: "write the reason between the quotes: it is what the error says")
    }
    return MapExpression(.refusal(read.reason), span: read.span)
  }

  /// `name: refuse because "…"`, where no row says which values are refused.
  mutating func reportRefusalWithoutRow() -> MapExpression {
    guard let read = readRefusal() else { return MapExpression(.invalid, span: previousSpan) }
    diagnostics.report(
      .refusalWithoutRow, "only a row can refuse", at: read.span,
      help:
        "write `match x { … -> \(read.correction) }` to say which values are refused, or `required` "
        + "before a value that must not be nil")
    return MapExpression(.invalid, span: read.span)
  }

  private struct ReadRefusal {
    let reason: Name
    /// Whether it is written as in this language.
    let isWritten: Bool
    let correction: String
    let span: SourceSpan
  }

  /// Nil if the reason is missing, which is reported.
  private mutating func readRefusal() -> ReadRefusal? {
    let start = advance()
    let hasWord = text(of: start) == "refuse" && isWord("because")
    if hasWord { advance() }
    let opening = take(.leftParenthesis)
    if opening != nil, isWord("because") {
      advance()
      _ = take(.colon)
    }
    guard current.kind == .string, continuesLine else {
      reportExpected("the reason, as a string", as: .missingValue)
      return nil
    }
    let token = advance()
    if opening != nil, expect(.rightParenthesis, "`)`") == nil { return nil }
    return ReadRefusal(
      reason: Name(plainString(of: token), span: token.span), isWritten: hasWord && opening == nil,
      correction: "refuse because \(text(of: token))", span: start.span.through(previousSpan))
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
        state: match state {
          "open" -> open
          "paid" -> paid
          else -> refuse because "drafts have no receipt"
        }
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
