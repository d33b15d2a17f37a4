import Testing

@Suite struct UsageTests {
  @Test func theVersionIsOneLine() throws {
    let run = try Workspace().run("--version")
    #expect(run.output.wholeMatch(of: /gatehouse \d+\.\d+\.\d+(-dev)?\n/) != nil)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: ["help", "--help", "-h"])
  func helpListsEveryCommand(_ word: String) throws {
    let run = try Workspace().run(word)
    for command in [
      "init", "validate", "generate", "check", "format", "explain", "completions", "help",
    ] {
      #expect(run.output.contains("\n  \(command) "))
    }
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func nothingAtAllShowsTheHelpAsAnError() throws {
    let workspace = try Workspace()
    let run = try workspace.run()
    #expect(run.output.isEmpty)
    #expect(run.errors == (try workspace.run("help")).output)
    #expect(run.exitCode == 64)
  }

  @Test(arguments: [
    "init", "validate", "generate", "check", "format", "explain", "completions", "help",
  ])
  func everyCommandHasExamples(_ command: String) throws {
    let workspace = try Workspace()
    let run = try workspace.run("help", command)
    #expect(run.output.contains("usage: gatehouse \(command)"))
    #expect(run.output.contains("examples:\n  gatehouse \(command)"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(run.exitCode == 0)
    for word in ["--help", "-h"] {
      #expect(try workspace.run(command, "operand", word).output == run.output)
    }
  }

  @Test func misspeltWordsAreRecognised() throws {
    let workspace = try Workspace()
    let lines = [
      (["valdate"], "error: there is no command `valdate`; did you mean `validate`?"),
      (["help", "explane"], "error: there is no command `explane`; did you mean `explain`?"),
      (["--versoin"], "error: there is no option `--versoin`; did you mean `--version`?"),
      (
        ["validate", "--diagnostic", "json"],
        "error: there is no option `--diagnostic`; did you mean `--diagnostics`?"
      ),
      (
        ["validate", "--diagnostics", "jsn"],
        "error: there is no format `jsn`; did you mean `json`?"
      ),
      (["explain", "G010"], "error: there is no code `G010`; did you mean `G0101`?"),
      (["format", "--chekc"], "error: there is no option `--chekc`; did you mean `--check`?"),
      (
        ["generate", "--out", "Out"],
        "error: there is no option `--out`; did you mean `--output`?"
      ),
      (
        ["validate", "--diagnostics", "xml"],
        "error: there is no format `xml`\nhelp: write one of text, xcode, json, github, sarif"
      ),
      (
        ["import", "a.json", "--layer", "both"],
        "error: there is no layer `both`\nhelp: write one of dto, domain, model"
      ),
      (
        ["init", "--target", "App"],
        "error: there is no target `App`\nhelp: see `gatehouse help init`"
      ),
    ]
    for (words, line) in lines {
      let run = try workspace.run(words)
      #expect(run.errors.hasPrefix(line + "\n"))
      #expect(run.output.isEmpty)
      #expect(run.exitCode == 64)
    }
  }

  @Test func whatIsWrongWithAnOptionIsSaid() throws {
    let workspace = try Workspace()
    let lines = [
      (["validate", "--quiet=yes"], "error: `--quiet` takes no value"),
      (
        ["validate", "--diagnostics"],
        "error: `--diagnostics` needs one of text, xcode, json, github, sarif"
      ),
      (
        ["generate", "--no-configuration"], "error: `--no-configuration` needs `--output <folder>`"
      ),
      (
        ["check", "--no-configuration", "-c", "A.json"],
        "error: `--configuration` and `--no-configuration` cannot be combined"
      ),
      (["generate", "--output"], "error: `--output` needs a folder"),
      (["generate", "--output", "--quiet"], "error: `--output` needs a folder"),
      (["generate", "--output="], "error: `--output` needs a folder"),
      (
        ["generate", "-o", "Out", "-q", "-v"],
        "error: `--quiet` and `--verbose` cannot be combined"
      ),
      (["zzz"], "error: there is no command `zzz`"),
      (["explain", "G0101", "G0102"], "error: `explain` takes only one code"),
      (
        ["explain", "G0101", "--pages", "Pages"], "error: `--pages` cannot be combined with a code"
      ),
      (["help", "explain", "help"], "error: `help` takes only one command"),
      (["format", "-", "Other.gate"], "error: `-` cannot be combined with other paths"),
      (["generate", "--output", "-"], "error: `-` is not a folder"),
      (["check", "-o=-"], "error: `-` is not a folder"),
      (["generate", "--templates=-"], "error: `-` is not a folder"),
      (["templates", "eject", "-"], "error: `-` is not a folder"),
      (["init", "-"], "error: `init` works in the current folder, and takes no path"),
      (["validate", "--configuration"], "error: `--configuration` needs a file"),
      (["validate", "--configuration="], "error: `--configuration` needs a file"),
      (["validate", "-c", "-", "-"], "error: `-` is the configuration or a schema, not both"),
    ]
    for (words, line) in lines {
      let run = try workspace.run(words)
      #expect(run.errors.hasPrefix(line + "\n"))
      #expect(run.errors.contains("help: see `gatehouse help"))
      #expect(run.exitCode == 64)
    }
  }

  @Test(arguments: ["generate", "check"]) func whoHasNoConfigurationIsToldWhatToDo(
    _ command: String
  ) throws {
    let run = try Workspace(["Schemas/A.gate": ""]).run(command)
    #expect(
      run.errors == """
        error: no gatehouse.json here or above
        help: run `gatehouse init`, or pass `--output <folder>`

        """)
    #expect(run.exitCode == 64)
  }

  @Test func behindTwoDashesNothingIsAnOption() throws {
    let workspace = try Workspace(["--quiet": "dto A { b: String }\n"])
    let run = try workspace.run("validate", "--", "--quiet")
    #expect(run.errors == "1 file, no problems\n")
    #expect(run.exitCode == 0)
  }

  @Test func theLastOfTwoValuesCounts() throws {
    let workspace = try Workspace(["A.gate": "dto A { b: String }\n"])
    let run = try workspace.run(
      "validate", "--diagnostics=sarif", "A.gate", "--diagnostics", "text")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 0)
  }
}
