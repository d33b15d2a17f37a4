import Diagnostics
import TemplateEngine

/// A word with dashes that a command understands. Everything that is known about it is declared here: the parser, the
/// help texts and all lists of options are made from this.
struct Option: Sendable {
  let name: String

  /// One dash and one letter, for options that are typed often.
  let shortName: String?

  /// The value that follows it; nil for an option without one.
  let value: Value?
  let summary: String

  struct Value: Sendable {
    /// The name of the value in help texts.
    let placeholder: String
    let kind: Kind

    enum Kind: Sendable {
      case word(of: [String])
      /// A number, or one of the words.
      case count(or: [String])
      case folder
      /// A file, or standard input.
      case file
      /// The name of a folder in `Sources`.
      case target
      /// Of something that only the user knows.
      case name
    }
  }

  init(
    _ name: String, short shortName: String? = nil, takes value: Value? = nil, _ summary: String
  ) {
    self.name = name
    self.shortName = shortName
    self.value = value
    self.summary = summary
  }

  /// `--diagnostics <format>`
  var synopsis: String { value.map { "\(name) <\($0.placeholder)>" } ?? name }

  /// `-q, --quiet`
  var title: String { shortName.map { "\($0), \(synopsis)" } ?? synopsis }
}

extension Option {
  static let help = Option("--help", short: "-h", "Show how this command is used.")

  static let quiet = Option(
    "--quiet", short: "-q", "Print only problems, without a summary at the end.")

  static let verbose = Option("--verbose", short: "-v", "Also print what happened to each file.")

  static let check = Option(
    "--check", "Write nothing. List the files that would change, and exit with 1 if any would.")

  static let fix = Option(
    "--fix",
    "Apply all certain fixes until none is left, and report the problems that remain.")

  static let dryRun = Option(
    "--dry-run",
    "With `--fix`: write nothing, print the changes as a unified diff, and exit with 1 if there are any."
  )

  static let diagnostics = Option(
    "--diagnostics",
    takes: Value(
      placeholder: "format", kind: .word(of: DiagnosticFormat.allCases.map(\.rawValue))),
    "How problems are printed: "
      + DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
      + ". The default is what `gatehouse.json` says, or the first of these.")

  static let limit = Option(
    "--limit", takes: Value(placeholder: "n", kind: .count(or: ["all"])),
    """
    How many problems are printed as text; the others are counted by code. The default is 100, and `all` or 0 prints all. The other \
    formats are for programs, and always contain all problems.
    """)

  static let configuration = Option(
    "--configuration", short: "-c", takes: Value(placeholder: "file", kind: .file),
    "The configuration, instead of the nearest `gatehouse.json`. Paths in it are relative to its folder."
  )

  static let noConfiguration = Option(
    "--no-configuration",
    "Read no `gatehouse.json`, even if there is one here or in a folder above.")

  static let output = Option(
    "--output", short: "-o",
    takes: Value(placeholder: "folder", kind: .folder),
    "The folder for the generated files. It is created if it does not exist.")

  static let comparedOutput = Option(
    output.name, short: output.shortName, takes: output.value,
    "The folder of the generated files, instead of what `gatehouse.json` says.")

  static let allowOutside = Option(
    "--allow-output-outside",
    "Also write to a folder outside of the project, which a configuration alone cannot do, or to one that holds the project."
  )

  static let templates = Option(
    "--templates", takes: Value(placeholder: "folder", kind: .folder),
    "A folder of `*.template` files that replace the built-in templates of the same names.")

  static let documentation = Option(
    "--format",
    takes: Value(
      placeholder: "format", kind: .word(of: ContextDocumentation.allCases.map(\.rawValue))),
    "How the keys are printed: "
      + ContextDocumentation.allCases.map(\.rawValue).joined(separator: ", ")
      + ". The first is the default.")

  static let watch = Option(
    "--watch", short: "-w",
    """
    Generate again whenever a schema, a template or the configuration changes. Problems are printed, and watching \
    goes on until Ctrl-C or a signal ends it, with exit code 0.
    """)

  static let singleFile = Option(
    "--single-file",
    """
    Write two files for each schema, such as `Accounts+Domain.swift` and `Accounts+Data.swift`, and two of support code, \
    so that a build system knows their names in advance.
    """)

  static let catalogue = Option(
    "--catalogue",
    """
    Work on the string catalogue alone, and leave Swift as it is: for a target whose Swift is generated while it is built. \
    The configuration must say `"messages": "catalogue"`.
    """)
}
