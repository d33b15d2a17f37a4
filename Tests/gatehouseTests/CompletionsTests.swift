import Foundation
import Testing

@Suite struct CompletionsTests {
  /// What bash offers for the last of `words`, as if the tab key were pressed after it.
  private func completed(_ words: [String], in workspace: Workspace) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <("$gatehouse" completions bash)
      COMP_WORDS=(\(list))
      COMP_CWORD=\(words.count - 1)
      _gatehouse
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try workspace.write(script, to: "harness.bash")
    let run = try workspace.shell("export gatehouse; exec bash --norc harness.bash")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  private func completed(_ words: String...) throws -> [String] {
    try completed(words, in: Workspace())
  }

  @Test func commandsAreCompleted() throws {
    let commands = try completed("gatehouse", "")
    for command in ["init", "generate", "templates", "completions", "--version"] {
      #expect(commands.contains(command))
    }
    #expect(try completed("gatehouse", "ge") == ["generate"])
    #expect(try completed("gatehouse", "templates", "") == ["list", "eject", "keys", "--help"])
    #expect(try completed("gatehouse", "help", "exp") == ["explain"])
  }

  @Test func optionsAreCompleted() throws {
    #expect(
      try completed("gatehouse", "validate", "-")
        == [
          "--fix", "--dry-run", "--configuration", "-c", "--no-configuration", "--diagnostics",
          "--limit", "--quiet", "-q", "--help", "-h",
        ])
    #expect(try completed("gatehouse", "generate", "Schemas", "--o") == ["--output"])
    #expect(try completed("gatehouse", "generate", "--configuration", "=", "n").isEmpty)
    #expect(try completed("gatehouse", "init", "--s") == ["--schema"])
    #expect(try completed("gatehouse", "templates", "keys", "--f") == ["--format"])
  }

  @Test func valuesAreCompleted() throws {
    #expect(try completed("gatehouse", "check", "--diagnostics", "s") == ["sarif"])
    #expect(try completed("gatehouse", "check", "--diagnostics", "=", "x") == ["xcode"])
    #expect(
      try completed("gatehouse", "check", "--diagnostics", "=")
        == ["text", "xcode", "json", "github", "sarif"])
    #expect(try completed("gatehouse", "completions", "") == ["bash", "zsh", "fish"])
    #expect(try completed("gatehouse", "explain", "G0203") == ["G0203"])
    #expect(try completed("gatehouse", "templates", "keys", "wra") == ["wrapper"])
  }

  @Test func whatFollowsAnOperandIsCompleted() throws {
    let workspace = try Workspace(["T/a": ""])
    #expect(try completed(["gatehouse", "templates", "eject", ""], in: workspace) == ["T"])
    for words in [["T"], ["-q", "T"], ["T", "enum"]] {
      #expect(
        try completed(["gatehouse", "templates", "eject"] + words + ["wra"], in: workspace)
          == ["wrapper"])
    }
    #expect(try completed("gatehouse", "help", "templates", "") == ["list", "eject", "keys"])
    #expect(try completed("gatehouse", "help", "templates", "k") == ["keys"])
    #expect(try completed("gatehouse", "help", "templates", "list", "").isEmpty)
    #expect(try completed("gatehouse", "help", "generate", "").isEmpty)
  }

  /// The names come from whoever has made the project.
  @Test func aNameOfAFolderIsNoCommand() throws {
    let workspace = try Workspace(["Sources/$(touch pwned)/a": "", "Sources/`touch it`/a": ""])
    #expect(
      try completed(["gatehouse", "init", "--target", ""], in: workspace)
        == ["$(touch pwned)", "`touch it`"])
    #expect(
      try completed(["gatehouse", "init", "--target", "$"], in: workspace) == ["$(touch pwned)"])
    #expect(try workspace.names(in: ".") == ["Sources", "harness.bash"])
  }

  @Test func pathsAreCompleted() throws {
    let workspace = try Workspace([
      "Schemas/A.gate": "", "Two Words.gate": "", "Readme.md": "", "Sources/A.swift": "",
    ])
    #expect(
      try completed(["gatehouse", "format", ""], in: workspace).sorted()
        == ["Schemas", "Sources", "Two Words.gate"])
    #expect(
      try completed(["gatehouse", "format", "Schemas/"], in: workspace) == ["Schemas/A.gate"])
    #expect(
      try completed(["gatehouse", "generate", "-o", "S"], in: workspace).sorted()
        == ["Schemas", "Sources"])
  }

  /// The shell must at least accept the script, if it is installed.
  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func scriptsCanBeRead(_ shell: String, _ option: String) throws {
    let workspace = try Workspace()
    let script = try workspace.run("completions", shell)
    #expect(script.exitCode == 0)
    try workspace.write(script.output, to: "script")
    let run = try workspace.shell(
      "if command -v \(shell) > /dev/null; then \(shell) \(option) script; fi")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyScriptKnowsEveryOption(_ shell: String) throws {
    let workspace = try Workspace()
    let script = try workspace.run("completions", shell).output
    for command in ["init", "validate", "generate", "check", "format"] {
      let help = try workspace.run("help", command).output
      for option in help.matches(of: /--[a-z]+/).map({ String($0.0) }) {
        #expect(script.contains(shell == "fish" ? "-l \(option.dropFirst(2))" : option))
      }
    }
  }

  @Test func anotherShellIsAnError() throws {
    let workspace = try Workspace()
    let run = try workspace.run("completions", "zhs")
    #expect(run.errors.hasPrefix("error: there is no shell `zhs`; did you mean `zsh`?\n"))
    #expect(run.exitCode == 64)
    let nothing = try workspace.run("completions")
    #expect(nothing.errors.hasPrefix("error: `completions` needs one of bash, zsh, fish\n"))
    #expect(nothing.exitCode == 64)
  }
}
