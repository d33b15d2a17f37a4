package import Diagnostics
import SharedWork
package import SwiftLowering
package import TemplateEngine
import Templates

/// Writes files: renders their templates, breaks long lines, and adds the support code that they call.
package struct Emitter: Sendable {
  private let declaration: CompiledTemplate<DeclarationFileModel>
  private let repository: CompiledTemplate<RepositoryModel>
  private let fieldProtocol: CompiledTemplate<FieldProtocolModel>
  private let alias: CompiledTemplate<AliasModel>
  private let namespace: CompiledTemplate<NamespaceModel>
  private let foreignType: CompiledTemplate<ForeignTypeModel>
  private let converter: CompiledTemplate<WrittenConverterModel>
  private let coding: CompiledTemplate<CodingModel>
  private let map: CompiledTemplate<MapFileModel>
  private let dataSource: CompiledTemplate<DataSourceModel>
  private let strategy: CompiledTemplate<StrategyModel>
  private let detour: CompiledTemplate<DetourModel>

  /// What each template is rendered with.
  package let templateUses: [TemplateUse]

  /// - Parameters:
  ///   - replacements: templates that replace those with the same names.
  ///   - firstFile: the position of the first of `TemplateSource.all(replacedBy:)` among the files of the run.
  /// - Throws: what is wrong in the templates.
  package init(
    overriding replacements: [TemplateSource] = [], firstFile: Int = 0
  ) throws(TemplateErrors) {
    let sources = TemplateSource.all(replacedBy: replacements)
    var templates = TemplateCompiler(TemplateSet(sources, firstFile: firstFile))
    declaration = templates.compile("declaration-file", for: DeclarationFileModel.self)
    repository = templates.compile("repository", for: RepositoryModel.self)
    fieldProtocol = templates.compile("field-protocol-file", for: FieldProtocolModel.self)
    alias = templates.compile("alias-file", for: AliasModel.self)
    namespace = templates.compile("namespace", for: NamespaceModel.self)
    foreignType = templates.compile("foreign-type", for: ForeignTypeModel.self)
    converter = templates.compile("written-converter", for: WrittenConverterModel.self)
    map = templates.compile("map-file", for: MapFileModel.self)
    dataSource = templates.compile("data-source", for: DataSourceModel.self)
    strategy = templates.compile("strategy", for: StrategyModel.self)
    coding = templates.compile("coding", for: CodingModel.self)
    detour = templates.compile("detour", for: DetourModel.self)
    templateUses = templates.uses
    templates.report(TemplateSource.problemsOfNames(in: sources, firstFile: firstFile))
    try templates.finish()
  }

  package static let diagnosticKinds = TemplateSet.diagnosticKinds + [.idleTemplate]

  /// The files of each layer; within a layer, its support code comes last.
  package func emit(_ output: SwiftOutput) -> [GeneratedFile] {
    let parts = output.files.concurrentMap { part($0) }
    let support = EarlyValue { SupportCode(output, calledBy: parts).parts }
    switch output.settings.layout {
    case .filePerDeclaration:
      let declarations = parts.concurrentMap { GeneratedFile(sharedBy: [$0]) }
      let supportFiles = FilePart.byName(support.value).concurrentMap {
        GeneratedFile(sharedBy: $0)
      }
      let files = (declarations + supportFiles).compactMap(\.self)
      return OutputLayer.allCases.flatMap { layer in files.filter { $0.layer == layer } }
    case .filePerSchema:
      return SchemaFiles(parts + support.value).files(forSchemas: output.schemaPaths)
    }
  }

  private func part(_ file: SwiftFileModel) -> FilePart {
    FilePart(
      name: file.name, layer: file.layer, origin: file.origin, imports: file.imports,
      body: file.detours.reduce(into: body(of: file.content)) { body, model in
        body.append(UInt8(ascii: "\n"))
        body += detour.render(model)
      })
  }

  private func body(of content: FileContent) -> [UInt8] {
    switch content {
    case .declaration(let model): declaration.render(model)
    case .repository(let model): repository.render(model)
    case .fieldProtocol(let model): fieldProtocol.render(model)
    case .alias(let model): alias.render(model)
    case .namespace(let model): namespace.render(model)
    case .foreignType(let model): foreignType.render(model)
    case .converter(let model): converter.render(model)
    case .map(let model): map.render(model)
    case .dataSource(let model): dataSource.render(model)
    case .strategy(let model): strategy.render(model)
    case .coding(let model): coding.render(model)
    }
  }
}
