import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  /// A repository in the documentation of the data layer. DocC does not link to what another module declares.
  func mention(of repository: ValidRepository) -> String {
    let name = names.text(of: repository)
    return settings.domain.module == nil ? "``\(name)``" : "`\(name)`"
  }

  func dataSourceFiles(from paths: [String]) -> [SwiftFileModel] {
    let repositories = schema.repositories.sorted { $0.name < $1.name }
    let further = repositories.flatMap { repository in
      repository.sources.map { DataSourceLowering($0, of: repository, self) }
    }
    return (repositories.map { DataSourceLowering($0, self) } + further).map { lowering in
      var lowering = lowering
      let model = lowering.model()
      return SwiftFileModel(
        name: model.source, layer: .data,
        origin: FileOrigin([lowering.repository.span], in: paths),
        content: .dataSource(model), needs: lowering.writer.needs, self)
    }
  }
}

private struct DataSourceLowering {
  let repository: ValidRepository
  /// Nil for the repository's own source.
  private let source: ValidRepository.Source?
  private let operations: [ValidRepository.Operation]
  private let context: LoweringContext
  private let access: AccessLevel
  var writer: ConversionWriter

  init(_ repository: ValidRepository, _ context: LoweringContext) {
    self.init(repository, nil, repository.operations, context)
  }

  init(
    _ source: ValidRepository.Source, of repository: ValidRepository, _ context: LoweringContext
  ) {
    self.init(repository, source, source.operations, context)
  }

  private var hasFiles: Bool { context.settings.jsonFiles == .repositories }

  private init(
    _ repository: ValidRepository, _ source: ValidRepository.Source?,
    _ operations: [ValidRepository.Operation], _ context: LoweringContext
  ) {
    self.repository = repository
    self.source = source
    self.operations = operations
    self.context = context
    access = context.settings.data.access
    writer = ConversionWriter(context, in: nil, members: [])
    if context.settings.jsonFiles == .repositories {
      writer.needs.call(.jsonFiles)
      writer.needs.importFoundation(access)
    }
    writer.needs.mentionDomain(access)
  }

  mutating func model() -> DataSourceModel {
    let names = DataSourceNames(repository: repository.name, source: source?.name)
    var members = LocalNames(taken: operations.flatMap { $0.parameters.map(\.name) + [$0.name] })
    let property = members.claim(firstOf: ["source", "dataSource"])
    let store = members.claim(firstOf: ["files", "jsonFiles"])
    let operations = operations.map { operation($0, asking: property, store) }
    let kept = keptOperations(among: operations, names.store)
    return DataSourceModel(
      notes: notes, deprecation: repository.notes.deprecationAttribute, access: access.prefix,
      repository: context.names.text(of: repository),
      mention: context.mention(of: repository),
      outside: CommentLine(source.map { "the source `\($0.name)`" } ?? "the API"),
      source: names.source, implementation: names.implementation, property: property,
      files: hasFiles ? names.files : nil,
      store: store, storeType: context.names.support(.jsonFiles),
      url: context.names.foundation("URL"), sendable: context.names.standard("Sendable"),
      operations: operations, kept: kept)
  }

  /// Nil if no strategy keeps answers in the source.
  private mutating func keptOperations(
    among operations: [DataOperationModel], _ store: String
  ) -> KeptAnswersModel? {
    guard let source else { return nil }
    let names = repository.keptOperations(in: source).map { SwiftIdentifier.declared($0.name) }
    let kept = operations.filter { names.contains($0.name) }
    guard !kept.isEmpty else { return nil }
    writer.needs.call(.cachedAnswer)
    let areFilesDistinct = !kept.contains(where: \.isFileShared)
    if hasFiles && areFilesDistinct { writer.needs.call(.jsonFilesAges) }
    return KeptAnswersModel(
      store: store, answer: context.names.support(.cachedAnswer),
      areFilesDistinct: areFilesDistinct, operations: kept)
  }

  /// The notes below the sentence that says what a source is.
  private var notes: NotesModel {
    guard let lines = source?.notes.documentation, !lines.isEmpty else { return .none }
    return NotesModel([""] + lines)
  }

  private mutating func operation(
    _ operation: ValidRepository.Operation, asking property: String, _ store: String
  ) -> DataOperationModel {
    for parameter in operation.parameters { writer.needs.mention(parameter.type, access: access) }
    writer.needs.mention(operation.source, access: access)
    writer.needs.mention(operation.result, access: access)
    var locals = LocalNames(taken: operation.parameters.map(\.name) + [property, store])
    let parameters = operation.parameters.map { OperationParameter($0, locals: &locals) }
    let answer = locals.claim(firstOf: ["answer", "payload"])
    let dto = context.names.text(of: operation.source, in: nil)
    let list = parameters.map { $0.declaration(context.names) }
    let texts = hasFiles ? parameters.map { fileTexts(of: $0.type, .word($0.local)) } : []
    let fileName = SwiftArguments([.string(operation.name)] + texts.flatMap { $0 ?? [] })
    let arguments = parameters.map { "\($0.argument): \($0.local)" }.joined(separator: ", ")
    var formatNeeds = FileNeeds()
    let format = context.format(.identity, from: operation.source, in: nil, needs: &formatNeeds)
    if hasFiles {
      writer.needs.add(formatNeeds)
      if format != nil { writer.needs.call(.jsonFilesFormats) }
    }
    let name = SwiftIdentifier.declared(operation.name)
    // A parameter of the same name would be found instead.
    let hidden = parameters.map(\.local)
    func own(_ name: String) -> String {
      hidden.contains(name) ? "self.\(name)" : SwiftIdentifier.ownProperty(name)
    }
    return DataOperationModel(
      notes: operation.notes.undeprecatedModel,
      name: name, parameters: list.joined(separator: ", "),
      dto: dto, result: context.names.text(of: operation.result, in: nil),
      question:
        "try await \(property).\(SwiftIdentifier.member(operation.name))(\(arguments))",
      answer: answer,
      mapped: writer.call(
        operation.conversion, of: .word(answer), from: operation.source,
        hidingValues: context.schema.isSensitive(operation.result)
      ).attempt.text,
      fileName: fileName.text,
      reading: reading(operation, in: store, at: fileName, format?.argument(context.names)),
      format: format?.argument(context.names).text,
      isFileShared: texts.contains { $0 == nil },
      asking: "\(own(name))(\(arguments))", arguments: arguments, stored: operation.storedName,
      storing: operation.storingName, storingCalled: own(operation.storingName),
      storingParameters: (["_ \(answer): \(dto)"] + list).joined(separator: ", "))
  }

  /// Elements that are left out while a file is read are reported. What is made of the others decides what is sensitive.
  private mutating func reading(
    _ operation: ValidRepository.Operation, in store: String, at fileName: SwiftArguments,
    _ format: SwiftExpression?
  ) -> String {
    let parts = format.map { ", as: \($0.text)" } ?? ""
    let answer = "try \(store).answer(at: \(fileName.text)\(parts))"
    let leavesOut = operation.source.contains { part in
      if case .array(_, skipsInvalid: true) = part { true } else { false }
    }
    guard hasFiles, leavesOut, context.schema.isSensitive(operation.result) else { return answer }
    writer.needs.call(.fallbackHandlerSensitive)
    return "try \(context.names.support(.fallbackHandler)).hidingValues { \(answer) }"
  }

  /// The parts that a value adds to the name of a file, as expressions; nil if it has no text of its own.
  private mutating func fileTexts(of type: SchemaType, _ value: SwiftExpression, depth: Int = 0)
    -> [SwiftExpression]?
  {
    switch type {
    case .optional(let wrapped):
      // Nil is told apart from every text, the empty one included.
      let chain = SwiftExpression.chained(value)
      return text(of: wrapped, chain).map { [$0 == chain ? value : $0] }
    case .declared(let id):
      guard let record = context.schema.record(id), depth < DataSourceModel.depthOfFileNames else {
        break
      }
      let fields = record.fields.map { field in
        let member = writer.needs.detours.reading(field, of: id, context)
        return fileTexts(of: field.type, value.member(member), depth: depth + 1)
      }
      return fields.contains { $0 == nil } ? nil : fields.flatMap { $0 ?? [] }
    default: break
    }
    return text(of: type, value).map { [$0] }
  }

  /// A text of a value of the type; nil if there is none.
  private func text(of type: SchemaType, _ value: SwiftExpression) -> SwiftExpression? {
    switch type {
    case .scalar(.string): return value
    case .scalar(.uuid): return value.member("uuidString").calling("lowercased")
    case .scalar(.url): return value.member("absoluteString")
    // Counted from 1970, two dates beside each other can have the same number of seconds.
    case .scalar(.date):
      return value.member("timeIntervalSinceReferenceDate").member("description")
    case .scalar(.data): return value.calling("base64EncodedString")
    case .scalar(.json): return nil
    case .scalar: return value.member("description")
    case .declared(let id):
      switch context.schema[id].kind {
      case .wrapper(let wrapper): return text(of: wrapper.base, value.member("rawValue"))
      case .enumeration(let enumeration):
        let raw = value.member(context.enumWire(id).property)
        return enumeration.rawType == .string ? raw : raw.member("description")
      case .record, .union, .foreign: return nil
      }
    case .array(let element, _), .set(let element):
      guard let text = text(of: element, .argument) else { return nil }
      let texts = text == .argument ? value : value.mapped(by: text.ofArgument)
      // What is in a set has an order as texts at least.
      if case .set = type { return texts.calling("sorted").member("description") }
      return texts.member("description")
    default: return nil
    }
  }
}
