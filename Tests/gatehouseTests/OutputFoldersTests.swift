import Testing

/// Two outputs do not get in each other's way, wherever links and detours lead.
@Suite struct OutputFoldersTests {
  private func workspace(_ first: String, _ second: String) throws -> Workspace {
    let workspace = try Workspace([
      "Tree/App/gatehouse.json": """
      { "outputs": [
        { "domain": { "output": "\(first)" } },
        { "domain": { "output": "\(second)" } }
      ] }
      """,
      "Tree/App/Schemas/A.gate": "enum Role { admin }\n", "Tree/App/Sources/a": "",
    ])
    try workspace.makeFolder("Tree/.git")
    try workspace.link("Tree/App/Link", to: "Sources")
    return workspace
  }

  @Test(arguments: [
    ("Link/A", "Sources/A", "this is Link/A, the folder of another output"),
    ("../App/Sources", "Sources", "this is ../App/Sources, the folder of another output"),
    ("Sources/A", "Link/A/B", "this is inside Sources/A, the folder of another output"),
    ("Link/A/B", "Sources/A", "Link/A/B, the folder of another output, is inside it"),
  ])
  func `Outputs that overlap on disk are refused`(
    _ first: String, _ second: String, _ reason: String
  ) throws {
    let workspace = try workspace(first, second)
    let before = try workspace.tree()
    let run = try workspace.shell("cd Tree/App; \"$gatehouse\" generate")
    #expect(
      run.errors == """
        error: cannot write to \(second): \(reason)
        help: choose folders of which neither is inside the other

        """)
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)
  }

  @Test func `Outputs beside each other are written`() throws {
    let workspace = try workspace("Link/A", "Sources/AB")
    #expect(try workspace.shell("cd Tree/App; \"$gatehouse\" generate").exitCode == 0)
    #expect(try workspace.names(in: "Tree/App/Sources/A").contains("Role.swift"))
  }
}
