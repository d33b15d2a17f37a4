import Configuration
import Diagnostics
import Emission
import GatehousePipeline
import SwiftLowering
import TemplateEngine

/// What `generate` and `check` have in common: the way from a command line to the files that are wanted.
struct Generation {
  static let options: [Option] = [
    .output, .singleFile, .templates, .diagnostics, .quiet, .verbose,
  ]

  let verbosity: Verbosity
  private let command: String
  private let paths: [String]
  private let output: String?
  private let layout: FileLayout
  private let templates: String?
  private let format: DiagnosticFormat?

  init(_ arguments: Arguments, for manual: Manual) throws(Failure) {
    command = manual.command
    paths = arguments.operands
    output = arguments.value(of: .output)
    layout = arguments.has(.singleFile) ? .filePerSchema : .filePerDeclaration
    if layout == .filePerSchema, paths.contains(SchemaFiles.standardInput) {
      throw .usage(
        UsageError(
          "`\(SchemaFiles.standardInput)` has no name, which `\(Option.singleFile.name)` needs",
          in: command))
    }
    templates = arguments.value(of: .templates)
    format = arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init)
    verbosity = try Verbosity(arguments, in: manual)
  }

  /// What should stand on disk.
  struct Wanted {
    let targets: [OutputTarget]
    /// A document for programs has standard output for itself.
    let diffStream: Terminal.Stream
  }

  /// Reports what is wrong with the schemas, the templates, or what is asked of them. Nil if that includes an error.
  func wanted(in terminal: Terminal) throws(Failure) -> Wanted? {
    let job = try Job(for: command, format: format, in: terminal)
    let outputs = try job.outputs(to: output).map { $0.laidOut(layout) }
    let schemas = try job.schemas(at: paths)
    let templates = try job.templates(in: templates)
    let result = generate(
      schemas, calledBy: job.origins(of: schemas), at: job.paths(of: schemas),
      conventions: job.conventions, outputs: outputs, templates: templates)
    if let project = job.project, !result.configurationDiagnostics.isEmpty {
      try report(result.configurationDiagnostics, of: [project.file], in: terminal, job.format)
      return nil
    }
    let files = schemas + TemplateSource.all(replacedBy: templates).map(\.file)
    try report(result.diagnostics, of: files, in: terminal, job.format)
    guard !result.diagnostics.contains(where: \.isError) else { return nil }
    return Wanted(
      targets: [OutputTarget](result.files, for: outputs),
      diffStream: job.format.isDocument ? .error : .output)
  }

  private func report(
    _ diagnostics: [Diagnostic], of files: [SourceFile], in terminal: Terminal,
    _ format: DiagnosticFormat
  ) throws(Failure) {
    try terminal.report(diagnostics, of: files, format: format)
    if format == .text, verbosity != .quiet, !diagnostics.isEmpty {
      try terminal.print("\n\(diagnostics.summary)\n", on: .error)
    }
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

/// How much is said about the files of a run.
enum Verbosity {
  case quiet
  case summary
  case list

  init(_ arguments: Arguments, in manual: Manual) throws(Failure) {
    switch (arguments.has(.quiet), arguments.has(.verbose)) {
    case (true, true):
      throw .usage(
        UsageError("`--quiet` and `--verbose` exclude each other", in: manual.command))
    case (true, false): self = .quiet
    case (false, true): self = .list
    case (false, false): self = .summary
    }
  }
}
