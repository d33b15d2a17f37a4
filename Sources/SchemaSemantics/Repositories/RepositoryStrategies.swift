import Diagnostics
import SchemaSyntax

extension RepositoryCheck {
  /// Nil if something is wrong with the strategy, or with an operation that it keeps.
  mutating func validated(
    _ strategy: RepositoryDeclaration.Strategy, of repository: ResolvedRepository,
    _ operations: [ValidRepository.Operation?], _ sources: [ValidRepository.Source?],
    notes: ValidNotes
  ) -> ValidRepository.Strategy? {
    guard let cache = cache(of: strategy, in: repository) else { return nil }
    let rows = rows(of: strategy, in: repository)
    if !strategy.rows.contains(where: \.order.usesCache), !damage.contains(repository.syntax.span) {
      diagnostics.report(
        .idleStrategy, "`\(strategy.name.text)` keeps nothing in `\(strategy.cache.text)`",
        at: strategy.name.span,
        help: "say what it keeps, as in `\(example(of: repository)): cache first`, or remove it")
    }
    // What is wrong with the source has been reported.
    guard let source = sources[cache] else { return nil }
    let valid = operations.enumerated().map { index, operation -> ValidRepository.Row? in
      guard let operation else { return nil }
      let syntax = rows[operation.name]
      guard let syntax, syntax.order.usesCache else {
        return .init(operation: operation, order: .networkOnly, kept: nil)
      }
      let kept = source.operations[index]
      guard let storing = storing(kept, syntax, in: strategy, repository.operations[index])
      else { return nil }
      return .init(
        operation: operation, order: syntax.order, kept: .init(operation: kept, storing: storing))
    }
    let sound = valid.compactMap(\.self)
    guard sound.count == valid.count else { return nil }
    return .init(name: strategy.name.text, cache: source.name, rows: sound, notes: notes)
  }

  private func example(of repository: ResolvedRepository) -> String {
    repository.operations.first?.syntax.name.text ?? "user"
  }

  /// The position of the source that keeps the answers.
  private mutating func cache(
    of strategy: RepositoryDeclaration.Strategy, in repository: ResolvedRepository
  ) -> Int? {
    let name = strategy.cache
    guard !name.text.isEmpty else { return nil }
    let names = repository.sources.map(\.syntax.name.text)
    if let index = names.firstIndex(of: name.text) { return index }
    guard !damage.contains(repository.syntax.span) else { return nil }
    let owner = repository.syntax.name
    diagnostics.append(
      .unknownMember(
        .unknownCache, "source", name.text, at: name.span, of: (owner.text, owner.span),
        nearest: Spelling(names).nearest(to: name.text) ?? (names.count == 1 ? names[0] : nil),
        help: "declare it in the repository: `source \(name.text.capitalizedFirst) {}`"))
    return nil
  }

  /// The rows by the names of their operations.
  private mutating func rows(
    of strategy: RepositoryDeclaration.Strategy, in repository: ResolvedRepository
  ) -> [String: RepositoryDeclaration.Strategy.Row] {
    let names = repository.operations.map(\.syntax.name.text)
    let named = Set(strategy.rows.map(\.operation.text))
    let others = Spelling(names.filter { !named.contains($0) })
    var rows: [String: RepositoryDeclaration.Strategy.Row] = [:]
    for row in strategy.rows {
      let name = row.operation
      if let first = rows[name.text] {
        diagnostics.report(
          .operationKeptTwice,
          "`\(strategy.name.text)` says twice which source answers `\(name.text)`",
          at: name.span, secondary: [.init(first.operation.span, "the first time")],
          help: "remove one of them")
      } else if names.contains(name.text) {
        rows[name.text] = row
      } else if !damage.contains(repository.syntax.span) {
        let owner = repository.syntax.name
        diagnostics.append(
          .unknownMember(
            .unknownKeptOperation, "operation", name.text, at: name.span,
            of: (owner.text, owner.span), nearest: others.nearest(to: name.text),
            help: "declare it in the repository, with its parameters and its result"))
      }
    }
    return rows
  }

  /// How the result of an operation becomes what the cache holds.
  private mutating func storing(
    _ kept: ValidRepository.Operation, _ row: RepositoryDeclaration.Strategy.Row,
    in strategy: RepositoryDeclaration.Strategy, _ operation: ResolvedRepository.Operation
  ) -> Conversion? {
    switch conversions.conversion(from: kept.result, to: kept.source) {
    case .success(let conversion): return conversion
    case .failure(.unknown): return nil
    case .failure: break
    }
    guard !damage.lacksDeclarations else { return nil }
    let oneWay = oneWayMap(in: kept)
    var secondary = [Diagnostic.Label(operation.syntax.result.span, "the result")]
    if let oneWay { secondary.append(.init(oneWay.arrow, "this map goes only one way")) }
    let dto = schema.text(of: kept.source)
    diagnostics.report(
      .answerWithoutWayBack,
      "`\(schema.text(of: kept.result))` does not become `\(dto)`, which `\(strategy.cache.text)` holds",
      at: row.operation.span, secondary: secondary,
      help: oneWay == nil
        ? "let `\(strategy.cache.text)` answer `\(kept.name)` with a dto that has a way back"
        : "write `<->`: what the network answers is kept through the map",
      fix: oneWay.map { Diagnostic.Fix($0.arrowsBack, isCertain: false) })
    return nil
  }

  /// The map that is followed from what the cache holds, if it says that it has no way back.
  private func oneWayMap(in kept: ValidRepository.Operation) -> MapDeclaration? {
    let sources = kept.source.declaredTypes
    let targets = kept.result.declaredTypes
    let map = schema.maps.first { map in
      guard !map.syntax.isReversible, map.sources.count == 1,
        let source = map.sources[0].declaredID, let target = map.target.declaredID
      else { return false }
      return sources.contains(source) && targets.contains(target)
    }
    guard let map, !map.syntax.arrowsBack.isEmpty else { return nil }
    return map.syntax
  }

  mutating func checkStrategyNames(of repository: ResolvedRepository) {
    diagnostics.reportRepetitions(
      of: repository.syntax.strategies.map(\.name), .duplicateStrategy,
      in: repository.syntax.name, called: "strategies")
  }
}

extension MapDeclaration {
  /// The arrows that are in the way of a way back, as they should be, also those between type parameters.
  fileprivate var arrowsBack: [Diagnostic.Edit] {
    let isOneWay = arrow.end - arrow.start < "<->".utf8.count
    let own = isOneWay ? [Diagnostic.Edit(span: arrow, replacement: "<->")] : []
    return own
      + premises.filter { !$0.isReversible }.map { premise in
        Diagnostic.Edit(
          span: premise.span, replacement: "\(premise.source.text) <-> \(premise.target.text)")
      }
  }
}

extension DiagnosticKind {
  static let unknownCache = DiagnosticKind(
    "G0814", .error, "a strategy with an unknown source",
    explanation: """
      A strategy keeps answers in a source of its repository, which it names after `with`. A source that holds the same dtos as
      the network has no answers of its own: `source Cache {}`.
      """,
    wrong: CachedTags.schema(strategies: "strategy Cached with Cach { tag: cache first }"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: cache first }"))

  static let duplicateStrategy = DiagnosticKind(
    "G0815", .error, "two strategies with the same name",
    explanation: """
      A strategy becomes a type that is named after it, `CachedTagRepository`, so each strategy of a repository needs a name of
      its own.
      """,
    wrong: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first }",
      "strategy Cached with Cache { tag: network first }"),
    right: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first }",
      "strategy Offline with Cache { tag: network first }"))

  static let unknownKeptOperation = DiagnosticKind(
    "G0816", .error, "a strategy for an unknown operation",
    explanation: """
      A strategy says which source answers an operation of its repository. Operations that it does not name are answered
      by the network alone.
      """,
    wrong: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first, tags: cache first }"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: cache first }"))

  static let operationKeptTwice = DiagnosticKind(
    "G0817", .error, "an operation with two orders",
    explanation: """
      For each operation, a strategy says only once which source is asked first.
      """,
    wrong: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first, tag: network first }"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: cache first }"))

  static let idleStrategy = DiagnosticKind(
    "G0818", .error, "a strategy that keeps nothing",
    explanation: """
      A strategy that keeps no answer would be the same as the repository that is made of the network alone, such as
      `MappedTagRepository`.
      """,
    wrong: CachedTags.schema(strategies: "strategy Cached with Cache { tag: network only }"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: network first }"))

  static let answerWithoutWayBack = DiagnosticKind(
    "G0819", .error, "an answer that cannot be kept",
    explanation: """
      A strategy keeps what the network has answered: the way back of the map turns the result of the operation into what the
      cache holds. So this map needs a way back, and Gatehouse proves that nothing is lost on it.
      """,
    wrong: CachedTags.schema(
      strategies: "strategy Cached with Cache { tag: cache first }", arrow: "->"),
    right: CachedTags.schema(strategies: "strategy Cached with Cache { tag: cache first }"))
}
