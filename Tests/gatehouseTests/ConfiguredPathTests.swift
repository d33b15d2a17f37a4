import Foundation
import Testing

/// Paths that the configuration names and that cannot be read.
@Suite struct ConfiguredPathTests {
  @Test(arguments: ["validate", "generate", "check", "format"])
  func aSchemaIsShownWhereItIsNamed(_ command: String) throws {
    let workspace = try Workspace([
      "gatehouse.json": """
      {
        "schemas": ["Schemas", "Nope", "Empty"],
        "domain": { "output": "Out" }
      }

      """,
      "Schemas/A.gate": "enum Role { admin }\n", "Empty/Readme.md": "", "Sub/a": "",
    ])
    let run = try workspace.run(command)
    #expect(
      run.errors == """
        error[G0006]: cannot read Nope: No such file or directory
         --> gatehouse.json:2:26
          |
        2 |   "schemas": ["Schemas", "Nope", "Empty"],
          |                          ^^^^^^
          |
          = help: name a schema, or a folder that holds one, by its path from the folder of this file

        error[G0006]: cannot find a schema in Empty: it contains no file whose name ends in `.gate`
         --> gatehouse.json:2:34
          |
        2 |   "schemas": ["Schemas", "Nope", "Empty"],
          |                                  ^^^^^^^
          |
          = help: name a schema, or a folder that holds one, by its path from the folder of this file

        2 errors in 1 file

        """)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 66)
    let below = try workspace.shell("cd Sub && \"$gatehouse\" \(command) --diagnostics xcode")
    let place = "\(workspace.realPath("gatehouse.json")):2:26: error: cannot read ../Nope: "
    #expect(below.errors.hasPrefix(place))
    let document = try workspace.run(command, "--diagnostics", "json")
    #expect(document.output.contains(#""path": "gatehouse.json""#))
    #expect(try JSONSerialization.jsonObject(with: Data(document.output.utf8)) is [String: Any])
    #expect(document.errors.isEmpty)
    #expect(document.exitCode == 66)
  }

  @Test(arguments: ["generate", "check"])
  func soIsTheFolderOfTemplates(_ command: String) throws {
    let workspace = try Workspace([
      "gatehouse.json": #"{ "domain": { "output": "Out" }, "templates": "Mine" }"#,
      "Schemas/A.gate": "enum Role { admin }\n",
    ])
    let run = try workspace.run(command)
    #expect(run.errors.hasPrefix("error[G0006]: cannot read Mine: No such file or directory\n"))
    #expect(run.errors.contains(" --> gatehouse.json:1:47\n"))
    #expect(run.errors.contains("help: name a folder that holds a template, by its path from "))
    #expect(run.exitCode == 66)
    let named = try workspace.run(command, "--templates", "Yours")
    #expect(named.errors == "error: cannot read Yours: No such file or directory\n")
  }

  /// A link inside a folder that it names is not itself named.
  @Test func aLinkThatLeadsNowhereIsNotNamed() throws {
    let workspace = try Workspace(["gatehouse.json": #"{ "schemas": ["Schemas", "Nope"] }"#])
    try workspace.makeFolder("Schemas")
    try workspace.link("Schemas/gone.gate", to: "nowhere")
    let both = try workspace.run("validate")
    #expect(
      both.errors.hasPrefix(
        "error[G0006]: cannot read Schemas/gone.gate: No such file or directory\n\n"))
    #expect(both.errors.hasSuffix("\n2 errors in 1 file\n"))
    try workspace.write(#"{ "schemas": ["Schemas"] }"#, to: "gatehouse.json")
    #expect(
      try workspace.run("validate").errors
        == "error: cannot read Schemas/gone.gate: No such file or directory\n")
  }

  @Test func whereNoneIsNamedItSaysWhichOneIsMeant() throws {
    let workspace = try Workspace(["gatehouse.json": "{}"])
    let run = try workspace.run("validate")
    #expect(
      run.errors == """
        error: cannot read Schemas: No such file or directory
        help: write a schema there, or say in gatehouse.json where they are: `"schemas": ["Models"]`

        """)
    #expect(run.exitCode == 66)
    // Paths on the command line have nothing to do with the configuration.
    #expect(
      try workspace.run("validate", "Nope").errors
        == "error: cannot read Nope: No such file or directory\n")
  }
}
