import Diagnostics
package import SchemaSemantics
import SchemaSyntax
import SharedWork

/// Turns a schema into files that say the same in Swift. Everything has been proved, so nothing can fail.
package enum SwiftLowering {
  /// - Parameter paths: the paths of the schema files, as the user wrote them, in the order of the run.
  package static func lower(
    _ schema: ValidatedSchema, from paths: [String], settings: GenerationSettings
  ) -> SwiftOutput {
    let context = LoweringContext(schema, settings)
    // These depend on each other's names, or there are few of them.
    let others = EarlyValue {
      context.wireNameFiles(from: paths) + context.dataSourceFiles(from: paths)
        + context.strategyFiles(from: paths)
        + schema.repositories.map { context.file(of: $0, from: paths) }
        + schema.protocols.map { context.file(of: $0, from: paths) }
        + context.foreignTypeFiles(from: paths) + context.converterFiles(from: paths)
        + schema.aliases.filter { $0.parent == nil }.map { context.file(of: $0, from: paths) }
        + context.namespaceFiles(from: paths)
    }
    let types = schema.types.filter { $0.parent == nil && $0.isDeclared }
      .concurrentMap { context.file(of: $0, from: paths) }.compactMap(\.self)
    let files = (types + context.mapFiles(from: paths) + others.value)
      .sorted {
        ($0.layer.rawValue, $0.name, $0.origin.path, $0.origin.offset)
          < ($1.layer.rawValue, $1.name, $1.origin.path, $1.origin.offset)
      }
      .withDistinctNames(isOneModule: settings.domain.module == nil)
    return SwiftOutput(
      files: settings.layout == .filePerSchema ? files.sharingDetours : files,
      schemaPaths: paths, settings: settings,
      takenNames: context.names.replacements(of: schema),
      isEndlesslyDeep: context.isEndlesslyDeep, catalogue: context.catalogue(of: files))
  }
}

extension LoweringContext {
  /// Nil if texts are not looked up.
  fileprivate func catalogue(of files: [SwiftFileModel]) -> CatalogueModel? {
    guard settings.messages == .catalogue else { return nil }
    return CatalogueModel(
      name: names.support(.ruleTexts), texts: files.flatMap(\.texts).sorted { $0.key < $1.key },
      types: Set(schema.types.map(\.qualifiedName)))
  }

  fileprivate func file(of type: ValidType, from paths: [String]) -> SwiftFileModel? {
    var parts = FileParts()
    guard let declaration = lower(type, into: &parts) else { return nil }
    let content = DeclarationFileModel(
      declaration: declaration, namespace: names.extended(type.namespace), drafts: parts.drafts,
      violations: parts.violations,
      codings: parts.codings)
    mention(namespace: type.namespace, access: settings[type.ownLayer].access, in: &parts.needs)
    return SwiftFileModel(
      name: type.qualifiedName, layer: type.ownLayer, origin: FileOrigin([type.span], in: paths),
      content: .declaration(content), needs: parts.needs, texts: parts.texts, self)
  }

  fileprivate func file(of repository: ValidRepository, from paths: [String]) -> SwiftFileModel {
    var needs = FileNeeds()
    let model = lower(repository, needs: &needs)
    return SwiftFileModel(
      name: repository.name, layer: .domain, origin: FileOrigin([repository.span], in: paths),
      content: .repository(model), needs: needs, self)
  }

  /// One for each layer that converts an enum, since a layer only sees its own. Enums within a dto are left out: their
  /// wire names are in the file of the dto.
  fileprivate func wireNameFiles(from paths: [String]) -> [SwiftFileModel] {
    let converted = ConvertedEnums(schema, failingMaps)
    let isOneModule = settings.domain.module == nil
    return schema.types.flatMap { type -> [SwiftFileModel] in
      guard case .enumeration(let enumeration) = type.kind, !isWithinDTO(type) else { return [] }
      let isInDomain =
        converted.inDomain.contains(type.id)
        || readerLayer == .domain && directEnums.contains(type.id)
      let isInData = converted.inData.contains(type.id) && !(isOneModule && isInDomain)
      let layers = (isInDomain ? [OutputLayer.domain] : []) + (isInData ? [.data] : [])
      return layers.map { layer in
        var needs = FileNeeds()
        let model = lowerWire(of: enumeration, type, in: layer, needs: &needs)
        needs.mention(.declared(type.id), access: .internal)
        return SwiftFileModel(
          name: "\(type.qualifiedName)+Wire", layer: layer,
          origin: FileOrigin([type.span], in: paths),
          content: .coding(.enumeration(model)), needs: needs, self)
      }
    }
  }

  /// Nil for unions of the data layer, and for types from elsewhere.
  func lower(_ type: ValidType, into file: inout FileParts) -> DeclarationModel? {
    importProtocols(of: type, access: settings.layer(of: type, in: schema).access, in: &file.needs)
    return switch type.kind {
    case .wrapper(let wrapper): .wrapper(lower(wrapper, type, into: &file))
    case .enumeration(let enumeration): .enumeration(lower(enumeration, type, into: &file))
    case .record(let record): .record(lower(record, type, into: &file))
    case .union(let union): .union(lower(union, type, into: &file))
    case .foreign: nil
    }
  }

  /// Imports the protocols that the schema asks for, as far as they are known.
  func importProtocols(of type: ValidType, access: AccessLevel, in needs: inout FileNeeds) {
    if type.conformances.contains(where: { StandardNames.foundation.contains($0.name) }) {
      needs.importFoundation(access)
    }
  }

  func lowerNested(of type: ValidType, into file: inout FileParts) -> [DeclarationModel] {
    type.children.map { schema[$0] }.filter(\.isDeclared)
      .compactMap { lower($0, into: &file) }
  }
}

extension LoweringContext {
  /// Whether a type that is read, written or stored can contain itself.
  fileprivate var isEndlesslyDeep: Bool {
    let travelling = schema.types.filter {
      wireNeeds.isRead($0.id) || wireNeeds.isWritten($0.id) || $0.isStored
    }
    return !RecursiveTypes(among: travelling).isEmpty
  }

  /// The imports, in the order of module names.
  func imports(of needs: FileNeeds, in layer: OutputLayer) -> [ImportModel] {
    var imports: [(module: String, access: AccessLevel)] = []
    if let access = needs.foundation { imports.append(("Foundation", access)) }
    if layer == .data, let module = settings.domain.module, let access = domainAccess(needs) {
      imports.append((module, access))
    }
    let own = settings[layer].module
    return
      (imports.map { ImportModel(access: $0.access, module: $0.module) }
      + foreignImports(of: needs).filter { $0.module != own })
      .sorted { ($0.module, $0.access) < ($1.module, $1.access) }
  }

  /// The imports in front of Swift that people copy to a file of their own, with the empty line below them.
  ///
  /// - Parameter access: how widely visible it is. What it mentions must be as visible.
  func importsOfCopies(
    _ needs: FileNeeds, in layer: OutputLayer, visible access: AccessLevel = .internal
  ) -> [String] {
    var needs = needs
    needs.mentionArguments(in: schema)
    var widest: [ImportModel] = []
    for line in imports(of: needs, in: layer) {
      if widest.last?.module == line.module { widest.removeLast() }
      widest.append(line)
    }
    let lines = widest.map { "\(min($0.access, access).prefix)import \($0.module)" }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// How widely visible the parts of the domain are that the file mentions.
  private func domainAccess(_ needs: FileNeeds) -> AccessLevel? {
    let types = needs.declared.filter {
      let type = schema[$0.key]
      return names.isNamespaceOfDomain(type.namespace)
        || !isWithinDTO(type) && type.foreignModule == nil
    }.map(\.value)
    return (types + (needs.domainSupport.map { [$0] } ?? [])).max()
  }
}

extension SwiftFileModel {
  /// - Parameter name: the name without its extension.
  init(
    name: String, layer: OutputLayer, origin: FileOrigin, content: FileContent,
    needs: FileNeeds, texts: [CatalogueText] = [], _ context: LoweringContext
  ) {
    var needs = needs
    let detours = needs.detours.models(context, needs: &needs)
    needs.mentionArguments(in: context.schema)
    self.init(
      name: FileName.swift(name), layer: layer, origin: origin,
      imports: context.imports(of: needs, in: layer), content: content, detours: detours,
      support: needs.support, texts: texts)
  }
}
