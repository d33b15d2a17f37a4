import Testing

/// After another output folder is named, the old one is reported, and stays.
@Suite struct FormerFoldersTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(["Schemas/A.gate": "enum Role { admin }\n"])
  }

  private func generate(to folder: String, _ arguments: String...) throws -> String {
    try workspace.write(
      #"{ "domain": { "output": "\#(folder)" } }"#, to: "gatehouse.json")
    let run = try workspace.run(
      ["generate"] + arguments, environment: ["GATEHOUSE_CACHE": "Cache"])
    #expect(run.exitCode == 0)
    return run.errors
  }

  @Test func anOldFolderIsToldOfOnce() throws {
    #expect(try generate(to: "Generated") == "1 file written in Generated\n")
    #expect(try generate(to: "Models", "--quiet").isEmpty)
    #expect(
      try generate(to: "Models") == """
        1 file unchanged in Models
        note: Generated still holds what was generated there before; gatehouse.json no longer names it
        help: remove it, unless something else needs it

        """)
    #expect(try generate(to: "Models") == "1 file unchanged in Models\n")
    #expect(
      try workspace.names(in: "Generated") == [".gatehouse-manifest", "Role.swift"])
  }

  /// Other files in it must not be removed together with the generated ones.
  @Test(arguments: [
    (".", ".gatehouse-manifest"), ("Schemas", "Schemas/.gatehouse-manifest"),
    ("Models", "Models/.gatehouse-manifest"),
  ])
  func onlyGeneratedFilesAreToBeRemoved(_ folder: String, _ manifest: String) throws {
    _ = try generate(to: folder)
    if folder == "Models" { try workspace.write("mine\n", to: "Models/Mine/Notes.txt") }
    #expect(
      try generate(to: "Generated") == """
        1 file written in Generated
        note: \(folder) still holds what was generated there before; gatehouse.json no longer names it
        help: remove the generated files that \(manifest) lists, and that list, unless something \
        else needs them

        """)
  }

  @Test(arguments: ["Role.swift", "Support/JSON.swift"])
  func aFileThatWasTakenOverIsNotGenerated(_ file: String) throws {
    try workspace.write("dto A { value: JSON }\nenum Role { admin }\n", to: "Schemas/A.gate")
    _ = try generate(to: "Generated")
    try workspace.write("// mine\n", to: "Generated/\(file)")
    #expect(try generate(to: "Models").contains("\nhelp: remove the generated files that "))
  }

  @Test func supportCodeIsGenerated() throws {
    try workspace.write("dto A { value: JSON }\n", to: "Schemas/A.gate")
    _ = try generate(to: "Generated")
    #expect(try workspace.names(in: "Generated").contains("Support"))
    #expect(try generate(to: "Models").contains("\nhelp: remove it, unless "))
  }

  @Test func aFolderThatIsCalledOtherwiseIsNoOldOne() throws {
    _ = try generate(to: "Generated")
    try workspace.link("Models", to: "Generated")
    #expect(try generate(to: "Models") == "1 file unchanged in Models\n")
  }

  @Test func aFolderThatIsGoneIsNoOldOne() throws {
    _ = try generate(to: "Generated")
    try workspace.remove("Generated")
    #expect(try generate(to: "Models") == "1 file written in Models\n")
  }

  @Test func aFolderThatIsNamedByHandIsNoNewOne() throws {
    _ = try generate(to: "Generated")
    #expect(try generate(to: "Generated", "-o", "Out") == "1 file written in Out\n")
    #expect(try generate(to: "Generated") == "1 file unchanged in Generated\n")
  }
}
