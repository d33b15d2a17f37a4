/// Why a command could not do its work.
enum Failure: Error {
  case usage(UsageError)
  case unreadable([FileError])
  case unwritable([FileError], help: String? = nil)
  /// Problems that have been printed already, so that nothing is left to say.
  case reported(ExitCode = .problems)

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .reported(let exitCode): exitCode
    }
  }

  /// What standard error shows about it.
  var text: String {
    switch self {
    case .usage(let error): error.text
    case .unreadable(let errors): Self.text(errors)
    case .unwritable(let errors, let help): Self.text(errors, help: help)
    case .reported: ""
    }
  }

  /// The help for the first error usually applies to the others as well.
  private static func text(_ errors: [FileError], help: String? = nil) -> String {
    let help = help ?? errors.first?.help
    return errors.map(\.text).joined() + (help.map { "help: \($0)\n" } ?? "")
  }
}
