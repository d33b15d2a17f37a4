import Diagnostics
import SchemaSyntax

struct FormatCommand: Command {
  static let manual = Manual(
    command: "format",
    summary: "Format schemas in the one style of the language.",
    operands: "[<path> … | -]",
    discussion: """
      A path is a schema file, or a folder that is searched for `*.gate`. Without a path, the schemas
      that `gatehouse.json` names are formatted, or the folder `Schemas`. Files that are formatted
      already are not touched. Files with syntax errors are reported, and not touched either. With
      `-`, standard input is formatted to standard output.

      With `--check`, the paths of the files that would change are printed, one per line.

      With `--diagnostics`, `json` and `sarif` print only their document on standard output, and these
      paths on standard error. With `-`, standard output has only the formatted schema, and the document
      is on standard error.
      """,
    options: [.check] + JobRequest.options + [.quiet],
    examples: [
      .init(line: "gatehouse format", meaning: "Format the schemas of the project."),
      .init(line: "gatehouse format --check", meaning: "Fail if a file is not formatted."),
      .init(line: "gatehouse format - < Draft.gate", meaning: "Print a formatted copy."),
    ],
    operandCompletion: .schemas)

  private let request: JobRequest
  private let isCheck: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    request = try JobRequest(arguments, of: Self.manual)
    isCheck = arguments.has(.check)
    isQuiet = arguments.has(.quiet)
    if request.paths.count > 1, request.readsStandardInput {
      throw .usage(UsageError("`-` cannot be combined with other paths", in: "format"))
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let terminal = terminal.limited(to: request.limit)
    let (files, format) = try files(in: terminal)
    let outcome = Outcome(files)
    let report = terminal.rendered(
      outcome.refusals.inReadingOrder, of: files, format: format)
    let isPrinted = request.readsStandardInput && !isCheck
    let isWritten = !isCheck && !isPrinted
    if isWritten, format.isDocument { try write(outcome, of: files, format, in: terminal) }
    try terminal.print(Array(report.utf8), on: isPrinted ? .error : format.stream)
    if isCheck {
      let stream: Terminal.Stream = format.isDocument ? .error : .output
      for change in outcome.changes.changes { try terminal.print("\(change.path)\n", on: stream) }
    } else if isPrinted {
      for file in outcome.formatted { try terminal.print(file.bytes, on: .output) }
      return outcome.refusals.isEmpty ? .success : .problems
    } else if !format.isDocument {
      try outcome.changes.write(for: "format")
    }
    if format == .text, !isQuiet { try terminal.print(summary(of: outcome), on: .error) }
    let isDone = outcome.refusals.isEmpty && (outcome.changes.isEmpty || !isCheck)
    return isDone ? .success : .problems
  }

  private func write(
    _ outcome: Outcome, of files: [SourceFile], _ format: DiagnosticFormat, in terminal: Terminal
  ) throws(Failure) {
    try terminal.documenting(format, beside: outcome.refusals.inReadingOrder, of: files) {
      () throws(Failure) in
      try outcome.changes.write(for: "format")
    }
  }

  /// Files that are named on the command line are formatted even if a configuration that is not named is broken.
  private func files(
    in terminal: Terminal
  ) throws(Failure) -> (files: [SourceFile], format: DiagnosticFormat) {
    guard request.paths.isEmpty || request.configuration != .nearest else {
      let format = request.format ?? .text
      let files = try terminal.documenting(format) { () throws(Failure) in
        try SchemaFiles.read(request.paths, for: request.command)
      }
      return (files, format)
    }
    let job = try Job(request, in: terminal)
    return (try job.schemas(in: terminal), job.format)
  }

  private func summary(of outcome: Outcome) -> String {
    if !outcome.refusals.isEmpty { return "\n\(outcome.refusals.summary)\n" }
    let total = outcome.formatted.count
    let files = total == 1 ? "1 file" : "\(total) files"
    switch outcome.changes.changes.count {
    case 0: return "\(files), already formatted\n"
    case let count where isCheck: return "\(count) of \(files) would change\n"
    case let count: return "formatted \(count) of \(files)\n"
    }
  }

  /// What has become of the files of a run.
  private struct Outcome {
    /// All files except those with syntax errors.
    private(set) var formatted: [SourceFile] = []

    let changes: FileChanges
    private(set) var refusals: [Diagnostic] = []

    init(_ files: [SourceFile]) {
      var changes: [FileChanges.Change] = []
      for (index, file) in files.enumerated() {
        switch SchemaFormatter.format(file, index: index) {
        case .formatted(let bytes):
          formatted.append(SourceFile(path: file.path, bytes: bytes))
          changes.append(.init(path: file.path, old: file.bytes, new: bytes))
        case .refused(let diagnostics):
          refusals += diagnostics
        }
      }
      self.changes = FileChanges(changes)
    }
  }
}
