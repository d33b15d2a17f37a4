#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
struct Gatehouse {
  static let version = "0.1.0-dev"

  static func main() {
    let terminal = Terminal()
    do throws(Failure) {
      exit(try run(Array(CommandLine.arguments.dropFirst()), in: terminal).rawValue)
    } catch {
      exit(terminal.report(error).rawValue)
    }
  }

  private static func run(_ words: [String], in terminal: Terminal) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      try terminal.print(HelpCommand.overview, on: .error)
      return .usage
    }
    switch first {
    case "--version":
      try terminal.print("gatehouse \(version)\n", on: .output)
      return .success
    case "--help", "-h":
      try terminal.print(HelpCommand.overview, on: .output)
      return .success
    case let group where isHelp(words.dropFirst()) && !members(of: group).isEmpty:
      try terminal.print(HelpCommand.overview(of: group), on: .output)
      return .success
    default:
      var rest = words[...]
      let command = try takeCommand(from: &rest)
      return try run(command, Array(rest), in: terminal)
    }
  }

  private static func isHelp(_ words: ArraySlice<String>) -> Bool {
    words == ["--help"] || words == ["-h"]
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], in terminal: Terminal
  ) throws(Failure) -> ExitCode {
    let arguments = try Arguments(words, of: command.manual)
    guard !arguments.has(.help) else {
      try terminal.print(command.manual.text, on: .output)
      return .success
    }
    return try command.init(arguments).run(in: terminal)
  }
}
