package import Diagnostics
package import SwiftLowering
package import TemplateEngine
import Templates

/// Writes files: renders their templates, breaks long lines, and adds the support code that they call.
package struct Emitter: Sendable {
  private let domainFile: CompiledTemplate<DomainFileModel>
  private let repository: CompiledTemplate<RepositoryModel>

  /// What each template is rendered with.
  package let templateUses: [TemplateUse]

  /// - Parameters:
  ///   - replacements: templates that take the place of those with the same names.
  ///   - firstFile: the position of the first of `TemplateSource.all(replacedBy:)` among the files of the run.
  /// - Throws: what is wrong in the templates.
  package init(
    overriding replacements: [TemplateSource] = [], firstFile: Int = 0
  ) throws(TemplateErrors) {
    let sources = TemplateSource.all(replacedBy: replacements)
    var templates = TemplateCompiler(TemplateSet(sources, firstFile: firstFile))
    domainFile = templates.compile("domain-file", for: DomainFileModel.self)
    repository = templates.compile("repository", for: RepositoryModel.self)
    templateUses = templates.uses
    templates.report(TemplateSource.problemsOfNames(in: sources, firstFile: firstFile))
    try templates.finish()
  }

  package static let diagnosticKinds = TemplateSet.diagnosticKinds + [.idleTemplate]

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
    case .declaration(let model): body = domainFile.render(model)
    case .repository(let model): body = repository.render(model)
    }
    var text = "\(GeneratedFile.mark) from \(file.origin). Do not edit.\n\n"
    for line in file.imports { text += "\(line.access)import \(line.module)\n" }
    if !file.imports.isEmpty { text += "\n" }
    text += String(decoding: body, as: UTF8.self)
    return GeneratedFile(
      name: file.name, layer: file.layer, bytes: Array(LongLines.broken(text).utf8))
  }
}
