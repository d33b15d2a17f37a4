struct HelpCommand: Command {
  static let manual = Manual(
    command: "help",
    summary: "Show all commands, or how to use one of them.",
    operands: "[<command>]",
    discussion: "Every command also takes `--help`.",
    options: [],
    examples: [
      .init(line: "gatehouse help", meaning: "List the commands."),
      .init(line: "gatehouse help validate", meaning: "Show the options of `validate`."),
    ],
    operandCompletion: .commands)

  private let text: String

  init(_ arguments: Arguments) throws(Failure) {
    var topic = arguments.operands[...]
    if topic.isEmpty {
      text = Self.overview
    } else if let group = topic.first, topic.count == 1, !Gatehouse.members(of: group).isEmpty {
      text = Self.overview(of: group)
    } else {
      text = try Gatehouse.takeCommand(from: &topic).manual.text
      guard topic.isEmpty else {
        throw .usage(UsageError("`help` takes only one command", in: "help"))
      }
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    try terminal.print(text, on: .output)
    return .success
  }

  /// The commands that begin with the same word.
  static func overview(of group: String) -> String {
    let rows = Gatehouse.members(of: group).map { ($0.manual.command, $0.manual.summary) }
    return """
      usage: gatehouse \(group) <command> [<options>] [<arguments>]

      commands:
      \(Manual.table(rows))
      `gatehouse help \(rows.first?.0 ?? group)` shows the options of a command, with examples.

      """
  }

  static var overview: String {
    """
    Gatehouse generates Swift from a schema of what an API sends and what an app makes of it.

    usage: gatehouse <command> [<options>] [<arguments>]

    commands:
    \(Manual.table(Gatehouse.commands.map { ($0.manual.command, $0.manual.summary) }))
    options:
    \(Manual.table([
      ("--help", "Show this text."), ("--version", "Show the version."),
    ]))
    exit codes:
    \(Manual.table([
      ("0", "Success."),
      ("1", "A schema or the configuration has errors, or `check`, `format --check`, `import --dry-run` or `validate --fix --dry-run` would change a file."),
      ("64", "The command line is wrong."),
      ("66", "A file or folder cannot be read."),
      ("73", "A file, or standard output, cannot be written, or a file is in the way."),
    ]))
    `gatehouse help <command>` shows the options of a command, with examples.

    """
  }
}
