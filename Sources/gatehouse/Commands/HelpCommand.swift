struct HelpCommand: Command {
  static let manual = Manual(
    command: "help",
    summary: "Show what gatehouse can do, or how one command is used.",
    operands: "[<command>]",
    discussion: "Every command also takes `--help`.",
    options: [],
    examples: [
      .init(line: "gatehouse help", meaning: "List the commands."),
      .init(line: "gatehouse help validate", meaning: "Show the options of `validate`."),
    ])

  private let topic: String?

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count <= 1 else {
      throw .usage(UsageError("`help` is about one command at a time", in: "help"))
    }
    topic = arguments.operands.first
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let text = try topic.map { name throws(Failure) in
      try Gatehouse.commandType(named: name).manual.text
    }
    try terminal.print(text ?? Self.overview, on: .output)
    return .success
  }

  static var overview: String {
    """
    Gatehouse turns a schema of what an API sends, and of what an app means by it, into Swift.

    usage: gatehouse <command> [<options>] [<arguments>]

    commands:
    \(Manual.table(Gatehouse.commands.map { ($0.manual.command, $0.manual.summary) }))
    options:
    \(Manual.table([
      ("--help", "Show this text."), ("--version", "Show the version."),
    ]))
    exit codes:
    \(Manual.table([
      ("0", "All is well."),
      ("1", "A schema has errors, or `format --check` would change a file."),
      ("64", "The command line is wrong."),
      ("66", "A file or folder cannot be read."),
      ("73", "A file, or standard output, cannot be written, or a file is in the way."),
    ]))
    `gatehouse help <command>` shows the options of a command, with examples.

    """
  }
}
