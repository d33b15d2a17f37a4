import Diagnostics

/// `for 5 minutes`, if it is there.
struct WrittenLifetime {
  /// In seconds; nil if nothing is written.
  let value: Int?
}

extension Parser {
  /// Nil if what follows `for` is not a duration, which is reported.
  mutating func parseLifetime() -> WrittenLifetime? {
    guard continuesLine, takeWord("for") != nil else { return WrittenLifetime(value: nil) }
    let start = current
    guard continuesLine, current.kind == .integer else {
      reportLifetime(at: continuesLine ? current.span : previousSpan.after)
      return nil
    }
    let number = text(of: advance()).filter { $0 != "_" }
    guard continuesLine, current.kind == .identifier,
      let unit = DurationUnit(text(of: current))
    else {
      reportLifetime(at: start.span)
      return nil
    }
    let word = advance().span
    let span = start.span.through(word)
    guard let count = Int(number), count <= DurationUnit.longest / unit.seconds else {
      reportLifetime(at: span, "this is more than a hundred years")
      return nil
    }
    guard count > 0 else {
      reportLifetime(at: span, "an answer that is kept for no time is never used")
      return nil
    }
    reportNumber(of: unit, at: word, count)
    return WrittenLifetime(value: count * unit.seconds)
  }

  /// `for 1 minutes`, `for 5 minute`
  private mutating func reportNumber(of unit: DurationUnit, at word: SourceSpan, _ count: Int) {
    let correct = unit.word(for: count)
    guard text(of: word) != correct else { return }
    diagnostics.report(
      .lifetime, "`\(text(of: word))` does not go with \(count)", at: word,
      help: "write `for \(count) \(correct)`", fix: .replace(word, with: correct))
  }

  /// A lifetime after an order that does not look at the age of an answer.
  mutating func reportsMisplacedLifetime() -> Bool {
    guard continuesLine, isWord("for") else { return false }
    let gap = previousSpan.after
    let start = advance()
    let hasNumber = continuesLine && current.kind == .integer
    if hasNumber { advance() }
    if hasNumber, continuesLine, DurationUnit(text(of: current)) != nil { advance() }
    let span = start.span.through(previousSpan)
    diagnostics.report(
      .lifetime, "only `cache first` looks at how old an answer is", at: span,
      help: "remove this, or write `cache first` before it",
      fix: .remove(gap.through(span)).asProposal)
    return true
  }

  private mutating func reportLifetime(
    at span: SourceSpan, _ message: String = "this is not a duration"
  ) {
    // Something like `5m` has been reported already.
    guard current.kind != .unknown else { return }
    diagnostics.report(
      .lifetime, message, at: span,
      help: Lexer.helpWithDurations)
  }

  /// `with updates for 5 minutes`
  mutating func reportsLateLifetime() -> Bool {
    guard continuesLine, isWord("for") else { return false }
    let start = advance()
    var end = start.span
    while continuesLine, current.kind == .integer || current.kind == .identifier {
      end = advance().span
    }
    diagnostics.report(
      .lifetime, "a lifetime comes before `with updates`", at: start.span.through(end),
      help:
        "write it after `cache first`: `cache first \(text(of: start.span.through(end))) with updates`"
    )
    return true
  }
}

extension Lexer {
  static let helpWithDurations =
    "write a whole number and a unit, as in `for 30 seconds`, `for 5 minutes`, "
    + "`for 12 hours` or `for 7 days`; or leave `for` out, if age does not matter"
}

private enum DurationUnit: String {
  case second, minute, hour, day

  static let longest = 100 * 366 * DurationUnit.day.seconds

  init?(_ word: String) {
    self.init(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  func word(for count: Int) -> String { count == 1 ? rawValue : rawValue + "s" }

  var seconds: Int {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}

extension DiagnosticKind {
  static let lifetime = DiagnosticKind(
    "G0191", .error, "a duration that cannot be used",
    explanation: """
      `cache first for 5 minutes` takes an answer from the cache if it is not older than that. A duration is a whole
      number of seconds, minutes, hours or days. Without `for`, an answer is taken however old it is.
      """,
    wrong: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first for 0 minutes }"),
    right: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first for 5 minutes }"))
}
