struct CompletionsCommand: Command {
  static let manual = Manual(
    command: "completions",
    summary: "Print a script that completes the words of gatehouse in a shell.",
    operands: "bash | zsh | fish",
    discussion: """
      The script knows every command, every option, and what can follow it. Source it from the file
      that your shell reads when it starts, or put it where the shell looks for completions.
      """,
    options: [],
    examples: [
      .init(line: "gatehouse completions bash", meaning: "Print it for bash."),
      .init(
        line: "source <(gatehouse completions zsh)", meaning: "Use it at once, in zsh or bash."),
      .init(line: "gatehouse completions fish | source", meaning: "Use it at once, in fish."),
    ],
    operandCompletion: .words(Shell.allCases.map(\.rawValue)))

  private let shell: Shell

  init(_ arguments: Arguments) throws(Failure) {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage(
        UsageError(
          "`completions` needs one of \(names.joined(separator: ", "))", in: Self.manual.command))
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(.unknown("shell", name, among: names, in: Self.manual.command))
    }
    self.shell = shell
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    try terminal.print(shell.completions, on: .output)
    return .success
  }
}
