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
      has the name of a file that is to be written, nothing is.
      """,
    options: Generation.options,
    examples: [
      .init(line: "gatehouse generate", meaning: "Generate what `gatehouse.json` says."),
      .init(
        line: "gatehouse generate --output Sources/Models",
        meaning: "Generate from the folder `Schemas`."),
      .init(
        line: "gatehouse generate Users.gate -o Generated -v",
        meaning: "Generate from one file, and list what is written."),
    ],
    operandCompletion: .schemas)

  private let generation: Generation

  init(_ arguments: Arguments) throws(Failure) {
    generation = try Generation(arguments, for: Self.manual)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    guard let wanted = try generation.wanted(in: terminal) else { return .problems }
    let reports = try OutputWriter.write(wanted.targets)
    if reports.isEmpty, generation.verbosity != .quiet {
      try terminal.print("there is nothing to generate\n", on: .error)
    }
    for report in reports { try generation.print(report, in: terminal) }
    return .success
  }
}
