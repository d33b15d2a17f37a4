import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// From a schema to the files that say the same in Swift. Everything has been proved, so that nothing can fail.
package enum SwiftLowering {
  /// - Parameter paths: of the schema files, as the user wrote them, in the order of the run.
  package static func lower(
    _ schema: ValidatedSchema, from paths: [String], settings: GenerationSettings
  ) -> SwiftOutput {
    let context = LoweringContext(schema, settings)
    let types = schema.types.filter { $0.parent == nil }
      .compactMap { context.file(of: $0, from: paths) }
    let repositories = schema.repositories.map { context.file(of: $0, from: paths) }
    let files = (types + repositories)
      .sorted { ($0.layer.rawValue, $0.name) < ($1.layer.rawValue, $1.name) }
    return SwiftOutput(
      files: files, schemaPaths: paths, settings: settings,
      takenNames: context.names.replacements(of: schema))
  }
}

extension LoweringContext {
  fileprivate func file(of type: ValidType, from paths: [String]) -> SwiftFileModel? {
    var parts = FileParts()
    guard let declaration = lower(type, into: &parts) else { return nil }
    let content = DomainFileModel(declaration: declaration, violations: parts.violations)
    return SwiftFileModel(
      name: type.name, layer: type.ownLayer, origin: type.span.origin(in: paths),
      content: .declaration(content), needs: parts.needs)
  }

  fileprivate func file(of repository: ValidRepository, from paths: [String]) -> SwiftFileModel {
    var needs = FileNeeds()
    let model = lower(repository, needs: &needs)
    return SwiftFileModel(
      name: repository.name, layer: .domain, origin: repository.span.origin(in: paths),
      content: .repository(model), needs: needs)
  }

  /// Nil for what belongs to the data layer.
  func lower(_ type: ValidType, into file: inout FileParts) -> DeclarationModel? {
    switch type.kind {
    case .wrapper(let wrapper): .wrapper(lower(wrapper, type, into: &file))
    case .enumeration(let enumeration): .enumeration(lower(enumeration, type, into: &file))
    case .record(let record) where record.layer == .domain:
      .record(lower(record, type, into: &file))
    case .union(let union) where union.layer == .domain:
      .union(lower(union, type, into: &file))
    case .record, .union: nil
    }
  }

  func lowerNested(of type: ValidType, into file: inout FileParts) -> [DeclarationModel] {
    type.children.compactMap { lower(schema[$0], into: &file) }
  }
}

extension SourceSpan {
  fileprivate func origin(in paths: [String]) -> FileOrigin {
    FileOrigin(path: paths.indices.contains(file) ? paths[file] : "", offset: start)
  }
}

extension SwiftFileModel {
  /// - Parameter name: without its extension.
  fileprivate init(
    name: String, layer: OutputLayer, origin: FileOrigin, content: FileContent, needs: FileNeeds
  ) {
    self.init(
      name: "\(name).swift", layer: layer, origin: origin,
      imports: needs.foundation.map { [ImportModel(access: $0, module: "Foundation")] }
        ?? [],
      content: content, support: needs.support)
  }
}
