import Diagnostics
import SharedWork

struct GenerateCommand: Command {
  static let manual = Manual(
    command: "generate",
    summary: "Generate Swift from schemas.",
    operands: "[<path> …]",
    discussion: """
      A path is a schema file, or a folder that is searched for `*.gate`; `-` is standard input. All
      files together are one schema. Without a path the schemas of `gatehouse.json` are read, or
      the folder `Schemas`. Nothing is written if there is an error in them.

      The files go where `gatehouse.json` says, unless `--output` names one folder for all of them. The
      configuration is looked for here and in the folders above.

      Only files that change are written, and either all of them or none. Generated files that are
      no longer needed are removed; the list `.gatehouse-manifest` in the folder says which files were
      generated. Other files are never touched. If one of them has the name of a file to be written,
      nothing is written. The same is true if the run would remove the Swift of a schema that still
      exists but was not passed to this run.

      With `"messages": "catalogue"` in the configuration, the string catalogue in the folder of the
      domain is brought up to date as well. The translations in it are kept, and so are your own
      entries. If some of the schemas are passed, so are the texts of all types that are not in them.
      If its name changes, with the name of the type that looks the texts up, the file is renamed.
      It is not written with `--single-file`.

      If nothing has changed since the last run, a run ends at once. What it needs to know about that
      run is kept in your caches folder, or in the folder that the variable GATEHOUSE_CACHE names. If
      that variable is empty, it is not kept. If `gatehouse.json` no longer names a folder with generated
      files that it named in the last run, a note says so once; the folder is left alone.
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
        line: "gatehouse generate --watch", meaning: "Generate again whenever you save a schema."),
    ],
    operandCompletion: .schemas)

  private let generation: Generation
  private let isWatching: Bool

  init(_ arguments: Arguments) throws(Failure) {
    generation = try Generation(arguments, for: Self.manual)
    isWatching = arguments.has(.watch)
    let request = generation.request
    var paths = request.paths
    if case .file(let path) = request.configuration { paths.append(path) }
    for path in paths where isWatching {
      if path == SchemaFiles.standardInput || FileSystem.isStream(path) {
        throw .usage(
          UsageError("`\(path)` can be read only once, and `--watch` reads again", in: "generate"))
      }
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let terminal = terminal.limited(to: generation.request.limit)
    if isWatching { return try watch(in: terminal) }
    return try generate(in: terminal) == nil ? .problems : .success
  }

  private func watch(in terminal: Terminal) throws(Failure) -> ExitCode {
    let watch = Watch {
      WatchedFiles(
        generation.request, templates: generation.templates,
        catalogues: generation.editedCatalogues)
    }
    var isFirst = true
    try watch { files throws(Failure) in
      do throws(Failure) {
        for target in try generate(in: terminal) ?? [] {
          for file in target.files where file.shared != nil {
            files.expect(file.bytes, in: DiskFolder(path: target.folder).shownPath(of: file.name))
          }
        }
      } catch {
        // A command line that makes no sense now will not make sense later.
        if isFirst, case .usage = error { throw error }
        try terminal.print(error.text, on: .error)
      }
      if isFirst, generation.verbosity != .quiet {
        let sum = files.count == 1 ? "1 file" : "\(files.count) files"
        try terminal.print("watching \(sum); press Ctrl-C to stop\n", on: .error)
      }
      isFirst = false
    }
    return .success
  }

  /// - Returns: what has been written, as far as it was not known to be there; nil if there is an error, which is then
  ///   reported.
  private func generate(in terminal: Terminal) throws(Failure) -> [OutputTarget]? {
    let inputs = try generation.inputs(in: terminal)
    let lastRun = LastRun(of: inputs)
    let format = inputs.job.format
    let reports: [OutputReport]
    var targets: [OutputTarget] = []
    if let last = lastRun?.findings(in: inputs.files) {
      reports = last.reports
      try generation.report(last.diagnostics, of: inputs.files, in: terminal, format)
    } else {
      guard let wanted = try generation.wanted(from: inputs, in: terminal) else { return nil }
      if !format.isDocument {
        try generation.report(wanted.diagnostics, of: inputs.files, in: terminal, format)
      }
      let memory = lastRun.map { run in
        EarlyValue { run.memory(of: wanted.targets, wanted.diagnostics) }
      }
      targets = wanted.targets
      reports = try terminal.documenting(format, beside: wanted.diagnostics, of: inputs.files) {
        () throws(Failure) in
        try write(wanted)
      }
      if format.isDocument {
        try generation.report(wanted.diagnostics, of: inputs.files, in: terminal, format)
      }
      if let memory { lastRun?.keep(memory.value) }
    }
    if reports.isEmpty, generation.verbosity != .quiet {
      try terminal.print("there is nothing to generate\n", on: .error)
    }
    for report in reports { try generation.print(report, in: terminal) }
    if generation.verbosity != .quiet {
      try noteMoves(in: targets, in: terminal)
      try noteFormerFolders(of: inputs, in: terminal)
    }
    return targets
  }

  private func noteMoves(in targets: [OutputTarget], in terminal: Terminal) throws(Failure) {
    for target in targets {
      let folder = DiskFolder(path: target.folder)
      for file in target.files {
        guard let name = file.shared?.formerName else { continue }
        try terminal.print(
          """
          note: \(folder.shownPath(of: name)) is now called \(file.name), like the type that looks the \
          texts up
          help: write the new name where a package or a project names the catalogue

          """, on: .error)
      }
    }
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
    if generation.isForCatalogues {
      return try OutputWriter.write(wanted.targets, progress: wanted.progress) {
        files, contents throws(Obstruction) in
        try OutputPlan(sharing: files, over: contents)
      }
    }
    return try OutputWriter.write(
      wanted.targets, beside: wanted.others, progress: wanted.progress)
  }
}
