import Diagnostics
import SharedWork

struct GenerateCommand: Command {
  static let manual = Manual(
    command: "generate",
    summary: "Write the Swift that a set of schemas stands for.",
    operands: "[<path> …]",
    discussion: """
      A path is a schema file, or a folder that is searched for `*.gate`; `-` is standard input. All
      files together form one namespace. Without a path the schemas of `gatehouse.json` are read, or
      the folder `Schemas`. Nothing is written if there is an error in them.

      Where the files go is what `gatehouse.json` says, unless `--output` names a folder for all of
      them. The configuration is looked for here and in the folders above.

      Only files that change are written, each of them whole, and all of them or none. What was
      generated into the folder before and is generated no more is removed: the list
      `.gatehouse-manifest` in it tells. Other files in the folder are never touched; if one of them
      has the name of a file that is to be written, nothing is. Nor is anything where that would take
      away the Swift of a schema that is still there, but not read by this run.

      A run that finds everything as the last one left it is over before it generates anything. What
      it knows of the last one is kept among your caches, or in the folder that the variable
      GATEHOUSE_CACHE names; if that is empty, nowhere. A note names, once, each folder with generated
      files that `gatehouse.json` named in the last run and names no more; it is left alone.
      """,
    options: [.watch] + Generation.options,
    examples: [
      .init(line: "gatehouse generate", meaning: "Generate what `gatehouse.json` says."),
      .init(
        line: "gatehouse generate --output Sources/Models",
        meaning: "Generate from the folder `Schemas`."),
      .init(
        line: "gatehouse generate Users.gate -o Generated -v",
        meaning: "Generate from one file, and list what is written."),
      .init(
        line: "gatehouse generate --watch", meaning: "Keep up with what you write in an editor."),
    ],
    operandCompletion: .schemas)

  private let generation: Generation
  private let isWatching: Bool

  init(_ arguments: Arguments) throws(Failure) {
    generation = try Generation(arguments, for: Self.manual)
    isWatching = arguments.has(.watch)
    let request = generation.request
    for path in request.paths + [request.configuration].compactMap(\.self) where isWatching {
      if path == SchemaFiles.standardInput || FileSystem.isStream(path) {
        throw .usage(
          UsageError("`\(path)` can be read once, and `--watch` reads again", in: "generate"))
      }
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    isWatching ? try watch(in: terminal) : try generate(in: terminal)
  }

  private func watch(in terminal: Terminal) throws(Failure) -> ExitCode {
    let watch = Watch { WatchedFiles(generation.request, templates: generation.templates) }
    var isFirst = true
    try watch { files throws(Failure) in
      do throws(Failure) {
        _ = try generate(in: terminal)
      } catch {
        // A command line that makes no sense will make none later.
        if isFirst, case .usage = error { throw error }
        try terminal.print(error.text, on: .error)
      }
      if isFirst, generation.verbosity != .quiet {
        let sum = files.count == 1 ? "1 file" : "\(files.count) files"
        try terminal.print("watching \(sum); Ctrl-C ends it\n", on: .error)
      }
      isFirst = false
    }
    return .success
  }

  private func generate(in terminal: Terminal) throws(Failure) -> ExitCode {
    let inputs = try generation.inputs(in: terminal)
    let lastRun = LastRun(of: inputs)
    let reports: [OutputReport]
    if let unchanged = lastRun?.reports {
      // Whoever reads documents gets one.
      try terminal.report([], of: inputs.schemas, format: inputs.job.format)
      reports = unchanged
    } else {
      guard let wanted = try generation.wanted(from: inputs, in: terminal) else { return .problems }
      let memory = lastRun.map { run in EarlyValue { run.memory(of: wanted.targets) } }
      reports = try write(wanted)
      if let memory, !wanted.hasFindings { lastRun?.keep(memory.value) }
    }
    if reports.isEmpty, generation.verbosity != .quiet {
      try terminal.print("there is nothing to generate\n", on: .error)
    }
    for report in reports { try generation.print(report, in: terminal) }
    if generation.verbosity != .quiet { try noteFormerFolders(of: inputs, in: terminal) }
    return .success
  }

  private func noteFormerFolders(
    of inputs: Generation.Inputs, in terminal: Terminal
  ) throws(Failure) {
    guard let former = FormerFolders(of: inputs), let project = inputs.job.project else { return }
    for folder in former.leftBehind() {
      try terminal.print(
        """
        note: \(folder.path) still holds what was generated there before; \(project.file.path) no \
        longer names it
        help: \(folder.help)

        """, on: .error)
    }
    former.remember()
  }

  private func write(_ wanted: Generation.Wanted) throws(Failure) -> [OutputReport] {
    defer { wanted.progress.clear() }
    return try OutputWriter.write(
      wanted.targets, beside: wanted.others, progress: wanted.progress)
  }
}
