package import SwiftLowering
package import TemplateEngine
import Templates

/// Writes files: renders their templates, breaks long lines, and adds the support code that they call.
package struct Emitter: Sendable {
  private let domainFile: CompiledTemplate<DomainFileModel>
  private let repository: CompiledTemplate<RepositoryModel>

  /// - Throws: what is wrong in the templates.
  package init() throws(TemplateErrors) {
    let templates = TemplateSet(TemplateSource.embedded)
    domainFile = try templates.compile("domain-file", for: DomainFileModel.self)
    repository = try templates.compile("repository", for: RepositoryModel.self)
  }

  /// In the order of layers; in each, the files themselves stand before its support code.
  package func emit(_ output: SwiftOutput) -> [GeneratedFile] {
    let parts = output.files.map { part($0) } + SupportCode(output).parts
    switch output.settings.layout {
    case .filePerDeclaration:
      return OutputLayer.allCases.flatMap { layer in
        parts.filter { $0.layer == layer }.map { GeneratedFile($0) }
      }
    case .filePerSchema:
      return SchemaFiles(parts).files(forSchemas: output.schemaPaths)
    }
  }

  private func part(_ file: SwiftFileModel) -> FilePart {
    FilePart(
      name: file.name, layer: file.layer, origin: file.origin, imports: file.imports,
      body: String(decoding: body(of: file.content), as: UTF8.self))
  }

  private func body(of content: FileContent) -> [UInt8] {
    switch content {
    case .declaration(let model): domainFile.render(model)
    case .repository(let model): repository.render(model)
    }
  }
}
