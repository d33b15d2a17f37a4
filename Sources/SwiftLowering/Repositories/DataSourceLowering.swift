import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  func dataSourceFile(of repository: ValidRepository, from paths: [String]) -> SwiftFileModel {
    var lowering = DataSourceLowering(repository, self)
    let model = lowering.model()
    return SwiftFileModel(
      name: model.source, layer: .data, origin: repository.span.path(in: paths),
      content: .dataSource(model), needs: lowering.writer.needs, self)
  }
}

private struct DataSourceLowering {
  private let repository: ValidRepository
  private let context: LoweringContext
  private let access: AccessLevel
  var writer: ConversionWriter

  init(_ repository: ValidRepository, _ context: LoweringContext) {
    self.repository = repository
    self.context = context
    access = context.settings.data.access
    writer = ConversionWriter(context, in: nil, members: [])
    writer.needs.call(SupportPartName("JSONFiles"))
    writer.needs.importFoundation(access)
  }

  mutating func model() -> DataSourceModel {
    let suffix = "Repository"
    let stem =
      repository.name.hasSuffix(suffix) && repository.name != suffix
      ? String(repository.name.dropLast(suffix.count)) : repository.name
    var names = LocalNames(
      taken: context.schema.types.map(\.name) + context.schema.repositories.map(\.name))
    let taken = repository.operations.flatMap { $0.parameters.map(\.name) + [$0.name] }
    var members = LocalNames(taken: taken)
    let property = members.claim(firstOf: ["source", "dataSource"])
    return DataSourceModel(
      access: access.prefix, repository: SwiftIdentifier.declared(repository.name),
      source: names.claim("\(stem)DataSource"),
      implementation: names.claim("Mapped\(repository.name)"), property: property,
      files: names.claim("\(stem)Files"), store: context.names.support("JSONFiles"),
      url: context.names.foundation("URL"), sendable: context.names.standard("Sendable"),
      operations: repository.operations.map { operation($0, asking: property) })
  }

  private mutating func operation(
    _ operation: ValidRepository.Operation, asking property: String
  ) -> DataSourceModel.Operation {
    for parameter in operation.parameters { writer.needs.mention(parameter.type, access: access) }
    writer.needs.mention(operation.source, access: access)
    writer.needs.mention(operation.result, access: access)
    var locals = LocalNames(taken: operation.parameters.map(\.name) + [property])
    let parameters = operation.parameters.map { parameter in
      Parameter(
        label: SwiftIdentifier.label(parameter.name),
        local: parameter.name == "self"
          ? locals.claim("value") : SwiftIdentifier.declared(parameter.name), type: parameter.type)
    }
    let arguments = parameters.map { "\($0.label): \($0.local)" }.joined(separator: ", ")
    let answer = locals.claim("answer")
    let mapped = writer.call(operation.conversion, of: answer, from: operation.source)
    let name = SwiftIdentifier.declared(operation.name)
    let list = parameters.map { text(of: $0) }.joined(separator: ", ")
    let dto = context.names.text(of: operation.source, in: nil)
    let texts = parameters.map { fileText(of: $0) }
    let isFileShared = texts.contains { $0 == nil }
    let fileName = [SwiftLiteral.string(operation.name)] + texts.compactMap { $0 }
    return DataSourceModel.Operation(
      notes: operation.notes.undeprecatedModel, name: name, parameters: list, dto: dto,
      result: context.names.text(of: operation.result, in: nil),
      question: "try await \(property).\(SwiftIdentifier.member(operation.name))(\(arguments))",
      answer: answer, mapped: mapped.attempt, fileName: fileName.joined(separator: ", "),
      isFileShared: isFileShared,
      store: isFileShared || !context.isWritten(operation.source)
        ? nil
        : DataSourceModel.Store(
          name: "store\(SwiftIdentifier.capitalized(operation.name))",
          parameters: (["_ \(answer): \(dto)"] + [list]).filter { !$0.isEmpty }
            .joined(separator: ", "), answer: answer))
  }

  private struct Parameter {
    let label: String
    let local: String
    let type: SchemaType
  }

  private func text(of parameter: Parameter) -> String {
    let isSame = parameter.local == parameter.label || parameter.local == "`\(parameter.label)`"
    return (isSame ? parameter.label : "\(parameter.label) \(parameter.local)")
      + ": \(context.names.text(of: parameter.type, in: nil))"
  }

  /// The argument as a part of the name of a file; nil for one that has no text of its own.
  private mutating func fileText(of parameter: Parameter) -> String? {
    if case .optional(let wrapped) = parameter.type {
      let member = text(of: wrapped)
      return member.map { $0.isEmpty ? parameter.local : "\(parameter.local)?\($0)" }
        .map { "\($0) ?? \"nil\"" }
    }
    return text(of: parameter.type).map { parameter.local + $0 }
  }

  /// What makes a text of a value of the type, to stand behind it.
  private mutating func text(of type: SchemaType) -> String? {
    switch type {
    case .scalar(.string): return ""
    case .scalar(.uuid):
      writer.needs.importFoundation(.internal)
      return ".uuidString"
    case .scalar(let scalar) where scalar.isInteger || scalar == .bool || scalar == .calendarDate:
      return ".description"
    case .declared(let id):
      switch context.schema[id].kind {
      case .wrapper(let wrapper): return text(of: wrapper.base).map { ".rawValue" + $0 }
      case .enumeration, .record, .union: return nil
      }
    default: return nil
    }
  }
}

extension LoweringContext {
  /// Whether values of the type are encoded somewhere else already, or by themselves.
  fileprivate func isWritten(_ type: SchemaType) -> Bool {
    type.declaredTypes.allSatisfy { id in
      switch schema[id].kind {
      case .record(let record): record.layer != .domain && wireNeeds.isWritten(id)
      case .union(let union): union.layer != .domain && wireNeeds.isWritten(id)
      case .wrapper, .enumeration: false
      }
    } && !type.scalars.contains { !$0.isNative || $0 == .json }
  }
}
