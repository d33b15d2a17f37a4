import Configuration
import Diagnostics
import GatehousePipeline
import SchemaSemantics
import TemplateEngine

/// What a command works on, according to the command line and, for everything else, the configuration.
struct Job {
  let project: Project?
  let format: DiagnosticFormat
  private let request: JobRequest

  init(_ request: JobRequest, in terminal: Terminal) throws(Failure) {
    project = try Project.find(request.configuration, request.format, in: terminal)
    format = request.format ?? project?.configuration.diagnosticFormat ?? .text
    self.request = request
  }

  /// The schemas that the command line names; if it names none, those of the configuration.
  func schemas(in terminal: Terminal) throws(Failure) -> [SourceFile] {
    try terminal.documenting(format) { () throws(Failure) in
      guard let project, request.paths.isEmpty else {
        return try SchemaFiles.read(request.paths, for: request.command)
      }
      return try project.readSchemas(for: request.command, format, in: terminal)
    }
  }

  /// Whether `schemas` include all that the configuration names. Whoever names some of them by hand may work on a part of
  /// them.
  func readsAllSchemas(_ schemas: [SourceFile]) -> Bool {
    if request.paths.isEmpty { return true }
    var search = FileSearch.schemas
    for schema in schemas { search.add(schema.path) }
    let (read, errors) = (search.found.count, search.errors.count)
    for path in project?.schemas ?? [SchemaFiles.defaultFolder] { search.add(path) }
    return search.found.count == read && search.errors.count == errors
  }

  var conventions: NamingConventions {
    project?.configuration.conventions ?? NamingConventions()
  }

  /// Whether an output gets only a part of the schemas.
  var dividesSchemas: Bool {
    project?.configuration.outputs.contains { $0.selection != nil } ?? false
  }

  /// The files that diagnostics may refer to.
  func withConfiguration(_ schemas: [SourceFile]) -> [SourceFile] {
    schemas + (project.map { [$0.file] } ?? [])
  }

  /// What the outputs select and the schemas do not have. The configuration comes after the schemas among the files of the run.
  func selectionProblems(_ schema: ValidatedSchema?, from files: [SourceFile]) -> [Diagnostic] {
    guard dividesSchemas, let project, let schema, readsAllSchemas(files) else { return [] }
    return project.configuration.outputs.problems(in: schema, at: paths(of: files))
      .map { $0.inFile(files.count) }
  }

  /// The paths of the schemas, as the configuration would write them.
  func paths(of schemas: [SourceFile]) -> [String] {
    schemas.map { project?.placed($0.path) ?? $0.path }
  }

  /// The names of the schemas in generated files: the same, whatever folder the command is run in.
  func places(of schemas: [SourceFile], writtenTo outputs: [Configuration.Output]) -> SchemaPlaces {
    if let project { return SchemaPlaces(of: schemas, in: project) }
    return SchemaPlaces(of: schemas, writtenTo: outputs.first?.domainFolder ?? ".")
  }

  /// The schemas that names in generated files can mean.
  func named(
    by places: SchemaPlaces, writtenTo outputs: [Configuration.Output]
  ) -> NamedSchemas {
    if let project { return NamedSchemas(of: project) }
    return NamedSchemas(near: places, writtenTo: outputs.first?.domainFolder ?? ".")
  }

  /// Where the project is, as far as the command line tells.
  var folder: AbsolutePath { AbsolutePath(project?.folder ?? ".") }

  /// The templates that replace built-in ones: from the `folder` that the command line names, or from that of the
  /// configuration.
  func templates(
    in folder: String?, for terminal: Terminal
  ) throws(Failure) -> [TemplateSource] {
    try terminal.documenting(format) { () throws(Failure) in
      guard let folder else { return try project?.readTemplates(format, in: terminal) ?? [] }
      return try TemplateFiles.read(folder)
    }
  }

  /// Where to write: to the `folder` that the command line names, or to the outputs of the configuration.
  func outputs(to folder: String?) throws(Failure) -> [Configuration.Output] {
    if let folder {
      return project?.outputs(to: folder) ?? [Configuration.Output(to: folder)]
    }
    guard let project else {
      guard request.configuration != .absent else {
        throw .usage(
          UsageError("`--no-configuration` needs `\(Option.output.synopsis)`", in: request.command))
      }
      throw .usage(
        UsageError(
          "no \(Configuration.fileName) here or above", in: request.command,
          help: "run `gatehouse init`, or pass `\(Option.output.synopsis)`"))
    }
    guard !project.configuration.outputs.isEmpty else {
      throw .usage(
        UsageError(
          "`\(Option.output.synopsis)` is missing, and \(project.file.path) has no `domain`",
          in: request.command,
          help: #"name a folder, or write `"domain": { "output": "Generated" }` there"#))
    }
    return project.outputs(to: nil)
  }
}
