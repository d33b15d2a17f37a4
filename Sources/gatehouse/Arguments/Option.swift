import Diagnostics

/// A word with dashes that a command understands.
struct Option: Sendable {
  let name: String
  let summary: String

  /// The words of which one follows; nil for an option that stands alone.
  let choices: [String]?

  /// What help calls the word that follows.
  let placeholder: String

  init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
    choices = nil
    placeholder = ""
  }

  init(_ name: String, _ placeholder: String, of choices: [String], _ summary: String) {
    self.name = name
    self.summary = summary
    self.choices = choices
    self.placeholder = placeholder
  }

  /// `--diagnostics <format>`
  var synopsis: String { choices == nil ? name : "\(name) <\(placeholder)>" }
}

extension Option {
  static let help = Option("--help", "Show how this command is used.")

  static let quiet = Option("--quiet", "Print problems alone, without a closing summary.")

  static let check = Option(
    "--check", "Write nothing. List the files that would change, and exit with 1 if any would.")

  static let diagnostics = Option(
    "--diagnostics", "format", of: DiagnosticFormat.allCases.map(\.rawValue),
    "How problems are printed: "
      + DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
      + ". The first is what you get without this option.")
}
