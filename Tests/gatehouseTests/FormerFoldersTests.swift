import Testing

/// Who names another output folder is told of the old one, which stays.
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
