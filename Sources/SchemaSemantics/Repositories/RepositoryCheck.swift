import Diagnostics
import SchemaSyntax

/// Proves that what the operations of repositories decode can become the result that they promise.
struct RepositoryCheck {
  static let diagnosticKinds: [DiagnosticKind] = [
    .duplicateOperation, .wireTypeInOperation, .domainTypeAsSource, .noMapForOperation,
    .repositoryName, .emptyRepository, .duplicateParameter, .undecodableAnswer,
    .unknownOperation, .duplicateAnswer, .duplicateSource, .emptySource, .dataSourceName,
    .unknownCache, .duplicateStrategy, .unknownKeptOperation, .operationKeptTwice, .idleStrategy,
    .answerWithoutWayBack,
  ]

  let schema: ResolvedSchema
  let conversions: MapConversions
  let damage: DamagedSchema
  var diagnostics: [Diagnostic] = []

  /// One for each repository, in their order; nil for those with errors.
  static func check(
    _ schema: ResolvedSchema, along conversions: MapConversions, _ damage: DamagedSchema,
    notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) -> [ValidRepository?] {
    var check = RepositoryCheck(schema: schema, conversions: conversions, damage: damage)
    check.checkNames()
    check.checkDataSourceNames()
    let repositories = schema.repositories.enumerated().map { index, repository in
      check.validated(repository, notes: RepositoryNotes(at: index, of: notes))
    }
    diagnostics += check.diagnostics
    return repositories
  }

  private mutating func validated(_ repository: ResolvedRepository, notes: RepositoryNotes)
    -> ValidRepository?
  {
    if repository.operations.isEmpty, !damage.contains(repository.syntax.span) {
      diagnostics.report(
        .emptyRepository, "`\(repository.syntax.name.text)` has no operations",
        at: repository.syntax.name.span,
        help: "add one, such as `user(id: User.ID) -> User from UserDTO`, or remove the repository")
    }
    checkOperationNames(of: repository)
    let operations = repository.operations.enumerated().map { index, operation in
      validated(operation, notes: notes.operations.notes(at: index))
    }
    checkSourceNames(of: repository)
    let sources = repository.sources.enumerated().map { index, source in
      validated(source, of: repository, operations, notes: notes.sources.notes(at: index))
    }
    checkStrategyNames(of: repository)
    let strategies = repository.syntax.strategies.enumerated().map { index, strategy in
      validated(
        strategy, of: repository, operations, sources, notes: notes.strategies.notes(at: index))
    }
    let sound = (
      operations: operations.compactMap(\.self), sources: sources.compactMap(\.self),
      strategies: strategies.compactMap(\.self)
    )
    guard sound.operations.count == operations.count, sound.sources.count == sources.count,
      sound.strategies.count == strategies.count
    else { return nil }
    return ValidRepository(
      name: repository.syntax.name.text, namespace: repository.namespace,
      parent: repository.parent, operations: sound.operations, sources: sound.sources,
      strategies: sound.strategies, notes: notes.own, span: repository.syntax.span)
  }

  private mutating func validated(
    _ operation: ResolvedRepository.Operation, notes: ValidNotes
  ) -> ValidRepository.Operation? {
    let parameters = parameters(of: operation)
    if let dto = wireType(in: operation.result) {
      reportWireType(dto, at: operation.syntax.result.span, what: "the result")
    }
    guard let conversion = conversion(of: OperationAnswer(of: operation)) else { return nil }
    return ValidRepository.Operation(
      name: operation.syntax.name.text, parameters: parameters, result: operation.result,
      source: operation.source, conversion: conversion, notes: notes,
      span: operation.syntax.name.span)
  }

  private mutating func parameters(of operation: ResolvedRepository.Operation)
    -> [ValidRepository.Parameter]
  {
    diagnostics.reportRepetitions(
      of: operation.syntax.parameters.map(\.name), .duplicateParameter, in: operation.syntax.name,
      called: "parameters")
    return zip(operation.syntax.parameters, operation.parameters).map { parameter, type in
      if let dto = wireType(in: type) {
        reportWireType(dto, at: parameter.type.span, what: "the parameter `\(parameter.name.text)`")
      }
      return .init(
        name: parameter.name.text, type: type.withoutSkipping, span: parameter.name.span)
    }
  }

  mutating func conversion(of answer: OperationAnswer) -> Conversion? {
    let result = answer.operation.result
    guard !result.isUnknown, !answer.type.isUnknown else { return nil }
    if let domain = domainType(in: answer.type) {
      reportDomainSource(domain, answer)
      return nil
    }
    guard wireType(in: result) == nil, schema.hasKeysOfObjects(result), isDecodable(answer) else {
      return nil
    }
    switch conversions.conversion(from: answer.type, to: result) {
    case .success(let conversion): return conversion.skippingInvalid(where: answer.type)
    case .failure(let obstacle):
      report(obstacle, answer)
      return nil
    }
  }
}

extension RepositoryCheck {
  /// The first declared type within `type` that belongs only to the wire.
  private func wireType(in type: SchemaType) -> TypeID? { first(.dto, in: type) }

  /// The first declared type within `type` that cannot be decoded.
  private func domainType(in type: SchemaType) -> TypeID? { first(.domain, in: type) }

  private func first(_ layer: Layer, in type: SchemaType) -> TypeID? {
    type.declaredTypes.first { schema.layer(of: $0) == layer }
  }

  private mutating func reportWireType(_ id: TypeID, at span: SourceSpan, what: String) {
    diagnostics.report(
      .wireTypeInOperation, "\(what) shows the dto `\(schema[id].qualifiedName)` to the app",
      at: span,
      secondary: [.init(schema[id].head, "declared here")],
      help: "name a `domain` type: the rest of the app does not know what the wire looks like")
  }

  private mutating func reportDomainSource(_ id: TypeID, _ answer: OperationAnswer) {
    diagnostics.report(
      .domainTypeAsSource, "`\(schema[id].qualifiedName)` is a domain type, which is never decoded",
      at: answer.span, secondary: [.init(schema[id].head, "declared here")],
      help: "name the dto or the model that answers `\(answer.operation.syntax.name.text)`")
  }

  private mutating func report(_ obstacle: ConversionObstacle, _ answer: OperationAnswer) {
    let source = schema.text(of: answer.type)
    let result = schema.text(of: answer.operation.result)
    var secondary = [Diagnostic.Label(answer.operation.syntax.result.span, "the result")]
    let help: String
    switch obstacle {
    case .unknown: return
    case .unrelated where damage.lacksDeclarations: return
    case .optionalIntoRequired:
      let loosened = answer.operation.result.optional(whereOptional: answer.type)
      let what = loosened.isOptional ? "the result" : "what the result holds"
      help = "make \(what) optional, `\(schema.text(of: loosened))`"
    case .unrelated(.declared(let from), .declared(let to)):
      if let labelled = conversions.labelledMap(from: from, to: to) {
        secondary.append(
          .init(
            labelled.span,
            "this map also needs \(labelled.labels.enumeration()), which a repository does not have"
          ))
        help = "write a map that needs nothing else: \(labelled.proposal)"
        break
      }
      guard schema.canBeMapped(from), schema.canBeMade(to) else {
        help = "no map leads to `\(result)`: make the result a domain type that has it in a field"
        break
      }
      help = "write \(schema.mapToWrite(from: from, to: to))"
    case .unrelated(.array, .declared):
      help = "make the result a collection, or answer with a single value"
    default:
      help = "answer it with a dto, and map that dto"
    }
    diagnostics.report(
      .noMapForOperation, "`\(source)` does not become `\(result)`",
      at: answer.span, secondary: secondary, help: help)
  }
}

extension DiagnosticKind {
  static let wireTypeInOperation = DiagnosticKind(
    "G0802", .error, "a dto in the signature of an operation",
    explanation: """
      A repository is what the app sees of the network. Its parameters and results are domain types, so that the app
      sees no dto. A dto can only be named after `from`.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int) -> TagDTO from TagDTO }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int) -> Tag from TagDTO }
      """)

  static let domainTypeAsSource = DiagnosticKind(
    "G0803", .error, "an operation answered by a domain type",
    explanation: """
      After `from` comes what the API answers with: a dto, a model, or a collection of them. A domain type has no form on the
      wire.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int) -> Tag from Tag }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int) -> Tag from TagDTO }
      """)

  static let noMapForOperation = DiagnosticKind(
    "G0804", .error, "an operation whose answer does not become its result",
    explanation: """
      A repository decodes the type after `from`, and maps it to the result. So there must be a map from one to the
      other. For collections and optionals, a map of what they hold is enough.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      repository TagRepository { tags -> [Tag] from [TagDTO] }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tags -> [Tag] from [TagDTO] }
      """)
}
