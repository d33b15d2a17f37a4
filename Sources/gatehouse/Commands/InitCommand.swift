import Configuration

struct InitCommand: Command {
  static let manual = Manual(
    command: "init",
    summary: "Begin a project: a configuration and a first schema.",
    operands: "",
    discussion: """
      Writes `gatehouse.json` and, unless there is a schema in the folder `Schemas`, a first one. Both
      are commented. The Swift will go to the one folder in `Sources`, if there is one. What is there
      already is never overwritten; then nothing is written.

      With `--schema` nothing is written either: the JSON Schema of the configuration is printed, with
      which an editor completes and explains its keys.
      """,
    options: [schema, .quiet],
    examples: [
      .init(line: "gatehouse init", meaning: "Write `gatehouse.json` and `Schemas/User.gate`."),
      .init(
        line: "gatehouse init --schema > gatehouse.schema.json",
        meaning: "Put the JSON Schema beside the configuration."),
    ])

  private static let schema = Option("--schema", "Print the JSON Schema of `gatehouse.json`.")

  private let printsSchema: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.isEmpty else {
      throw .usage(UsageError("`init` works where it is run, and takes no path", in: "init"))
    }
    printsSchema = arguments.has(Self.schema)
    isQuiet = arguments.has(.quiet)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    guard !printsSchema else {
      try terminal.print(Configuration.schema, on: .output)
      return .success
    }
    let output = ProjectLayout.outputFolder()
    var files = [(Configuration.fileName, FirstProject.configuration(output: output))]
    if ProjectLayout.lacksSchema(FirstProject.schemaFolder) {
      files.append((FirstProject.schemaPath, FirstProject.schema))
    }
    try NewFiles.write(files)
    guard !isQuiet else { return .success }
    for (path, _) in files { try terminal.print("wrote \(path)\n", on: .error) }
    try terminal.print(
      "next: `gatehouse generate` writes Swift to \(output)\n", on: .error)
    return .success
  }
}
