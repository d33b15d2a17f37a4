struct CheckCommand: Command {
  static let manual = Manual(
    command: "check",
    summary: "Tell whether the generated files are what the schemas say.",
    operands: "[<path> …]",
    discussion: """
      Nothing is written. Where files on disk differ from what `generate` would write with the same
      arguments, are missing, or are generated no more, the difference is printed as a unified diff
      that `patch -p1` or `git apply` would carry out, and the exit code is 1. So it is where
      something is in the way that `generate` would refuse to touch, which is named.
      """,
    options: Generation.options,
    examples: [
      .init(line: "gatehouse check", meaning: "Check what `gatehouse.json` says."),
      .init(
        line: "gatehouse check --output Sources/Models",
        meaning: "Fail if somebody forgot to generate, or edited by hand."),
      .init(
        line: "gatehouse check Users.gate -o Generated --quiet",
        meaning: "Print the differences alone."),
    ],
    operandCompletion: .schemas)

  private let generation: Generation

  init(_ arguments: Arguments) throws(Failure) {
    generation = try Generation(arguments, for: Self.manual)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let inputs = try generation.inputs(in: terminal)
    guard let wanted = try generation.wanted(from: inputs, in: terminal) else { return .problems }
    let targets = wanted.targets.byFolder
    var isUpToDate = true
    for target in targets {
      let folder = DiskFolder(path: target.folder)
      let comparison = OutputComparison(
        target.files, with: try Self.contents(of: folder, around: target.files),
        beside: wanted.others)
      // Of several folders, those that have nothing to do with the schemas go without saying.
      guard targets.count == 1 || !comparison.isEmpty else { continue }
      try report(comparison, of: folder, on: wanted.diffStream, in: terminal)
      if !comparison.isUpToDate { isUpToDate = false }
    }
    return isUpToDate ? .success : .problems
  }

  private func report(
    _ comparison: OutputComparison, of folder: DiskFolder, on diffStream: Terminal.Stream,
    in terminal: Terminal
  ) throws(Failure) {
    for difference in comparison.differences {
      let diff = UnifiedDiff.render(
        from: difference.old, to: difference.new, path: folder.shownPath(of: difference.name))
      try terminal.print(diff, on: diffStream)
    }
    for obstacle in comparison.obstacles {
      let path = folder.shownPath(of: obstacle.name)
      let error = FileError(action: "compare", path: path, reason: obstacle.reason)
      try terminal.print(error.text, on: .error)
    }
    if !comparison.obstacles.isEmpty {
      try terminal.print(
        "help: \(Obstruction(obstacles: comparison.obstacles).help)\n", on: .error)
    }
    try generation.print(OutputReport(comparison, in: folder), in: terminal)
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
