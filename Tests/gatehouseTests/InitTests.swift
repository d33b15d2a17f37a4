import Foundation
import Testing

@Suite struct InitTests {
  @Test func aProjectCanBeGeneratedAtOnce() throws {
    let workspace = try Workspace(["Sources/App/main.swift": "", "Sources/notes.txt": ""])
    let run = try workspace.run("init")
    #expect(
      run.errors == """
        wrote gatehouse.json
        wrote Schemas/User.gate
        next: `gatehouse generate` writes Swift to Sources/App/Generated

        """)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 0)
    #expect(try workspace.run("validate").errors == "1 file, no problems\n")
    #expect(try workspace.run("format", "--check").exitCode == 0)
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.names(in: "Sources/App/Generated").contains("User.swift"))
    #expect(try workspace.run("check").exitCode == 0)
  }

  @Test func bothFilesAreCommented() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init", "--quiet").errors.isEmpty)
    #expect(try workspace.text(of: "gatehouse.json").contains("\"$comment\""))
    #expect(try workspace.text(of: "gatehouse.json").contains("\"output\": \"Generated\""))
    #expect(try workspace.text(of: "Schemas/User.gate").hasPrefix("// "))
  }

  @Test func nothingIsEverOverwritten() throws {
    let workspace = try Workspace(["gatehouse.json": "mine"])
    let run = try workspace.run("init")
    #expect(
      run.errors == """
        error: cannot write gatehouse.json: File exists
        help: existing files are never overwritten

        """)
    #expect(run.exitCode == 73)
    #expect(try workspace.text(of: "gatehouse.json") == "mine")
    #expect(try workspace.names(in: ".") == ["gatehouse.json"])
  }

  @Test func schemasThatAreThereStayAlone() throws {
    let workspace = try Workspace(["Schemas/Mine.gate": "enum Role { admin }\n"])
    let run = try workspace.run("init")
    #expect(run.errors.hasPrefix("wrote gatehouse.json\nnext: "))
    #expect(try workspace.names(in: "Schemas") == ["Mine.gate"])
    #expect(try workspace.run("validate").errors == "1 file, no problems\n")
  }

  @Test(arguments: ["Schemas/.gitkeep", "Schemas/Deeper/Readme.md"])
  func aFolderWithoutSchemasGetsOne(_ file: String) throws {
    let workspace = try Workspace([file: ""])
    let run = try workspace.run("init")
    #expect(run.errors.hasPrefix("wrote gatehouse.json\nwrote Schemas/User.gate\nnext: "))
    #expect(run.exitCode == 0)
    #expect(try workspace.run("generate").exitCode == 0)
  }

  @Test func schemasAreFoundWhereverTheyStand() throws {
    let workspace = try Workspace(["Schemas/Deeper/Mine.gate": "enum Role { admin }\n"])
    #expect(try workspace.run("init").errors.hasPrefix("wrote gatehouse.json\nnext: "))
    #expect(try workspace.run("generate").exitCode == 0)
  }

  /// All or nothing.
  @Test func aFolderThatCannotBeMadeLeavesNoConfiguration() throws {
    let workspace = try Workspace()
    try workspace.link("Schemas", to: "Nowhere/Schemas")
    let run = try workspace.run("init")
    #expect(run.errors.hasPrefix("error: cannot "))
    #expect(run.exitCode == 73)
    #expect(try workspace.names(in: ".") == ["Schemas"])
  }

  /// A name that cannot be used in a configuration is not written into one.
  @Test(arguments: [["Sources/A$B/a": ""], ["Sources/a": ""], [:]])
  func otherwiseThereIsAPlainFolder(_ files: [String: String]) throws {
    let workspace = try Workspace(files)
    #expect(try workspace.run("init").errors.hasSuffix(" writes Swift to Generated\n"))
    #expect(try workspace.run("validate").exitCode == 0)
  }

  @Test func ofSeveralTargetsOneIsChosenAndNamed() throws {
    let workspace = try Workspace(["Sources/Kit/b": "", "Sources/A/a": "", "Sources/A$/a": ""])
    let run = try workspace.run("init")
    #expect(
      run.errors == """
        wrote gatehouse.json
        wrote Schemas/User.gate
        note: the targets are A, Kit; this is for A
        help: for another one, change `output` in gatehouse.json, or delete that file and run \
        `gatehouse init --target <name>`
        next: `gatehouse generate` writes Swift to Sources/A/Generated

        """)
    try workspace.remove("gatehouse.json")
    let other = try workspace.run("init", "--target", "Kit")
    #expect(
      other.errors == """
        wrote gatehouse.json
        next: `gatehouse generate` writes Swift to Sources/Kit/Generated

        """)
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.names(in: "Sources/Kit/Generated").contains("User.swift"))
    let missing = try workspace.run("init", "--target", "Kid")
    #expect(missing.errors.hasPrefix("error: there is no target `Kid`; did you mean `Kit`?\n"))
    #expect(missing.exitCode == 64)
  }

  @Test func theTargetThatIsCalledLikeTheProjectComesFirst() throws {
    let workspace = try Workspace(["Shop/Sources/Shop/a": "", "Shop/Sources/A/a": ""])
    let run = try workspace.shell("cd Shop; \"$gatehouse\" init")
    #expect(run.errors.hasSuffix(" writes Swift to Sources/Shop/Generated\n"))
  }

  @Test func theAppBesideAnXcodeProject() throws {
    let workspace = try Workspace([
      "Shop.xcodeproj/project.pbxproj": "", "Shop/a": "", "ShopTests/a": "", "Docs/a": "",
    ])
    #expect(try workspace.run("init").errors.hasSuffix(" writes Swift to Shop/Generated\n"))
  }

  @Test func theSchemaIsPrinted() throws {
    let workspace = try Workspace()
    let refused = try workspace.run("init", "--schema", "--target", "Nonsense")
    #expect(
      refused.errors.hasPrefix("error: `--schema` only prints, and has no use for `--target`"))
    #expect(refused.exitCode == 64)
    let run = try workspace.run("init", "--schema")
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(
      schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect((schema?["properties"] as? [String: Any])?["domain"] != nil)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
    #expect(try workspace.names(in: ".") == [])
  }

  @Test func itTakesNoPath() throws {
    let run = try Workspace().run("init", "App")
    #expect(run.errors.hasPrefix("error: `init` works in the current folder, and takes no path\n"))
    #expect(run.exitCode == 64)
  }
}
