import Diagnostics
import Emission
import GatehousePipeline
import TemplateEngine

/// What `generate` and `check` have in common: the way from a command line to the files that are wanted.
struct Generation {
  static let options: [Option] = [.output, .templates, .diagnostics, .quiet, .verbose]

  let verbosity: Verbosity
  private let command: String
  private let paths: [String]
  private let output: String
  private let templates: String?
  private let format: DiagnosticFormat

  init(_ arguments: Arguments, for manual: Manual) throws(Failure) {
    command = manual.command
    paths = arguments.operands
    output = try arguments.required(.output, in: manual)
    templates = arguments.value(of: .templates)
    format = arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init) ?? .text
    verbosity = try Verbosity(arguments, in: manual)
  }

  /// Reports what is wrong with the schemas and the templates. Nil if that includes an error.
  func targets(in terminal: Terminal) throws(Failure) -> [OutputTarget]? {
    let sources = try SchemaFiles.read(paths, for: command)
    let templates = try templates.map { folder throws(Failure) in try TemplateFiles.read(folder) }
    let folder = FileSystem.currentFolder
    let origins = sources.map { SchemaOrigin.text(of: $0.path, in: folder) }
    let (files, diagnostics) = generate(sources, calledBy: origins, templates: templates ?? [])
    try terminal.report(
      diagnostics, of: sources + TemplateSource.all(replacedBy: templates ?? []).map(\.file),
      format: format)
    if format == .text, verbosity != .quiet, !diagnostics.isEmpty {
      try terminal.print("\n\(diagnostics.summary)\n", on: .error)
    }
    guard !diagnostics.contains(where: \.isError) else { return nil }
    let wanted = files.map { OutputFile(name: $0.name, bytes: $0.bytes) }
    return [OutputTarget(folder: output, files: wanted)]
  }

  func print(_ report: OutputReport, in terminal: Terminal) throws(Failure) {
    if verbosity == .list { try terminal.print(report.list, on: .error) }
    if verbosity != .quiet { try terminal.print(report.summary, on: .error) }
  }

  /// A document for programs has standard output for itself.
  var diffStream: Terminal.Stream { format.isDocument ? .error : .output }
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
