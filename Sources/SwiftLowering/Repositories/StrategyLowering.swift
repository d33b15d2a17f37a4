import Diagnostics
import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  func strategyFiles(from paths: [String]) -> [SwiftFileModel] {
    schema.repositories.flatMap { repository in
      repository.strategies.map { strategy in
        var lowering = StrategyLowering(strategy, of: repository, self)
        let model = lowering.model()
        return SwiftFileModel(
          name: model.implementation, layer: .data,
          origin: FileOrigin([repository.span], in: paths), content: .strategy(model),
          needs: lowering.writer.needs, self)
      }
    }
  }

  /// The sequence of answers that is offered besides the operation, if it is asked for.
  func updates(of row: ValidRepository.Row) -> UpdatesModel? {
    guard row.order.hasUpdates else { return nil }
    var locals = LocalNames(taken: row.operation.parameters.map(\.name))
    let parameters = row.operation.parameters.map { OperationParameter($0, locals: &locals) }
    let result = names.text(of: row.operation.result, in: nil)
    return UpdatesModel(
      name: SwiftIdentifier.declared("\(row.operation.name)Updates"),
      parameters: parameters.map { $0.declaration(names) }.joined(separator: ", "),
      sequence: "\(names.support(.repositoryUpdates))<\(result)>",
      call: "updates(\(row.order.lifetime))")
  }
}

private struct StrategyLowering {
  private let strategy: ValidRepository.Strategy
  private let repository: ValidRepository
  private let context: LoweringContext
  private let access: AccessLevel
  var writer: ConversionWriter

  init(
    _ strategy: ValidRepository.Strategy, of repository: ValidRepository, _ context: LoweringContext
  ) {
    self.strategy = strategy
    self.repository = repository
    self.context = context
    access = context.settings.data.access
    writer = ConversionWriter(context, in: nil, members: [])
    writer.needs.importFoundation(access)
    writer.needs.mentionDomain(access)
    writer.needs.call(.cachedSources)
  }

  mutating func model() -> StrategyModel {
    let names = StrategyNames(repository: repository.name, strategy: strategy.name)
    let network = DataSourceNames(repository: repository.name, source: nil)
    let cache = DataSourceNames(repository: repository.name, source: strategy.cache)
    var members = LocalNames(
      taken: repository.operations.flatMap { $0.parameters.map(\.name) + [$0.name] })
    let properties = Properties(
      network: members.claim(firstOf: ["network", "networkSource"]),
      cache: members.claim(firstOf: ["cache", "cacheSource"]),
      now: members.claim(firstOf: ["now", "clock"]),
      report: members.claim(firstOf: ["report", "reporting"]))
    let hasUpdates = strategy.rows.contains(where: \.order.hasUpdates)
    if hasUpdates { writer.needs.call(.repositoryUpdates) }
    let operations = strategy.rows.map { operation($0, properties, &members) }
    let protocols = [context.names.text(of: repository)] + (hasUpdates ? [names.updates] : [])
    return StrategyModel(
      notes: NotesModel(
        strategy.notes.documentation.isEmpty ? [] : [""] + strategy.notes.documentation),
      deprecation: repository.notes.deprecationAttribute, access: access.prefix,
      repository: context.names.text(of: repository),
      mention: context.mention(of: repository),
      conformances: protocols.joined(separator: ", "), implementation: names.implementation,
      cacheName: CommentLine(strategy.cache),
      cacheLiteral: SwiftExpression.string(strategy.cache).text,
      source: network.source, mapped: network.implementation, store: cache.store,
      network: properties.network, cache: properties.cache, now: properties.now,
      report: properties.report, date: context.names.made("Date"),
      void: context.names.standard("Void"),
      reportType: context.names.support(.repositoryReport),
      errorType: context.names.support(.repositoryError),
      sources: context.names.support(.cachedSources), operations: operations)
  }

  private struct Properties {
    let network: String
    let cache: String
    let now: String
    let report: String
  }

  private mutating func operation(
    _ row: ValidRepository.Row, _ properties: Properties, _ members: inout LocalNames
  ) -> StrategyOperationModel {
    let operation = row.operation
    for parameter in operation.parameters { writer.needs.mention(parameter.type, access: access) }
    writer.needs.mention(operation.result, access: access)
    var locals = LocalNames(taken: operation.parameters.map(\.name))
    let parameters = operation.parameters.map { OperationParameter($0, locals: &locals) }
    let arguments = parameters.map { "\($0.argument): \($0.local)" }.joined(separator: ", ")
    if row.kept == nil { writer.needs.call(.repositoryErrorNetwork) }
    return StrategyOperationModel(
      notes: operation.notes.undeprecatedModel, order: row.order.sentence,
      name: SwiftIdentifier.declared(operation.name),
      parameters: parameters.map { $0.declaration(context.names) }.joined(separator: ", "),
      arguments: arguments, result: context.names.text(of: operation.result, in: nil),
      title: SwiftExpression.string("\(repository.name).\(operation.name)").text,
      question:
        "try await \(properties.network).\(SwiftIdentifier.member(operation.name))(\(arguments))",
      stored: row.kept.map { stored($0.operation, arguments, in: properties.cache, &locals) },
      storing: row.kept.map { storing($0, arguments, in: properties.cache, &locals) } ?? "",
      sourcesOf: members.claim(
        firstOf: [
          "\(operation.name)Sources", "sourcesOf\(operation.name.capitalizedFirst)",
        ]),
      call: row.order.call, updates: context.updates(of: row))
  }

  /// What the cache holds, as the operation answers it.
  private mutating func stored(
    _ operation: ValidRepository.Operation, _ arguments: String, in cache: String,
    _ locals: inout LocalNames
  ) -> String {
    let found = "try await \(cache).\(operation.storedName)(\(arguments))"
    guard !isUnchanged(by: operation.conversion, from: operation.source) else { return found }
    return found + "?"
      + mapping(by: operation.conversion, from: operation.source, to: operation.result, &locals)
  }

  private mutating func storing(
    _ kept: ValidRepository.KeptAnswer, _ arguments: String, in cache: String,
    _ locals: inout LocalNames
  ) -> String {
    let result = kept.operation.result
    let answer =
      isUnchanged(by: kept.storing, from: result)
      ? "$0" : "$0" + mapping(by: kept.storing, from: result, to: result, &locals)
    let list = ([answer] + (arguments.isEmpty ? [] : [arguments])).joined(separator: ", ")
    return "try await \(cache).\(kept.operation.storingName)(\(list))"
  }

  private mutating func isUnchanged(by conversion: Conversion, from type: SchemaType) -> Bool {
    conversion != .inject
      && writer.call(conversion, of: .argument, from: type).attempt == .argument
  }

  /// `.map(User.init(from:))`
  ///
  /// - Parameter result: the side of the domain, which says what is sensitive.
  private mutating func mapping(
    by conversion: Conversion, from type: SchemaType, to result: SchemaType,
    _ locals: inout LocalNames
  ) -> String {
    let plain = writer.function(conversion, from: type)
    var function = conversion == .inject ? SwiftExpression.closure(.argument) : plain.expression
    if context.schema.isSensitive(result), plain.canFail || plain.reports {
      let answer = locals.claim(firstOf: ["answer", "payload"])
      let call = writer.call(conversion, of: .word(answer), from: type, hidingValues: true)
      function = .closure(head: answer, call.attempt)
    }
    return SwiftExpression.word("").mapped(by: function).text
  }
}

extension SourceOrder {
  fileprivate var lifetime: String {
    switch self {
    case .networkOnly, .networkFirst, .cacheFirst(nil, _): ""
    case .cacheFirst(let seconds?, _): "for: \(Self.factors(of: seconds))"
    }
  }

  fileprivate var call: String {
    switch self {
    case .networkOnly, .networkFirst: "networkFirst()"
    case .cacheFirst: "cacheFirst(\(lifetime))"
    }
  }

  /// What the documentation of an operation says about it.
  fileprivate var sentence: String {
    switch self {
    case .networkOnly: "Asks the network."
    case .networkFirst: "Asks the network, and the cache if the network fails."
    case .cacheFirst(nil, _): "Asks the cache, and the network if nothing is stored."
    case .cacheFirst(let seconds?, _):
      "Asks the cache, and the network if nothing is stored that is at most \(Self.duration(seconds)) old."
    }
  }

  private static func duration(_ seconds: Int) -> String {
    let (count, unit) = unit(of: seconds)
    return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }

  /// `7 * 24 * 60 * 60`, which says more than 604800.
  private static func factors(of seconds: Int) -> String {
    let (count, unit) = unit(of: seconds)
    let factors = (count == 1 ? [] : ["\(count)"]) + unit.factors
    return factors.isEmpty ? "\(count)" : factors.joined(separator: " * ")
  }

  private typealias Unit = (name: String, seconds: Int, factors: [String])

  /// The longest unit of which the time is a multiple.
  private static func unit(of seconds: Int) -> (count: Int, unit: Unit) {
    let units: [Unit] = [
      ("day", 86_400, ["24", "60", "60"]), ("hour", 3600, ["60", "60"]), ("minute", 60, ["60"]),
    ]
    let unit = units.first { seconds.isMultiple(of: $0.seconds) } ?? ("second", 1, [])
    return (seconds / unit.seconds, unit)
  }
}
