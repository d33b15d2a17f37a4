package import SwiftLowering
package import TemplateEngine
import Templates

/// Writes files: renders their templates, breaks long lines, and adds the support code that they call.
package struct Emitter: Sendable {
  private let declaration: CompiledTemplate<DeclarationFileModel>
  private let repository: CompiledTemplate<RepositoryModel>
  private let map: CompiledTemplate<MapFileModel>
  private let dataSource: CompiledTemplate<DataSourceModel>
  private let coding: CompiledTemplate<CodingModel>

  /// - Throws: what is wrong in the templates.
  package init() throws(TemplateErrors) {
    let templates = TemplateSet(TemplateSource.embedded)
    declaration = try templates.compile("declaration-file", for: DeclarationFileModel.self)
    repository = try templates.compile("repository", for: RepositoryModel.self)
    map = try templates.compile("map-file", for: MapFileModel.self)
    dataSource = try templates.compile("data-source", for: DataSourceModel.self)
    coding = try templates.compile("coding", for: CodingModel.self)
  }

  /// The files themselves, and behind those of each layer its support code.
  package func emit(_ output: SwiftOutput) -> [GeneratedFile] {
    let files = output.files.map { emit($0) }
    let support = SupportCode(output).files
    return OutputLayer.allCases.flatMap { layer in
      (files + support).filter { $0.layer == layer }
    }
  }

  private func emit(_ file: SwiftFileModel) -> GeneratedFile {
    let body: [UInt8]
    switch file.content {
    case .declaration(let model): body = declaration.render(model)
    case .repository(let model): body = repository.render(model)
    case .map(let model): body = map.render(model)
    case .dataSource(let model): body = dataSource.render(model)
    case .coding(let model): body = coding.render(model)
    }
    var text = "\(GeneratedFile.mark) from \(file.origin). Do not edit.\n\n"
    for line in file.imports { text += "\(line.access)import \(line.module)\n" }
    if !file.imports.isEmpty { text += "\n" }
    text += String(decoding: body, as: UTF8.self)
    return GeneratedFile(
      name: file.name, layer: file.layer, bytes: Array(LongLines.broken(text).utf8))
  }
}
