import Configuration
import Diagnostics
import Emission
import GatehousePipeline
import SwiftLowering
import TemplateEngine

/// What `generate` and `check` have in common: the way from a command line to the files that are wanted.
struct Generation {
  static let options: [Option] =
    [.output, .allowOutside, .singleFile, .catalogue, .templates] + JobRequest.options
    + [.quiet, .verbose]

  let verbosity: Verbosity
  let request: JobRequest
  private let output: String?
  private let allowsOutside: Bool
  private let layout: FileLayout
  /// Whether Swift is left as it is.
  let isForCatalogues: Bool
  let templates: String?

  init(_ arguments: Arguments, for manual: Manual) throws(Failure) {
    request = try JobRequest(arguments, of: manual)
    output = arguments.value(of: .output)
    allowsOutside = arguments.has(.allowOutside)
    layout = arguments.has(.singleFile) ? .filePerSchema : .filePerDeclaration
    if layout == .filePerSchema, request.readsStandardInput {
      throw .usage(
        UsageError(
          "`\(Option.singleFile.name)` needs the names of files, and `\(SchemaFiles.standardInput)` has none",
          in: manual.command))
    }
    isForCatalogues = arguments.has(.catalogue)
    if isForCatalogues, layout == .filePerSchema {
      throw .usage(
        UsageError(
          "`\(Option.catalogue.name)` and `\(Option.singleFile.name)` cannot be combined",
          in: manual.command))
    }
    templates = arguments.value(of: .templates)
    verbosity = try Verbosity(arguments, in: manual)
  }

  /// What should be on disk.
  struct Wanted {
    let targets: [OutputTarget]
    let others: OtherSchemas
    let progress: Progress
    /// Warnings that have not been printed yet, about places in `files`.
    let diagnostics: [Diagnostic]
    let files: [SourceFile]
  }

  /// What a run reads, before it is processed.
  struct Inputs {
    let job: Job
    let layout: FileLayout
    let outputs: [Configuration.Output]
    let schemas: [SourceFile]
    let places: SchemaPlaces
    let templates: [TemplateSource]
    /// Whether the configuration says where to write.
    let followsConfiguration: Bool

    /// The files that diagnostics may refer to.
    var files: [SourceFile] { schemas + TemplateSource.all(replacedBy: templates).map(\.file) }
  }

  func inputs(in terminal: Terminal) throws(Failure) -> Inputs {
    let job = try Job(request, in: terminal)
    let outputs = try job.outputs(to: output).map { $0.laidOut(layout) }
    try terminal.documenting(job.format) { () throws(Failure) in
      if !allowsOutside {
        try OutputBounds(of: job.folder).check(outputs.folders.sorted(), isByHand: output != nil)
      }
      try OutputFolders.check(outputs)
    }
    if isForCatalogues, outputs.allSatisfy({ $0.settings.messages == .inline }) {
      throw .usage(
        UsageError(
          "`\(Option.catalogue.name)` needs a configuration with `\"messages\": \"catalogue\"`",
          in: request.command, help: "add this to gatehouse.json, or leave the option out"))
    }
    let schemas = try job.schemas(in: terminal)
    return Inputs(
      job: job, layout: layout, outputs: outputs, schemas: schemas,
      places: job.places(of: schemas, writtenTo: outputs),
      templates: try job.templates(in: templates, for: terminal),
      followsConfiguration: output == nil)
  }

  /// Nil if there is an error in the schemas, in the templates, or in what is requested; all problems are then reported.
  func wanted(from inputs: Inputs, in terminal: Terminal) throws(Failure) -> Wanted? {
    let (job, outputs, schemas) = (inputs.job, inputs.outputs, inputs.schemas)
    let templates = inputs.templates
    let progress = verbosity == .quiet ? .none : Progress(of: schemas, in: terminal)
    progress.show("generating")
    let isPartial = !job.readsAllSchemas(schemas)
    let result = generate(
      schemas, calledBy: inputs.places.origins, at: job.paths(of: schemas), isPartial: isPartial,
      conventions: job.conventions, outputs: outputs, templates: templates)
    progress.clear()
    if let project = job.project, !result.configurationDiagnostics.isEmpty {
      try report(result.configurationDiagnostics, of: [project.file], in: terminal, job.format)
      return nil
    }
    guard !result.diagnostics.contains(where: \.isError) else {
      try report(result.diagnostics, of: inputs.files, in: terminal, job.format)
      return nil
    }
    let catalogues = try terminal.documenting(job.format) { () throws(Failure) in
      try CatalogueFiles(
        result.catalogues, for: outputs, isPartial: isPartial, after: inputs.files.count)
    }
    guard catalogues.diagnostics.isEmpty else {
      let diagnostics = result.diagnostics + catalogues.diagnostics
      try report(diagnostics, of: inputs.files + catalogues.sources, in: terminal, job.format)
      return nil
    }
    return Wanted(
      targets: isForCatalogues
        ? [OutputTarget](catalogues.files, for: outputs)
        : [OutputTarget](result.files, catalogues.files, for: outputs),
      others: others(than: inputs),
      progress: progress, diagnostics: result.diagnostics, files: inputs.files)
  }

  /// The catalogues that people can edit between two runs; none if the configuration cannot be read.
  var editedCatalogues: [String] {
    guard layout == .filePerDeclaration,
      let project = Project.glance(at: request.configuration).project
    else { return [] }
    return CatalogueFiles.paths(for: project.outputs(to: output))
  }

  /// If a configuration is followed exactly, it says what its folders contain, and a build system knows what it does. If
  /// schemas or a folder are given by hand, some may have been forgotten.
  private func others(than inputs: Inputs) -> OtherSchemas {
    let isByHand = output != nil || !request.paths.isEmpty
    guard isByHand, layout == .filePerDeclaration else { return .none }
    return OtherSchemas(
      but: inputs.schemas.map(\.path),
      among: inputs.job.named(by: inputs.places, writtenTo: inputs.outputs))
  }

  func report(
    _ diagnostics: [Diagnostic], of files: [SourceFile], in terminal: Terminal,
    _ format: DiagnosticFormat
  ) throws(Failure) {
    try terminal.report(diagnostics, of: files, format: format)
    guard format == .text, verbosity != .quiet, !diagnostics.isEmpty else { return }
    try terminal.print("\n\(diagnostics.summary)\n", in: format)
  }

  func print(_ report: OutputReport, in terminal: Terminal) throws(Failure) {
    if verbosity == .list { try terminal.print(report.list, on: .error) }
    if verbosity != .quiet { try terminal.print(report.summary, on: .error) }
  }
}

extension Configuration.Output {
  fileprivate func laidOut(_ layout: FileLayout) -> Self {
    var output = self
    output.settings.layout = layout
    return output
  }
}

/// How much is printed about the files of a run.
enum Verbosity {
  case quiet
  case summary
  case list

  init(_ arguments: Arguments, in manual: Manual) throws(Failure) {
    switch (arguments.has(.quiet), arguments.has(.verbose)) {
    case (true, true):
      throw .usage(
        UsageError("`--quiet` and `--verbose` cannot be combined", in: manual.command))
    case (true, false): self = .quiet
    case (false, true): self = .list
    case (false, false): self = .summary
    }
  }
}
