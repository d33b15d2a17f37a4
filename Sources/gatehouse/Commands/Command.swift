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
    InitCommand.self, ValidateCommand.self, GenerateCommand.self, CheckCommand.self,
    FormatCommand.self, TemplatesListCommand.self, TemplatesEjectCommand.self,
    TemplatesKeysCommand.self, ExplainCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// Takes the name of a command from the front of `words`: one word, or two as in `templates list`.
  static func takeCommand(
    from words: inout ArraySlice<String>
  ) throws(Failure) -> any Command.Type {
    let name = words.popFirst() ?? ""
    // What some manuals list takes time to make: those behind the command that is wanted are not asked for.
    if let command = commands.first(where: { $0.manual.command == name }) { return command }
    let names = commands.map { command in command.manual.command }
    if name.hasPrefix("-") {
      throw .usage(.unknown("option", name, among: ["--help", "--version"]))
    }
    guard names.contains(where: { $0.hasPrefix(name + " ") }), !name.isEmpty else {
      throw .usage(.unknown("command", name, among: names + names.compactMap(Self.firstOfTwo)))
    }
    guard let second = words.popFirst() else {
      let choice = members(of: name).map { $0.manual.command.dropFirst(name.count + 1) }
      throw .usage(
        UsageError("`\(name)` wants one of \(choice.joined(separator: ", "))", in: name))
    }
    guard let index = names.firstIndex(of: "\(name) \(second)") else {
      throw .usage(.unknown("command", "\(name) \(second)", among: names, in: name))
    }
    return commands[index]
  }

  /// The commands that begin with a word which is none by itself.
  static func members(of group: String) -> [any Command.Type] {
    commands.filter { command in firstOfTwo(command.manual.command) == group }
  }

  private static func firstOfTwo(_ name: String) -> String? {
    name.firstIndex(of: " ").map { String(name[..<$0]) }
  }
}
