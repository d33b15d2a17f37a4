import Diagnostics

extension Parser {
  /// `strategy Cached with Cache {`, but not `strategy -> Plan from PlanDTO`: operations may have any name.
  var startsStrategy: Bool { isWord("strategy") && isBeforeNameOrBrace }

  /// `strategy Cached with Cache { user: cache first }`
  mutating func parseStrategy(_ preamble: Preamble) -> RepositoryDeclaration.Strategy {
    let start = advance()
    let name = parseStrategyName()
    let cache = parseCacheName(of: name)
    var strategy = RepositoryDeclaration.Strategy(
      name: name, cache: cache, rows: [], preamble: preamble,
      span: start.span.through(previousSpan))
    if current.kind != .leftBrace {
      reportExpected(
        "`{` and the operations that `\(name.text)` keeps", as: .missingBracket,
        help: "write `strategy \(name.text) with \(cache.text) { user: cache first }`")
      if continuesLine { skipItem() }
      return strategy
    }
    documentedItems(of: start.span.through(name.span)) { parser, preamble in
      guard let row = parser.parseStrategyRow(preamble) else { return false }
      strategy.rows.append(row)
      return true
    }
    strategy.span = start.span.through(previousSpan)
    return strategy
  }

  /// A strategy may be called `with`, unless its name is what is missing.
  private mutating func parseStrategyName() -> Name {
    guard isWord("with"), !isWord("with", after: 1) else {
      return parseDeclarationName(after: "strategy")
    }
    reportExpected(
      "a name after `strategy`", as: .missingName, help: "write `strategy Cached with …`")
    return Name("", span: previousSpan.after)
  }

  private mutating func parseCacheName(of strategy: Name) -> Name {
    guard continuesLine, takeWord("with") != nil, continuesLine, current.kind == .identifier
    else {
      reportExpected(
        "`with` and the source that keeps the answers", as: .missingName,
        help: "write `strategy \(strategy.text) with Cache { … }`, with the name of a `source`")
      return Name("", span: previousSpan.after)
    }
    return name(of: advance())
  }

  /// `user: cache first for 5 minutes with updates`
  private mutating func parseStrategyRow(_ preamble: Preamble)
    -> RepositoryDeclaration.Strategy.Row?
  {
    let start = current
    guard let token = expect(.identifier, "the name of an operation") else { return nil }
    let operation = name(of: token)
    guard expectColon("`:` and who answers `\(operation.text)`") else { return nil }
    guard let order = parseSourceOrder(of: operation) else { return nil }
    return .init(
      operation: operation, order: order, preamble: preamble,
      span: start.span.through(previousSpan))
  }

  private mutating func parseSourceOrder(of operation: Name) -> SourceOrder? {
    guard current.kind == .identifier, continuesLine else {
      reportOrder(of: operation, at: continuesLine ? current.span : previousSpan.after, fix: nil)
      return nil
    }
    let next = token(after: 1)
    let hasTwoWords = next.kind == .identifier && !next.startsLine && !isWord("for", after: 1)
    let words = hasTwoWords ? current.span.through(next.span) : current.span
    switch hasTwoWords ? text(of: current) + " " + text(of: next) : text(of: current) {
    case "cache first":
      advance(by: 2)
      guard let seconds = parseLifetime() else { return nil }
      let hasUpdates = takeUpdates()
      guard !hasUpdates || !reportsLateLifetime() else { return nil }
      return .cacheFirst(seconds: seconds.value, hasUpdates: hasUpdates)
    case "network first":
      advance(by: 2)
      guard !reportsMisplacedLifetime() else { return nil }
      return .networkFirst(hasUpdates: takeUpdates())
    case "network only":
      advance(by: 2)
      guard !reportsMisplacedLifetime() else { return nil }
      if isWord("with"), continuesLine { reportIdleUpdates() }
      return .networkOnly
    case let written:
      let nearest = Self.meantOrders[written] ?? Spelling(Self.orders).nearest(to: written)
      let hasArguments = next.kind == .leftParenthesis
      reportOrder(
        of: operation, at: nearest == nil ? current.span : words,
        fix: hasArguments ? nil : nearest.map { .propose($0, for: words) }, nearest)
      return nil
    }
  }

  private static let orders = ["cache first", "network first", "network only"]

  /// What is said for these elsewhere.
  private static let meantOrders = [
    "remote first": "network first", "api first": "network first", "API first": "network first",
    "remote only": "network only", "api only": "network only", "API only": "network only",
    "local first": "cache first", "Cache first": "cache first", "Network first": "network first",
    "Network only": "network only", "no cache": "network only",
  ]

  /// `with updates`
  private mutating func takeUpdates() -> Bool {
    guard continuesLine, isWord("with"), isWord("updates", after: 1) else { return false }
    advance(by: 2)
    return true
  }

  /// `user -> User from UserDTO, cached for 1 hour`, as if an operation said who answers it.
  mutating func skipOrder(in operation: Name) {
    let distance = current.kind == .comma ? 1 : 0
    let (word, next) = (token(after: distance), token(after: distance + 1))
    guard word.kind == .identifier, ["cache", "cached"].contains(text(of: word)), continuesLine,
      !word.startsLine, next.kind == .identifier, !next.startsLine
    else { return }
    advance(by: distance)
    let start = current.span
    skipItem()
    diagnostics.report(
      .sourceOrder, "an operation does not say itself whether a cache answers it",
      at: start.through(previousSpan),
      help:
        "declare a `source Cache`, and write `strategy Cached with Cache { \(operation.text): cache first for 1 hour }`"
    )
  }

  private mutating func reportIdleUpdates() {
    let gap = previousSpan.after
    let clause = advance().span
    let end = isWord("updates") && continuesLine ? advance().span : clause
    diagnostics.report(
      .sourceOrder, "`network only` has no updates, since there is only one answer",
      at: clause.through(end), help: "remove this, or write `cache first` or `network first`",
      fix: .remove(gap.through(end)).asProposal)
  }

  private mutating func reportOrder(
    of operation: Name, at span: SourceSpan, fix: Diagnostic.Fix?, _ nearest: String? = nil
  ) {
    let diagnostic = Diagnostic(
      .sourceOrder, "this does not say which source answers `\(operation.text)`", at: span,
      help: nearest.map { "write `\($0)`" }
        ?? "write `cache first`, `network first` or `network only`", fix: fix)
    // The lexer took `cache-first` for a wire name.
    report(diagnostic, explaining: signs.reported.contains(span) ? span : nil)
  }
}

extension DiagnosticKind {
  static let sourceOrder = DiagnosticKind(
    "G0190", .error, "an order of sources that does not exist",
    explanation: """
      A strategy says which source an operation asks first. The network is the source that the repository itself
      describes, and the cache is the source after `with`.

      - `cache first`: what the cache holds, and otherwise what the network answers. With `for 5 minutes`, what is older
        is only an answer if the network fails.
      - `network first`: what the network answers, or what the cache holds if the network fails.
      - `network only`: what the network answers. It is not kept.

      After the first two, `with updates` adds a sequence of both answers.
      """,
    wrong: CachedTags.schema(strategies: "strategy Cached with Cache { tag: remote first }"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: network first }"))
}
