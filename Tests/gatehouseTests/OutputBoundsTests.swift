import Testing

/// A configuration only writes within its project, and nobody writes over the folder that contains the project.
@Suite struct OutputBoundsTests {
  private static let outside = "it is outside of the project in "
  private static let above = ": this folder holds the whole project\n"

  /// A working tree with two projects, and something beside it.
  private func workspace(tree: String? = ".git", output: String) throws -> Workspace {
    let workspace = try Workspace([
      "Tree/App/gatehouse.json": #"{ "domain": { "output": "\#(output)" } }"#,
      "Tree/App/Schemas/A.gate": "enum Role { admin }\n", "Tree/App/Sub/a": "",
    ])
    if let tree { try workspace.makeFolder("Tree/\(tree)") }
    return workspace
  }

  @Test(arguments: ["generate", "check"], ["../../Elsewhere", "../..", "Leaving/Out"])
  func aConfigurationStaysInItsWorkingTree(_ command: String, _ output: String) throws {
    let workspace = try workspace(output: output)
    try workspace.makeFolder("Elsewhere")
    try workspace.link("Tree/App/Leaving", to: "../../Elsewhere")
    let before = try workspace.tree()
    let run = try workspace.shell("cd Tree/App; \"$gatehouse\" \(command)")
    #expect(run.errors.hasPrefix("error: cannot write to \(output): \(Self.outside)"))
    #expect(
      run.errors.hasSuffix(
        "help: choose a folder in the project, or pass `--allow-output-outside`\n"))
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)
    let allowed = try workspace.shell(
      "cd Tree/App; \"$gatehouse\" \(command) --allow-output-outside")
    #expect(allowed.exitCode == (command == "generate" ? 0 : 1))
  }

  /// As in a repository of several packages.
  @Test(arguments: [".git", ".hg", ".jj"])
  func aWorkingTreeMayHoldTheOutputOfAProject(_ tree: String) throws {
    let workspace = try workspace(tree: tree, output: "../Models/Generated")
    #expect(try workspace.shell("cd Tree/App/Sub; \"$gatehouse\" generate").exitCode == 0)
    #expect(try workspace.names(in: "Tree/Models/Generated").contains("Role.swift"))
  }

  @Test func withoutAWorkingTreeTheFolderCounts() throws {
    let workspace = try workspace(tree: nil, output: "../Models/Generated")
    let run = try workspace.shell("cd Tree/App; \"$gatehouse\" generate")
    #expect(run.errors.contains(Self.outside))
    // A user who works in the folder around it knows about both.
    let around = try workspace.shell("cd Tree; \"$gatehouse\" generate -c App/gatehouse.json")
    #expect(around.exitCode == 0)
  }

  /// `..` after a link leads to the folder around the project, and not to the folder of the link.
  @Test func aLinkToAConfigurationDoesNotMoveIt() throws {
    let workspace = try workspace(tree: nil, output: "../Gen")
    try workspace.makeFolder("Work")
    try workspace.link("Work/Link", to: "../Tree/App")
    let before = try workspace.tree()
    for command in ["generate", "check"] {
      let run = try workspace.shell("cd Work; \"$gatehouse\" \(command) -c Link/gatehouse.json")
      #expect(run.errors.hasPrefix("error: cannot write to Link/../Gen: \(Self.outside)"))
      #expect(run.exitCode == 73)
    }
    #expect(try workspace.tree() == before)
  }

  @Test(arguments: [
    ("Tree/App/Sub", "..", true), ("Tree/App", "..", true), ("Tree", "..", false),
    ("Tree/App", "../..", false), ("Tree/App/Sub", "/", false), ("Tree/App", ".", true),
    ("Tree/App", "../../Elsewhere", true), ("Tree/App", "Out", true),
  ])
  func whoNamesAFolderMayNameAnyButThoseAbove(
    _ folder: String, _ output: String, _ isAllowed: Bool
  ) throws {
    let workspace = try workspace(output: "Out")
    let schemas = workspace.realPath("Tree/App/Schemas")
    let run = try workspace.shell("cd \(folder); \"$gatehouse\" generate '\(schemas)' -o \(output)")
    #expect(run.exitCode == (isAllowed ? 0 : 73))
    #expect(run.errors.contains(Self.above) == !isAllowed)
  }
}
