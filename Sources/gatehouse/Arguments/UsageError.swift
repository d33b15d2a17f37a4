import Diagnostics

/// A command line that the tool does not understand.
struct UsageError: Error {
  /// One sentence without a full stop.
  let message: String

  /// The command whose help says more; empty if none was recognised.
  let command: String

  /// What to do, if the help of the command does not say it.
  let help: String?

  init(_ message: String, in command: String = "", help: String? = nil) {
    self.message = message
    self.command = command
    self.help = help
  }

  var text: String {
    let manual = command.isEmpty ? "gatehouse help" : "gatehouse help \(command)"
    return "error: \(message)\nhelp: \(help ?? "see `\(manual)`")\n"
  }

  /// Longer lists are left to the help of the command.
  private static let shownChoices = 8

  /// `there is no command `valdate`; did you mean `validate`?`
  ///
  /// - Parameter list: the command that lists what is known, if the help of `command` does not.
  static func unknown(
    _ sort: String, _ word: String, among known: [String], in command: String = "",
    listedBy list: String? = nil
  ) -> UsageError {
    // Whoever knows the beginning of a long option writes that.
    let longer = known.filter { $0.hasPrefix(word) && word.count > 2 }
    let nearest = Spelling(known).nearest(to: word) ?? (longer.count == 1 ? longer.first : nil)
    let question = Diagnostic.question(about: nearest)
    let isShortList = nearest == nil && (1...shownChoices).contains(known.count)
    return UsageError(
      "there is no \(sort) `\(word)`\(question.isEmpty ? "" : "; ")\(question)", in: command,
      help: list.map { "`gatehouse \($0)` lists every \(sort)" }
        ?? (isShortList ? "write one of \(known.joined(separator: ", "))" : nil))
  }
}
