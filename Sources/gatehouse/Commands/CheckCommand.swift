import Diagnostics

struct CheckCommand: Command {
  static let manual = Manual(
    command: "check",
    summary: "Check that the generated files are up to date, without writing anything.",
    operands: "[<path> …]",
    discussion: """
      Nothing is written. If a file differs from what `generate` would write with the same arguments,
      is missing, or is no longer generated, the exit code is 1, and the difference is printed as a
      unified diff. Its paths begin at the folder of `gatehouse.json`, where `patch -p1` or `git apply`
      can apply it. The exit code is also 1 if something is in the way that `generate` would refuse to
      touch; its path is printed.

      With `--diagnostics`, each of these files is a problem with a path and a line as well. `json` and
      `sarif` print only their document on standard output, and the diff on standard error.
      """,
    options: [.comparedOutput] + Generation.options.dropFirst(),
    examples: [
      .init(line: "gatehouse check", meaning: "Check what `gatehouse.json` says."),
      .init(
        line: "gatehouse check --output Sources/Models",
        meaning: "Fail if somebody forgot to generate, or edited by hand."),
      .init(
        line: "gatehouse check Users.gate -o Generated --quiet",
        meaning: "Print only the differences."),
    ],
    operandCompletion: .schemas)

  private let generation: Generation

  init(_ arguments: Arguments) throws(Failure) {
    generation = try Generation(arguments, for: Self.manual)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let terminal = terminal.limited(to: generation.request.limit)
    let inputs = try generation.inputs(in: terminal)
    guard let wanted = try generation.wanted(from: inputs, in: terminal) else { return .problems }
    let targets = wanted.targets.byFolder
    var comparisons: [Comparison] = []
    for target in targets {
      let folder = DiskFolder(path: target.folder)
      let contents = try terminal.documenting(inputs.job.format) { () throws(Failure) in
        try Self.contents(of: folder, around: target.files)
      }
      let comparison = OutputComparison(
        target.files, with: contents, beside: wanted.others,
        isPartial: generation.isForCatalogues)
      // With several folders, those that have nothing to do with the schemas are not mentioned.
      guard targets.count == 1 || !comparison.isEmpty else { continue }
      comparisons.append((folder, comparison))
    }
    try report(comparisons, of: wanted, in: inputs.job, on: terminal)
    return comparisons.allSatisfy(\.result.isUpToDate) ? .success : .problems
  }

  private typealias Comparison = (folder: DiskFolder, result: OutputComparison)

  private func report(
    _ comparisons: [Comparison], of wanted: Generation.Wanted, in job: Job, on terminal: Terminal
  ) throws(Failure) {
    var findings = OutputFindings(after: wanted.files.count)
    if job.format != .text {
      for (folder, result) in comparisons { findings.add(result, in: folder) }
    }
    try generation.report(
      wanted.diagnostics + findings.diagnostics, of: wanted.files + findings.files, in: terminal,
      job.format)
    try printDiff(of: comparisons, in: job, on: terminal)
    for (folder, result) in comparisons {
      if job.format == .text { try printObstacles(of: result, in: folder, on: terminal) }
      try generation.print(OutputReport(result, in: folder), in: terminal)
    }
  }

  private func printDiff(
    of comparisons: [Comparison], in job: Job, on terminal: Terminal
  ) throws(Failure) {
    let folders = comparisons.filter { !$0.result.differences.isEmpty }
      .map { AbsolutePath($0.folder.path) }
    guard !folders.isEmpty else { return }
    let paths = DiffPaths(of: folders, in: job.folder)
    for (folder, result) in comparisons {
      for difference in result.differences {
        let path = AbsolutePath(difference.name, in: AbsolutePath(folder.path).text)
        let diff = UnifiedDiff.render(
          from: difference.old, to: difference.new, path: paths.path(of: path))
        try terminal.print(document: diff, on: job.format.isDocument ? .error : .output)
      }
    }
    if generation.verbosity != .quiet, let note = paths.note {
      try terminal.print(note, on: .error)
    }
  }

  private func printObstacles(
    of result: OutputComparison, in folder: DiskFolder, on terminal: Terminal
  ) throws(Failure) {
    for obstacle in result.obstacles {
      let path = folder.shownPath(of: obstacle.name)
      let error = FileError(action: "compare", path: path, reason: obstacle.reason)
      try terminal.print(error.text, on: .error)
    }
    if !result.obstacles.isEmpty {
      try terminal.print(
        "help: \(Obstruction(obstacles: result.obstacles).help)\n", on: .error)
    }
  }

  private static func contents(
    of folder: DiskFolder, around files: [OutputFile]
  ) throws(Failure) -> FolderContents {
    do throws(FileError) {
      return try folder.contents(around: files)
    } catch {
      throw .unreadable([error])
    }
  }
}
