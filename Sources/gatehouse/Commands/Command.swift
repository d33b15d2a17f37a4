import Diagnostics

/// One thing that the tool can do.
protocol Command: SendableMetatype {
  static var manual: Manual { get }

  /// Throws if the arguments do not fit together.
  init(_ arguments: Arguments) throws(Failure)

  func run(in terminal: Terminal) throws(Failure) -> ExitCode
}

extension Gatehouse {
  /// In the order in which help lists them.
  static let commands: [any Command.Type] = [
    InitCommand.self, ImportCommand.self, ValidateCommand.self, GenerateCommand.self,
    CheckCommand.self, FormatCommand.self, TemplatesListCommand.self, TemplatesEjectCommand.self,
    TemplatesKeysCommand.self, ExplainCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// Takes the name of a command from the beginning of `words`: one word, or two as in `templates list`.
  static func takeCommand(
    from words: inout ArraySlice<String>
  ) throws(Failure) -> any Command.Type {
    let name = words.popFirst() ?? ""
    // Some manuals take time to make, so those after the command that is wanted are not asked for.
    if let command = commands.first(where: { $0.manual.command == name }) { return command }
    let names = commands.map { command in command.manual.command }
    if name.hasPrefix("-") {
      throw .usage(.unknown("option", name, among: ["--help", "--version"]))
    }
    guard names.contains(where: { $0.hasPrefix(name + " ") }), !name.isEmpty else {
      throw .usage(.unknown("command", name, among: names + names.compactMap(Self.firstOfTwo)))
    }
    let second = words.popFirst()
    guard let index = names.firstIndex(of: "\(name) \(second ?? "")") else {
      throw .usage(noMember(second, of: name))
    }
    return commands[index]
  }

  /// Only the second words are compared: the word that two commands share does not make them similar.
  private static func noMember(_ word: String?, of group: String) -> UsageError {
    let choice = members(of: group).map { String($0.manual.command.dropFirst(group.count + 1)) }
    let wanted = "`\(group)` needs one of \(choice.joined(separator: ", "))"
    guard let word else { return UsageError(wanted, in: group) }
    let nearest = Spelling(choice).nearest(to: word).map { "did you mean `\(group) \($0)`?" }
    return UsageError(
      "there is no command `\(group) \(word)`; \(nearest ?? wanted)", in: group)
  }

  /// The commands that begin with a word that is not a command by itself.
  static func members(of group: String) -> [any Command.Type] {
    commands.filter { command in firstOfTwo(command.manual.command) == group }
  }

  private static func firstOfTwo(_ name: String) -> String? {
    name.firstIndex(of: " ").map { String(name[..<$0]) }
  }
}
