import Diagnostics
import GatehousePipeline

struct ValidateCommand: Command {
  static let manual = Manual(
    command: "validate",
    summary: "Find every problem in a set of schemas.",
    operands: "[<path> …]",
    discussion: """
      A path is a schema file, or a folder that is searched for `*.gate`; `-` is standard input. All
      files together are one schema. Without a path, the schemas that `gatehouse.json` names are
      validated, or the folder `Schemas`. That file is looked for here and in the folders above.

      `json` and `sarif` print a single document on standard output. The other formats print lines on
      standard error. Colours are used on a terminal, unless `NO_COLOR` is set; with `CLICOLOR_FORCE`
      they are used everywhere. `github` and `sarif` name files from the root of the working tree of
      version control, and `xcode` from the root of the disk.

      With `--fix`, schemas are repaired where only one thing can have been meant: symbols from other
      languages, missing commas, clauses without effect. Guesses, such as another spelling of a name,
      are only proposed. A file is replaced as a whole, and only if nobody has changed it meanwhile.
      The paths in the diff of `--dry-run` begin at the folder of `gatehouse.json`, where `patch -p1` or
      `git apply` can apply it.
      """,
    options: [.fix, .dryRun] + JobRequest.options + [.quiet],
    examples: [
      .init(line: "gatehouse validate", meaning: "Validate the schemas of the project."),
      .init(
        line: "gatehouse validate Schemas Shared/Money.gate",
        meaning: "Validate a folder and a file as one schema."),
      .init(
        line: "gatehouse validate --fix --dry-run > fixes.patch",
        meaning: "Write a patch that repairs what is certain."),
      .init(
        line: "gatehouse validate --diagnostics sarif > problems.sarif",
        meaning: "Write a report for code scanning."),
    ],
    operandCompletion: .schemas)

  private let request: JobRequest
  private let isQuiet: Bool
  private let fixing: Fixing?

  init(_ arguments: Arguments) throws(Failure) {
    request = try JobRequest(arguments, of: Self.manual)
    isQuiet = arguments.has(.quiet)
    fixing = try Fixing(arguments, of: request)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let terminal = terminal.limited(to: request.limit)
    let job = try Job(request, in: terminal)
    let files = try job.schemas(in: terminal)
    let progress = isQuiet ? .none : Progress(of: files, in: terminal)
    progress.show("validating")
    if let fixing {
      let repair = Repair(files, conventions: job.conventions, isDivided: job.dividesSchemas)
      progress.clear()
      return try fixing.finish(repair, of: files, for: job, isQuiet: isQuiet, on: terminal)
    }
    let found = validate(files, conventions: job.conventions, isDivided: job.dividesSchemas)
    let diagnostics = found.diagnostics + job.selectionProblems(found.schema, from: files)
    progress.clear()
    try terminal.report(diagnostics, of: job.withConfiguration(files), format: job.format)
    if job.format == .text, !isQuiet { try summarise(diagnostics, of: files, in: terminal) }
    return diagnostics.contains(where: \.isError) ? .problems : .success
  }

  private func summarise(
    _ diagnostics: [Diagnostic], of files: [SourceFile], in terminal: Terminal
  ) throws(Failure) {
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let line = diagnostics.isEmpty ? "\(count), no problems" : "\n\(diagnostics.summary)"
    try terminal.print(line + "\n", on: .error)
  }
}
