/// One thing that the tool can do.
protocol Command: SendableMetatype {
  static var manual: Manual { get }

  /// Throws where the arguments do not fit together.
  init(_ arguments: Arguments) throws(Failure)

  func run(in terminal: Terminal) throws(Failure) -> ExitCode
}

extension Gatehouse {
  /// In the order in which help lists them.
  static let commands: [any Command.Type] = [
    ValidateCommand.self, GenerateCommand.self, FormatCommand.self, ExplainCommand.self,
    HelpCommand.self,
  ]

  static func commandType(named name: String) throws(Failure) -> any Command.Type {
    for command in commands where command.manual.command == name { return command }
    if name.hasPrefix("-") {
      throw .usage(.unknown("option", name, among: ["--help", "--version"]))
    }
    let known = commands.map { command in command.manual.command }
    throw .usage(.unknown("command", name, among: known))
  }
}
