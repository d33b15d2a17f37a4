import Configuration
import Diagnostics
import SchemaSemantics
import TemplateEngine

/// What a command works on: what the command line says, and for all else the configuration.
struct Job {
  let project: Project?
  let format: DiagnosticFormat
  private let command: String

  init(
    for command: String, format: DiagnosticFormat?, in terminal: Terminal
  ) throws(Failure) {
    project = try Project.find(format, in: terminal)
    self.format = format ?? project?.configuration.diagnosticFormat ?? .text
    self.command = command
  }

  /// The schemas at `paths`, or where there are none, those of the configuration.
  func schemas(at paths: [String]) throws(Failure) -> [SourceFile] {
    let named = paths.isEmpty ? project.map { $0.configuration.schemas.map($0.path) } : paths
    return try SchemaFiles.read(named ?? [], for: command)
  }

  var conventions: NamingConventions {
    project?.configuration.conventions ?? NamingConventions()
  }

  /// How the configuration would call the schemas.
  func paths(of schemas: [SourceFile]) -> [String] {
    schemas.map { project?.placed($0.path) ?? $0.path }
  }

  /// What generated files call the schemas: the same in whichever folder of a project the command is run.
  func origins(of schemas: [SourceFile]) -> [String] {
    let folder = project?.folder ?? FileSystem.currentFolder
    return paths(of: schemas).map { SchemaOrigin.text(of: $0, in: folder) }
  }

  /// Those that take the place of others: from the `folder` that the command line names, or that of the configuration.
  func templates(in folder: String?) throws(Failure) -> [TemplateSource] {
    let configured = project.flatMap { project in
      project.configuration.templates.map(project.path)
    }
    guard let folder = folder ?? configured else { return [] }
    return try TemplateFiles.read(folder)
  }

  /// Where to write: to the one `folder` that the command line names, or to what the configuration says.
  func outputs(to folder: String?) throws(Failure) -> [Configuration.Output] {
    if let folder {
      return [project?.configuration.output(to: folder) ?? Configuration.Output(to: folder)]
    }
    guard let project else {
      throw .usage(
        UsageError("`\(Option.output.synopsis)` is missing", in: command))
    }
    guard !project.configuration.outputs.isEmpty else {
      throw .usage(
        UsageError(
          "`\(Option.output.synopsis)` is missing, and \(project.file.path) has no `domain`",
          in: command))
    }
    return project.configuration.outputs.map { $0.moved(by: project.path) }
  }
}
