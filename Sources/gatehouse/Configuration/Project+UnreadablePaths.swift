import Configuration
import Diagnostics
import GatehousePipeline
import TemplateEngine

/// A path that cannot be read because of the configuration is shown there, like everything else that is wrong with the
/// configuration.
extension Project {
  func readSchemas(
    for command: String, _ format: DiagnosticFormat, in terminal: Terminal
  ) throws(Failure) -> [SourceFile] {
    do throws(Failure) {
      return try SchemaFiles.read(schemas, for: command)
    } catch {
      try show(
        error, of: configuration.schemas,
        help: "name a schema, or a folder that holds one, by its path from the folder of this file",
        format, in: terminal)
      guard case .unreadable(var errors) = error,
        configuration.schemas.allSatisfy({ $0.span == nil })
      else { throw error }
      for index in errors.indices where schemas.contains(errors[index].path) {
        errors[index].help =
          #"write a schema there, or say in \#(file.path) where they are: `"schemas": ["Models"]`"#
      }
      throw .unreadable(errors)
    }
  }

  func readTemplates(
    _ format: DiagnosticFormat, in terminal: Terminal
  ) throws(Failure) -> [TemplateSource] {
    guard let folder = templates, let named = configuration.templates else { return [] }
    do throws(Failure) {
      return try TemplateFiles.read(folder)
    } catch {
      try show(
        error, of: [named],
        help: "name a folder that holds a template, by its path from the folder of this file",
        format, in: terminal)
      throw error
    }
  }

  /// Throws if there is something to show.
  private func show(
    _ failure: Failure, of named: [Placed<String>], help: String, _ format: DiagnosticFormat,
    in terminal: Terminal
  ) throws(Failure) {
    guard case .unreadable(let errors) = failure else { return }
    let spans = errors.map { error in named.first { path($0.value) == error.path }?.span }
    guard spans.contains(where: { $0 != nil }) else { return }
    let diagnostics = zip(errors, spans).map { error, span in
      Diagnostic(
        unreadable: error.message, at: span ?? .nowhere, help: span == nil ? error.help : help)
    }
    try terminal.report(diagnostics, of: [file], format: format)
    if format == .text { try terminal.print("\n\(diagnostics.summary)\n", on: .error) }
    throw .reported(failure.exitCode)
  }
}
