import Foundation
import Testing

/// Every option of every command has an effect, under each of its names. The lists come from the help of the executable, so
/// an option or an exit code that is not tried here fails a test.
@Suite struct OptionTests {
  /// What an option changes about a run.
  struct Effect: Sendable, CustomTestStringConvertible {
    enum Kind: Sendable {
      case shows
      case hides
    }

    let command: String
    let names: [String]
    var value: String?
    var rest: [String] = []
    let kind: Kind
    /// A text that is printed, or is in a file, or is the name of one.
    let text: String

    var testDescription: String { "\(command) \(names.first ?? "")" }

    init(
      _ command: String, _ names: String..., value: String? = nil, with rest: [String] = [],
      shows text: String
    ) {
      self.init(command, names, value, rest, .shows, text)
    }

    init(_ command: String, _ names: String..., with rest: [String] = [], hides text: String) {
      self.init(command, names, nil, rest, .hides, text)
    }

    private init(
      _ command: String, _ names: [String], _ value: String?, _ rest: [String], _ kind: Kind,
      _ text: String
    ) {
      self.command = command
      self.names = names
      self.value = value
      self.rest = rest
      self.kind = kind
      self.text = text
    }
  }

  private static let files = [
    "gatehouse.json": #"{ "domain": { "output": "Configured" } }"#,
    "Other.json": #"{ "domain": { "output": "Other" }, "diagnostics": "github" }"#,
    "Texts.json": #"{ "domain": { "output": "Configured" }, "messages": "catalogue" }"#,
    "Schemas/A.gate": "enum Role {admin}\n", "Broken.gate": "enum Role { admin \n",
    "TwoErrors.gate": "dto A {\n  a: Int ^\n  b: Int ^\n}\n",
    "Fixable.gate": "dto A { a: Int b: Int }\n",
    "Mine/enum.template": "// mine\n",
    "Bird.json": #"{"name": "Kea"}"#, "Null.json": #"{"a": null, "b": null, "c": 1}"#,
    "Two.json":
      ##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"A": {"type": "object", "properties": {"a": {"type": "string"}}}, "B": {"type": "object", "properties": {"b": {"type": "string"}}}}}"##,
  ]

  private static let effects = both + some

  /// Options of the two commands for output folders.
  private static let both = ["generate", "check"].flatMap { command in
    [
      Effect(command, "--output", "-o", value: "Out", shows: "Out"),
      Effect(command, "--allow-output-outside", with: ["-o", ".."], hides: "holds the whole"),
      Effect(command, "--single-file", shows: "A+Domain.swift"),
      Effect(command, "--catalogue", with: ["-c", "Texts.json"], hides: "Role.swift"),
      Effect(command, "--templates", value: "Mine", shows: "// mine"),
      Effect(command, "--configuration", "-c", value: "Other.json", shows: "Other"),
      Effect(command, "--no-configuration", shows: "needs `--output <folder>`"),
      Effect(
        command, "--diagnostics", value: "github", with: ["Broken.gate"],
        shows: "::error file=Broken.gate"),
      Effect(
        command, "--limit", value: "1", with: ["TwoErrors.gate"], shows: "\n1 more: 1 of G0002\n"),
      Effect(command, "--quiet", "-q", hides: "1 file "),
      Effect(command, "--verbose", "-v", shows: " Configured/Role.swift\n"),
      Effect(command, "--help", "-h", shows: "usage: gatehouse \(command)"),
    ]
  }

  private static let some = [
    Effect("", "--version", hides: "usage: "),
    Effect("", "--help", "-h", shows: "exit code 0\n"),
    Effect("init", "--schema", shows: "json-schema.org"),
    Effect("init", "--target", value: "Kit", shows: "there is no target `Kit`"),
    Effect("init", "--quiet", "-q", hides: "wrote"),
    Effect("init", "--help", "-h", shows: "usage: gatehouse init"),
    Effect(
      "validate", "--configuration", "-c", value: "Other.json", with: ["Broken.gate"],
      shows: "::error"),
    Effect("validate", "--no-configuration", with: ["-c", "A"], shows: "cannot be combined"),
    Effect("format", "--no-configuration", with: ["-c", "A"], shows: "cannot be combined"),
    Effect("validate", "--diagnostics", value: "json", shows: "\"diagnostics\""),
    Effect(
      "validate", "--limit", value: "1", with: ["TwoErrors.gate"], shows: "\n1 more: 1 of G0002\n"),
    Effect(
      "format", "--limit", value: "1", with: ["TwoErrors.gate"], shows: "\n1 more: 1 of G0002\n"),
    Effect("validate", "--quiet", "-q", hides: "no problems"),
    Effect("validate", "--fix", with: ["Fixable.gate"], shows: "1 problem was fixed in 1 file"),
    Effect(
      "validate", "--dry-run", with: ["--fix", "Fixable.gate"], shows: "+dto A { a: Int, b: Int }"),
    Effect("import", "--as", value: "SwanDTO", with: ["Bird.json"], shows: "dto SwanDTO {"),
    Effect("import", "--into", value: "New", with: ["Bird.json"], shows: "New/Bird.gate"),
    Effect(
      "import", "--only", value: "A", with: ["Two.json"], shows: "imported 1 type\n"),
    Effect("import", "--layer", value: "model", with: ["Bird.json"], shows: "model Bird {"),
    Effect(
      "import", "--dry-run", with: ["--into", "New", "Bird.json"], shows: "+++ b/New/Bird.gate"),
    Effect(
      "import", "--configuration", "-c", value: "Other.json", with: ["Null.json"],
      shows: "::warning"),
    Effect(
      "import", "--no-configuration", with: ["-c", "A", "Bird.json"], shows: "cannot be combined"),
    Effect(
      "import", "--diagnostics", value: "xcode", with: ["Null.json"],
      shows: "/Null.json:1:2: warning"),
    Effect(
      "import", "--limit", value: "1", with: ["Null.json"], shows: "\n1 more: 1 of G2201\n"),
    Effect("import", "--quiet", "-q", with: ["Bird.json"], hides: "imported 1 type"),
    Effect("import", "--help", "-h", shows: "usage: gatehouse import"),
    Effect("validate", "--help", "-h", shows: "usage: gatehouse validate"),
    Effect("generate", "--watch", "-w", with: ["-"], shows: "`--watch` reads again"),
    Effect("format", "--check", shows: "1 of 1 file would change"),
    Effect(
      "format", "--configuration", "-c", value: "Other.json", with: ["Broken.gate"],
      shows: "::error"),
    Effect(
      "format", "--diagnostics", value: "xcode", with: ["Broken.gate"],
      shows: "/Broken.gate:1:11: error"),
    Effect("format", "--quiet", "-q", hides: "formatted 1 of 1 file"),
    Effect("format", "--help", "-h", shows: "usage: gatehouse format"),
    Effect("templates list", "--help", "-h", shows: "usage: gatehouse templates list"),
    Effect("templates eject", "--quiet", "-q", with: ["New", "record"], hides: "1 file written"),
    Effect("templates eject", "--help", "-h", shows: "usage: gatehouse templates eject"),
    Effect("templates keys", "--format", value: "markdown", with: ["record"], shows: "\n## "),
    Effect("templates keys", "--help", "-h", shows: "usage: gatehouse templates keys"),
    Effect("explain", "--pages", value: "Pages", shows: "Pages/G0203.md"),
    Effect("explain", "--help", "-h", shows: "usage: gatehouse explain"),
    Effect("completions", "--help", "-h", shows: "usage: gatehouse completions"),
    Effect("help", "--help", "-h", shows: "usage: gatehouse help"),
  ]

  @Test(arguments: effects) func anOptionDoesWhatItSays(_ effect: Effect) throws {
    let without = try trace(of: effect, option: [])
    #expect(without.contains(effect.text) == (effect.kind == .hides))
    for name in effect.names {
      let spellings = effect.value.map { [[name, $0], ["\(name)=\($0)"]] } ?? [[name]]
      for option in spellings {
        let with = try trace(of: effect, option: option)
        #expect(with.contains(effect.text) == (effect.kind == .shows), "\(option)")
      }
    }
  }

  /// Everything that a run prints, and all files that exist afterwards.
  private func trace(of effect: Effect, option: [String]) throws -> String {
    // A project can begin only once.
    let workspace = try Workspace(effect.command == "init" ? [:] : Self.files)
    let command = effect.command.split(separator: " ").map(String.init)
    let run = try workspace.run(command + option + effect.rest)
    let files = try workspace.contents(of: ".").filter { Self.files[$0.key] == nil }
    return "\(run.output)\(run.errors)exit code \(run.exitCode)\n"
      + files.map { "\($0.key)\n\($0.value)" }.sorted().joined()
  }

  @Test func noOptionIsForgotten() throws {
    let workspace = try Workspace()
    let overview = try workspace.run("help").output
    let commands = rows(of: "commands:", in: overview)
    #expect(commands.count > 8)
    var found = rows(of: "options:", in: overview).map { " \($0)" }
    found.append(" -h")
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let help = try workspace.run(["help"] + words).output
      for row in rows(of: "options:", in: help) {
        found += row.split(separator: ", ")
          .map { "\(command) \($0.prefix { $0 != " " })" }
      }
    }
    let tried = Self.effects.flatMap { effect in effect.names.map { "\(effect.command) \($0)" } }
    #expect(found.sorted() == tried.sorted())
  }

  @Test func everyExitCodeIsGiven() throws {
    let runs: [(code: Int32, words: [String])] = [
      (0, ["validate"]), (1, ["validate", "Broken.gate"]), (1, ["check"]),
      (1, ["format", "--check"]), (64, []), (64, ["validate", "--dry-run"]),
      (64, ["validate", "--fix", "-"]), (1, ["validate", "--fix", "--dry-run", "Fixable.gate"]),
      (64, ["valdate"]), (64, ["validate", "--quick"]),
      (66, ["validate", "Missing.gate"]), (66, ["generate", "-c", "Missing.json"]),
      (66, ["generate", "--templates", "Missing"]), (73, ["init"]),
      (73, ["generate", "-o", "Other.json"]),
    ]
    let workspace = try Workspace(Self.files)
    for (code, words) in runs {
      #expect(try workspace.run(words).exitCode == code, "\(words)")
    }
    let help = try workspace.run("help").output
    #expect(rows(of: "exit codes:", in: help) == Set(runs.map(\.code)).sorted().map { "\($0)" })
  }

  /// The left column of a table in a help text.
  private func rows(of heading: String, in help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != heading }.dropFirst().prefix { !$0.isEmpty }
      .filter { !$0.hasPrefix("   ") }
      .compactMap { $0.dropFirst(2).split(separator: "  ").first.map(String.init) }
  }
}
