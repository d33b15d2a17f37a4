import Testing

/// Schemas that a run does not read, wherever they are.
@Suite struct OtherSchemaPlacesTests {
  private func workspace(_ files: [String: String] = [:]) throws -> Workspace {
    let configuration = """
      { "schemas": ["Schemas", "../Shared", "../Others"], "domain": { "output": "Out" } }

      """
    let workspace = try Workspace([
      "App/gatehouse.json": configuration, "App/Schemas/A.gate": "domain A { id: String }\n",
      "Shared/B.gate": "domain B { id: String }\n", "Others/B.gate": "domain O { id: String }\n",
    ])
    #expect(try generate(in: workspace).exitCode == 0)
    for (path, text) in files { try workspace.write(text, to: path) }
    return workspace
  }

  private func generate(_ arguments: String = "", in workspace: Workspace) throws -> Workspace.Run {
    try workspace.shell("cd App; \"$gatehouse\" generate \(arguments)")
  }

  private func reason(_ path: String) -> String {
    "it was generated from \(path), which this run does not read\n"
  }

  /// Generated files name them without a folder.
  @Test func aSchemaOutsideOfTheFolderIsKnownFromTheConfiguration() throws {
    let workspace = try workspace()
    let before = try workspace.tree()
    let run = try generate("Schemas", in: workspace)
    #expect(run.errors.contains("error: cannot touch Out/B.swift: " + reason("../Shared/B.gate")))
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)
    let check = try workspace.shell("cd App; \"$gatehouse\" check Schemas")
    #expect(check.errors.contains("cannot compare Out/B.swift: " + reason("../Shared/B.gate")))
  }

  @Test func anotherSchemaOfItsNameIsNotMeant() throws {
    let workspace = try workspace([
      "App/B.gate": "domain X { id: String }\n",
      "Shared/B.gate": "domain B { id: Int }\n", "Others/B.gate": "domain P { id: String }\n",
    ])
    let run = try generate("Schemas ../Shared ../Others", in: workspace)
    #expect(run.errors == "2 files written, 1 removed, 1 unchanged in Out\n")
    #expect(
      try workspace.files(in: "App/Out")
        == [".gatehouse-manifest", "A.swift", "B.swift", "P.swift"])
  }

  /// What is removed may come from either of two schemas with one name.
  @Test func aSchemaThatIsReadDoesNotStandForAnotherOfItsName() throws {
    let workspace = try workspace(["Shared/B.gate": "domain B { id: Int }\n"])
    let run = try generate("Schemas ../Shared", in: workspace)
    #expect(run.errors.hasPrefix("error: cannot touch Out/O.swift: " + reason("../Others/B.gate")))
    #expect(run.exitCode == 73)
  }

  @Test func aFileIsReplacedByASchemaOfItsName() throws {
    let workspace = try workspace(["Shared/B.gate": "domain B { id: Int }\n"])
    try workspace.remove("App/Out/O.swift")
    #expect(try generate("Schemas ../Shared", in: workspace).exitCode == 0)
    #expect(try workspace.text(of: "App/Out/B.swift").contains("Int"))
  }

  /// Then names in headers are relative to the folder around the schemas of each run and its output.
  @Test(arguments: [
    ("App/Schemas Shared", "App/Schemas", "B.swift", "Shared/B.gate"),
    ("App/Schemas", "Shared", "A.swift", "App/Schemas/A.gate"),
    ("Shared", "App/Schemas", "B.swift", "Shared/B.gate"),
  ])
  func withoutAConfigurationTheyAreFoundAroundTheOutput(
    _ first: String, _ second: String, _ file: String, _ schema: String
  ) throws {
    let workspace = try workspace()
    func run(_ paths: String) throws -> Workspace.Run {
      try workspace.shell("\"$gatehouse\" generate --no-configuration -o App/Gen \(paths)")
    }
    #expect(try run(first).exitCode == 0)
    let refused = try run(second)
    #expect(refused.errors.hasPrefix("error: cannot touch App/Gen/\(file): " + reason(schema)))
    #expect(refused.exitCode == 73)
    try workspace.remove(schema)
    #expect(try run(second).exitCode == 0)
    #expect(try !workspace.names(in: "App/Gen").contains(file))
  }

  /// As in a repository with a project in each of several folders.
  @Test func aSchemaOfTheSameNameFurtherUpIsNotMeant() throws {
    let workspace = try Workspace([
      "App/Schemas/A.gate": "enum Role { admin }\nenum Plan { free }\n",
      "Schemas/A.gate": "enum Role { admin }\n",
    ])
    #expect(try generate("-o Out", in: workspace).exitCode == 0)
    try workspace.write("enum Role { admin }\n", to: "App/Schemas/A.gate")
    #expect(try generate("-o Out", in: workspace).errors == "1 file removed, 1 unchanged in Out\n")
  }
}
