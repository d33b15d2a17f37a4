import Testing

/// Each file has an error, so that the output lists the files that were read, in their order.
@Suite struct SchemaSearchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for path in [
      "b.gate", "a/z.gate", "a/b/c.gate", ".hidden/d.gate", ".e.gate", "B.gate", "notes.txt",
    ] {
      try workspace.write("}\n", to: "Schemas/\(path)")
    }
  }

  private func files(_ arguments: String...) throws -> [String] {
    let run = try workspace.run(["validate", "--diagnostics", "github"] + arguments)
    return run.errors.split(separator: "\n").filter { $0.hasPrefix("::error ") }
      .map { String($0.drop { $0 != "=" }.dropFirst().prefix { $0 != "," }) }
  }

  private let all = ["B.gate", "a/b/c.gate", "a/z.gate", "b.gate"].map { "Schemas/\($0)" }

  @Test func foldersAreSearchedInOrder() throws {
    #expect(try files() == all)
    #expect(try files("Schemas") == all)
    #expect(try files("Schemas/") == all)
    #expect(try files(".") == all)
    #expect(try files("./Schemas") == all.map { "./\($0)" })
  }

  @Test func aFileThatIsNamedIsReadWhateverItsName() throws {
    #expect(try files("Schemas/notes.txt") == ["Schemas/notes.txt"])
    #expect(try files("Schemas/.hidden") == ["Schemas/.hidden/d.gate"])
  }

  @Test func whatSeveralPathsLeadToIsReadOnce() throws {
    #expect(try files("Schemas", "Schemas/b.gate", "Schemas/a", "Schemas") == all)
    #expect(try files("Schemas/b.gate", "./Schemas/b.gate") == ["Schemas/b.gate"])
  }

  @Test func linksAreFollowedButNotInCircles() throws {
    try workspace.link("Schemas/a/loop", to: "..")
    try workspace.link("Schemas/a/itself", to: "itself")
    try workspace.link("linked", to: "Schemas/a")
    #expect(try files("Schemas") == all)
    #expect(
      try files("linked") == [
        "linked/b/c.gate", "linked/loop/B.gate", "linked/loop/b.gate", "linked/z.gate",
      ])
  }

  @Test func aDanglingLinkIsAnErrorOnlyIfItClaimsToBeASchema() throws {
    try workspace.link("Schemas/gone", to: "nowhere")
    #expect(try files("Schemas") == all)
    try workspace.link("Schemas/gone.gate", to: "nowhere")
    let run = try workspace.run("validate")
    #expect(run.errors == "error: cannot read Schemas/gone.gate: No such file or directory\n")
    #expect(run.exitCode == 66)
  }
}
