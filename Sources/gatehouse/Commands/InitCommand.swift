import Configuration

struct InitCommand: Command {
  static let manual = Manual(
    command: "init",
    summary: "Start a project: write a configuration and a first schema.",
    operands: "",
    discussion: """
      Writes `gatehouse.json` and, unless there is a schema in the folder `Schemas`, a first schema. Both
      have comments. The Swift will go to the folder `Generated` of a target in `Sources`, or of the
      app beside an Xcode project. Among several targets it is the one with the name of this folder,
      or else the first, unless `--target` names another. Existing files are never overwritten; if
      there is one, nothing is written.

      With `--schema`, only the JSON Schema of the configuration is printed, which editors use to
      complete and explain its keys.
      """,
    options: [target, schema, .quiet],
    examples: [
      .init(line: "gatehouse init", meaning: "Write `gatehouse.json` and `Schemas/User.gate`."),
      .init(
        line: "gatehouse init --target Models", meaning: "The same, for one of several targets."),
      .init(
        line: "gatehouse init --schema > gatehouse.schema.json",
        meaning: "Put the JSON Schema beside the configuration."),
    ])

  private static let schema = Option("--schema", "Print the JSON Schema of `gatehouse.json`.")

  private static let target = Option(
    "--target", takes: .init(placeholder: "name", kind: .target),
    "The target that the Swift is generated for.")

  private let target: String?
  private let printsSchema: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.isEmpty else {
      throw .usage(UsageError("`init` works in the current folder, and takes no path", in: "init"))
    }
    target = arguments.value(of: Self.target)
    printsSchema = arguments.has(Self.schema)
    guard !printsSchema || target == nil else {
      throw .usage(
        UsageError("`--schema` only prints, and has no use for `--target`", in: "init"))
    }
    isQuiet = arguments.has(.quiet)
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    guard !printsSchema else {
      try terminal.print(Configuration.schema, on: .output)
      return .success
    }
    let targets = ProjectLayout.Targets()
    let target = try target(among: targets)
    let output = target.map(targets.output) ?? ProjectLayout.fallback
    var files = [(Configuration.fileName, FirstProject.configuration(output: output))]
    if ProjectLayout.lacksSchema(FirstProject.schemaFolder) {
      files.append((FirstProject.schemaPath, FirstProject.schema))
    }
    try NewFiles.write(files)
    guard !isQuiet else { return .success }
    for (path, _) in files { try terminal.print("wrote \(path)\n", on: .error) }
    if let target, self.target == nil, targets.names.count > 1 {
      try terminal.print(
        """
        note: the targets are \(targets.names.joined(separator: ", ")); this is for \(target)
        help: for another one, change `output` in \(Configuration.fileName), or delete that file and \
        run `gatehouse init --target <name>`

        """, on: .error)
    }
    try terminal.print(
      "next: `gatehouse generate` writes Swift to \(output)\n", on: .error)
    return .success
  }

  private func target(among targets: ProjectLayout.Targets) throws(Failure) -> String? {
    guard let target else { return targets.likeliest }
    guard targets.names.contains(target) else {
      throw .usage(.unknown("target", target, among: targets.names, in: "init"))
    }
    return target
  }
}
