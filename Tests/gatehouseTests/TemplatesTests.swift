import Foundation
import Testing

@Suite struct TemplatesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
  }

  @Test func theListHasALineForEach() throws {
    let run = try workspace.run("templates", "list")
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.contains("record"))
    #expect(names == names.sorted())
    #expect(run.output.contains("\n  enum "))
    #expect(run.exitCode == 0)
  }

  @Test func allOfThemAreEjected() throws {
    let run = try workspace.run("templates", "eject", "Mine")
    let names = try workspace.names(in: "Mine")
    #expect(run.errors == "\(names.count) files written in Mine\n")
    #expect(names.contains("record.template"))
    #expect(names.allSatisfy { $0.hasSuffix(".template") })
    #expect(run.exitCode == 0)
    let again = try workspace.run("templates", "eject", "Mine")
    #expect(again.errors == "\(names.count) files unchanged in Mine\n")

    #expect(try workspace.run("generate", "-o", "Out").exitCode == 0)
    let check = try workspace.run("check", "-o", "Out", "--templates", "Mine")
    #expect(check.exitCode == 0)
  }

  @Test func oneOfThemIsEjectedAndChanged() throws {
    #expect(try workspace.run("templates", "eject", "Mine", "enum", "-q").errors.isEmpty)
    #expect(try workspace.names(in: "Mine") == ["enum.template"])
    let text = try workspace.text(of: "Mine/enum.template")
    try workspace.write(
      text.replacing("nonisolated enum", with: "nonisolated /* mine */ enum"),
      to: "Mine/enum.template")
    #expect(try workspace.run("generate", "-o", "Out", "--templates", "Mine").exitCode == 0)
    #expect(try workspace.text(of: "Out/Role.swift").contains("/* mine */ enum Role"))
    let check = try workspace.run("check", "-o", "Out")
    #expect(check.output.contains("\n-nonisolated /* mine */ enum Role"))
    #expect(check.exitCode == 1)
  }

  @Test func nothingIsOverwritten() throws {
    try workspace.write("mine\n", to: "Mine/enum.template")
    try workspace.write("", to: "Mine/record.template/Notes.txt")
    let before = try workspace.tree()
    let run = try workspace.run("templates", "eject", "Mine")
    #expect(
      run.errors == """
        error: cannot write Mine/enum.template: a file with different content is in the way
        error: cannot write Mine/record.template: a folder is in the way
        help: move what is in the way, or choose another folder

        """)
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)
  }

  @Test func mistakesAreShownWhereTheyAre() throws {
    try workspace.write("{{nmae}}\n", to: "Mine/repository.template")
    try workspace.write("", to: "Mine/deeper/recrod.template")
    try workspace.write("", to: "Mine/Notes.md")
    let run = try workspace.run(
      "generate", "-o", "Out", "--templates", "Mine", "--diagnostics", "xcode")
    #expect(run.errors.contains("Mine/repository.template:1:3: error: "))
    #expect(run.errors.contains("Mine/deeper/recrod.template:1:1: error: "))
    #expect(!run.errors.contains("Notes"))
    #expect(run.exitCode == 1)
    #expect(try workspace.names(in: ".") == ["Mine", "Schemas"])
  }

  @Test func aFolderWithoutTemplatesIsAnError() throws {
    try workspace.write("", to: "Mine/Notes.md")
    let run = try workspace.run("generate", "-o", "Out", "--templates", "Mine")
    #expect(
      run.errors
        == "error: cannot find a template in Mine: it contains no file whose name ends in `.template`\n"
    )
    #expect(run.exitCode == 66)
    let missing = try workspace.run("generate", "-o", "Out", "--templates", "Nowhere")
    #expect(missing.errors == "error: cannot read Nowhere: No such file or directory\n")
    #expect(missing.exitCode == 66)
  }

  @Test func theKeysOfOneTemplateAreThoseItCanReach() throws {
    let run = try workspace.run("templates", "keys", "repository")
    #expect(run.output.hasPrefix("repository\n  notes "))
    #expect(run.output.contains("\noperation\n"))
    #expect(!run.output.contains("\nrecord\n"))
    #expect(run.exitCode == 0)
    let all = try workspace.run("templates", "keys").output
    #expect(all.contains("\nrepository\n") && all.contains("\nrecord\n"))
    let page = try workspace.run("templates", "keys", "--format", "markdown", "enum")
    #expect(page.output.hasPrefix("## `enum`\n\n| key | kind |"))
  }

  @Test func helpIsThereForEachAndForAll() throws {
    let help = try workspace.run("help", "templates")
    for command in ["list", "eject", "keys"] {
      #expect(help.output.contains("\n  templates \(command) "))
      let page = try workspace.run("help", "templates", command)
      #expect(page.output.contains("usage: gatehouse templates \(command)"))
      #expect(page.output.contains("examples:\n  gatehouse templates \(command)"))
      #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(try workspace.run("templates", command, "--help").output == page.output)
    }
    #expect(try workspace.run("templates", "--help").output == help.output)
    #expect(try workspace.run("templates", "-h").output == help.output)
  }

  @Test func whatIsWrongWithTheWordsIsSaid() throws {
    for (words, line) in [
      (["templates"], "error: `templates` needs one of list, eject, keys"),
      (
        ["templates", "lst"],
        "error: there is no command `templates lst`; did you mean `templates list`?"
      ),
      (["templats", "list"], "error: there is no command `templats`; did you mean `templates`?"),
      (["templates", "list", "enum"], "error: `templates list` takes no arguments"),
      (["templates", "eject"], "error: `templates eject` needs a folder"),
      (
        ["templates", "foo"],
        "error: there is no command `templates foo`; `templates` needs one of list, eject, keys"
      ),
      (
        ["help", "templates", "kyes"],
        "error: there is no command `templates kyes`; did you mean `templates keys`?"
      ),
      (
        ["templates", "keys", "enum", "record"],
        "error: `templates keys` takes only one template"
      ),
      (["templates", "keys", "--format"], "error: `--format` needs one of text, markdown"),
      (["generate", "-o", "Out", "--templates"], "error: `--templates` needs a folder"),
    ] {
      let run = try workspace.run(words)
      #expect(run.errors.hasPrefix(line + "\n"))
      #expect(run.errors.contains("help: see `gatehouse help"))
      #expect(run.output.isEmpty)
      #expect(run.exitCode == 64)
    }
    #expect(try workspace.names(in: ".") == ["Schemas"])
  }

  /// The help of the commands does not mention templates.
  @Test(arguments: [
    ("enmu", "; did you mean `enum`?"), ("nope", ""),
  ])
  func whoLooksForATemplateIsShownThemAll(_ name: String, _ suggestion: String) throws {
    for words in [["eject", "Mine", name], ["keys", name]] {
      let run = try workspace.run(["templates"] + words)
      #expect(
        run.errors == """
          error: there is no template `\(name)`\(suggestion)
          help: `gatehouse templates list` lists every template

          """)
      #expect(run.exitCode == 64)
    }
  }
}
