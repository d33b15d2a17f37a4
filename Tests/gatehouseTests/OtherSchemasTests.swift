import Testing

/// What a run does to files in its folder that come from schemas that it does not read.
@Suite struct OtherSchemasTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "Users.gate": "domain User { name: String where notEmpty }\ndomain Team { name: String }\n",
      "Orders.gate": "enum Order { open, paid }\n", "User.gate": "domain User { id: Int }\n",
    ])
    #expect(try workspace.run("generate", "Users.gate", "-o", "Out").exitCode == 0)
  }

  private static let help =
    "help: pass all schemas of this folder at once, or give these an output folder of their own\n"

  /// One line for each of those schemas, however many files it has.
  @Test func theyAreNotRemoved() throws {
    let before = try workspace.tree()
    let run = try workspace.run("generate", "Orders.gate", "-o", "Out")
    let reason = "it was generated from Users.gate, which this run does not read"
    #expect(run.errors == "error: cannot touch Out/Team.swift: \(reason)\n\(Self.help)")
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)

    let check = try workspace.run("check", "Orders.gate", "-o", "Out")
    #expect(check.errors.contains("error: cannot compare Out/User.swift: \(reason)\n"))
    #expect(check.exitCode == 1)
  }

  @Test func theyAreNotReplaced() throws {
    let before = try workspace.tree()
    let run = try workspace.run("generate", "User.gate", "-o", "Out")
    #expect(run.errors.hasPrefix("error: cannot touch Out/User.swift: "))
    #expect(run.exitCode == 73)
    #expect(try workspace.tree() == before)
  }

  /// Imitates disks on which `users.gate` and `Users.gate` are the same file.
  @Test func aSchemaUnderAnotherNameIsNoOther() throws {
    try workspace.link("users.gate", to: "Users.gate")
    let run = try workspace.run("generate", "users.gate", "-o", "Out")
    #expect(run.errors.contains(" written"))
    #expect(run.exitCode == 0)
    #expect(try workspace.text(of: "Out/Team.swift").contains(" from users.gate. "))
  }

  @Test func togetherThereIsNoDoubt() throws {
    #expect(try workspace.run("generate", "Users.gate", "Orders.gate", "-o", "Out").exitCode == 0)
    #expect(try workspace.names(in: "Out").contains("Order.swift"))
    #expect(try workspace.names(in: "Out").contains("Team.swift"))
  }

  @Test func whatComesFromASchemaThatIsGoneIsRemoved() throws {
    try workspace.remove("Users.gate")
    #expect(try workspace.run("generate", "Orders.gate", "-o", "Out").exitCode == 0)
    #expect(try workspace.files(in: "Out") == [".gatehouse-manifest", "Order.swift"])
  }

  /// A configuration says what its folders contain.
  @Test func aConfigurationKnowsWhatItDoes() throws {
    try workspace.write(
      #"{ "schemas": ["Orders.gate"], "domain": { "output": "Out" } }"#, to: "gatehouse.json")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.files(in: "Out") == [".gatehouse-manifest", "Order.swift"])
    #expect(try workspace.run("generate", "Users.gate").exitCode == 73)
  }

  @Test(arguments: ["Orders.gate", "User.gate"]) func carriageReturnsDoNotHideTheSchema(
    _ schema: String
  ) throws {
    for name in try workspace.files(in: "Out") {
      let text = try workspace.text(of: "Out/\(name)")
      try workspace.write(text.replacing("\n", with: "\r\n"), to: "Out/\(name)")
    }
    #expect(try workspace.run("generate", schema, "-o", "Out").exitCode == 73)
    #expect(try workspace.run("generate", "Users.gate", "-o", "Out").exitCode == 0)
  }

  @Test func aMergeConflictDoesNotHideTheSchema() throws {
    let text = try workspace.text(of: "Out/Team.swift")
    try workspace.write(
      "<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: "Out/Team.swift")
    #expect(try workspace.run("generate", "Orders.gate", "-o", "Out").exitCode == 73)
    #expect(try workspace.run("generate", "Users.gate", "-o", "Out").exitCode == 0)
    #expect(try workspace.text(of: "Out/Team.swift") == text)
  }

  /// Names of schemas are separated by commas.
  @Test(arguments: ["Users, old.gate", "Users.gate, old.gate", "Users, old", "A, b, c.gate"])
  func aCommaInItsNameDoesNotHideASchema(_ name: String) throws {
    let workspace = try Workspace([name: "enum Role { admin }\n", "Z.gate": "enum Plan { free }\n"])
    #expect(try workspace.run("generate", name, "Z.gate", "-o", "Out").exitCode == 0)
    let run = try workspace.run("generate", "Z.gate", "-o", "Out")
    #expect(run.errors.contains("it was generated from \(name), which this run does not read"))
    #expect(run.exitCode == 73)
  }

  /// With `"mappers": "namespaces"`, all maps to one type are in one file.
  @Test func aFileOfTwoSchemasIsReplacedByBoth() throws {
    let types = ["domain User", "dto UserDTO", "dto OtherDTO"].map { "\($0) { id: String }\n" }
    let workspace = try Workspace([
      "A.gate": types.joined() + "map UserDTO -> User\n", "B.gate": "map OtherDTO -> User\n",
      "gatehouse.json": #"{ "mappers": "namespaces" }"#,
    ])
    #expect(try workspace.run("generate", "A.gate", "B.gate", "-o", "Out").exitCode == 0)
    let before = try workspace.tree()
    #expect(try workspace.run("generate", "A.gate", "-o", "Out").exitCode == 73)
    #expect(try workspace.tree() == before)
  }

  @Test func whatIsMovedToAnotherSchemaMovesAlong() throws {
    try workspace.write("domain Team { name: String }\n", to: "Users.gate")
    #expect(try workspace.run("generate", "Users.gate", "User.gate", "-o", "Out").exitCode == 0)
    #expect(try workspace.text(of: "Out/User.swift").contains(" from User.gate. "))
  }
}
