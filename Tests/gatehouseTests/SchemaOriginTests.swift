import Testing

@testable import gatehouse

@Suite struct SchemaOriginTests {
  @Test(arguments: [
    ("Schemas/Users.gate", "Schemas/Users.gate"),
    ("./Schemas//Users.gate", "Schemas/Users.gate"),
    ("/home/me/App/Schemas/Users.gate", "Schemas/Users.gate"),
    ("/home/me/App/./Users.gate", "Users.gate"),
    ("/home/me/Application/Users.gate", "Users.gate"),
    ("../Shared/Users.gate", "Users.gate"),
    ("Schemas/../../Users.gate", "Users.gate"),
    ("<stdin>", "<stdin>"),
    ("Sche\nmas/Us\u{1B}\r\ners.gate", "Sche?mas/Us??ers.gate"),
    ("/", ""),
  ])
  func aMachineLeavesNoTrace(_ path: String, _ expected: String) {
    #expect(SchemaOrigin.text(of: path, in: "/home/me/App") == expected)
    #expect(SchemaOrigin.text(of: path, in: "/home/me/App/") == expected)
  }

  @Test func howThePathIsWrittenDoesNotMatter() throws {
    let workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
    for (folder, path) in [
      ("One", "Schemas"), ("Two", "./Schemas/Users.gate"), ("Three", workspace.realPath("Schemas")),
    ] {
      #expect(try workspace.run("generate", path, "-o", folder).exitCode == 0)
      #expect(try workspace.contents(of: folder) == workspace.contents(of: "One"))
    }
  }
}
