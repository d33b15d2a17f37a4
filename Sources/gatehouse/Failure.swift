/// Why a command could not do its work: in most cases neither a problem of a schema, nor a success.
enum Failure: Error {
  case usage(UsageError)
  case unreadable([FileError])
  case unwritable([FileError], help: String? = nil)
  /// Problems that have been printed, so that nothing is left to say.
  case reported(ExitCode = .problems)

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .reported(let exitCode): exitCode
    }
  }

  /// What standard error shows of it.
  var text: String {
    switch self {
    case .usage(let error): error.text
    case .unreadable(let errors): Self.text(errors)
    case .unwritable(let errors, let help): Self.text(errors, help: help)
    case .reported: ""
    }
  }

  /// What is to be done about the first of them is mostly what is to be done about the others.
  private static func text(_ errors: [FileError], help: String? = nil) -> String {
    let help = help ?? errors.first?.help
    return errors.map(\.text).joined() + (help.map { "help: \($0)\n" } ?? "")
  }
}
