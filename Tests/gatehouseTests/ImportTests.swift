import Foundation
import Testing

/// `gatehouse import` as a user meets it.
@Suite struct ImportTests {
  private static let users = #"""
    { "openapi": "3.1.0", "info": { "title": "Users", "version": "1" }, "paths": {},
      "components": { "schemas": {
        "User": { "type": "object", "required": ["id"], "properties": {
          "id": { "type": "integer" }, "mail": { "type": "string" } } },
        "Group": { "type": "object", "properties": {
          "users": { "type": "array", "items": { "$ref": "#/components/schemas/User" } } } }
      } } }
    """#

  private static let moreUsers = users.replacing(
    #""mail": { "type": "string" }"#,
    with: #""mail": { "type": "string" }, "phone": { "type": "string" }"#)

  @Test func nothingIsEditedTheSecondTime() throws {
    let workspace = try Workspace(["users.json": Self.users])
    let first = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(first.exitCode == 0)
    #expect(first.output.isEmpty)
    let before = try workspace.contents(of: "Schemas")
    #expect(before.keys.sorted() == ["Users.gate", "gatehouse.import.json"])
    let second = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(second.errors.contains("Schemas/Users.gate is up to date"))
    #expect(try workspace.contents(of: "Schemas") == before)
  }

  @Test(arguments: [nil, "", "\n"])
  func aSchemaThatIsGoneIsWrittenAgain(leaving rest: String?) throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas")
    let before = try workspace.contents(of: "Schemas")
    if let rest {
      try workspace.write(rest, to: "Schemas/Users.gate")
    } else {
      try workspace.remove("Schemas/Users.gate")
    }
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("wrote Schemas/Users.gate"))
    #expect(try workspace.contents(of: "Schemas") == before)
  }

  @Test func aSchemaThatWasTakenApartIsNotWrittenAgain() throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas")
    try workspace.remove("Schemas/Users.gate")
    try workspace.write("dto UserDTO { id: Int, mail: String? }\n", to: "Schemas/User.gate")
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.errors.contains("Schemas/Users.gate is up to date"))
    #expect(
      try workspace.names(in: "Schemas").sorted() == ["User.gate", "gatehouse.import.json"])
  }

  @Test func nothingIsImportedIntoSchemasThatCannotBeRead() throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas")
    try workspace.write("dto X {\n", to: "Schemas/Other.gate")
    try workspace.write(Self.moreUsers, to: "users.json")
    let before = try workspace.contents(of: "Schemas")
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.exitCode == 1)
    #expect(run.errors.ranges(of: "error[G0105]").count == 1)
    #expect(
      run.errors.hasSuffix("nothing was imported: correct the schemas of the folder first\n"))
    #expect(try workspace.contents(of: "Schemas") == before)
  }

  @Test func aNamespaceBelongsInTheSchema() throws {
    let workspace = try Workspace(["answer.json": #"{"id": 1}"#])
    let run = try workspace.run("import", "answer.json", "--as", "V2.PageDTO")
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        """
        error: `--as V2.PageDTO` names a namespace, and an import makes none
        help: pass `--as PageDTO`, and write `namespace V2` as the first line of the schema: what is \
        imported stays in it
        """))
  }

  @Test func whatAPersonHasWrittenStays() throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas")
    let mine = try workspace.text(of: "Schemas/Users.gate")
      .replacing("UserDTO", with: "PersonDTO")
      .replacing("  mail: String?", with: "  // where we write to\n  mail as email: String?")
    try workspace.write(mine + "\ndomain Person { id: Int }\n", to: "Schemas/Users.gate")
    try workspace.write(Self.moreUsers, to: "users.json")
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.exitCode == 0)
    #expect(
      try workspace.text(of: "Schemas/Users.gate")
        == """
        dto PersonDTO {
          id: Int
          // where we write to
          mail as email: String?
          phone: String?
        }

        dto GroupDTO {
          users: [PersonDTO]?
        }

        domain Person { id: Int }

        """)
  }

  /// A document can lose a type for a while, or a person goes back to an older one.
  @Test(
    arguments: ["dto", "domain", "model"],
    [
      ["users.json", "users.json", "users.json"],
      ["v1/users.json", "v2/users.json", "v1/users.json"],
    ]
  )
  func aTypeThatIsThereAgainHasItsName(layer: String, paths: [String]) throws {
    let workspace = try Workspace([paths[0]: Self.users])
    func importAgain(_ path: String) throws -> String {
      let run = try workspace.run("import", path, "--into", "Schemas", "--layer", layer)
      #expect(run.exitCode == 0)
      return try #require(workspace.contents(of: "Schemas")["Users.gate"])
    }
    let edited = try importAgain(paths[0]).replacing("users: ", with: "// Everybody.\n  users: ")
    try workspace.write(edited, to: "Schemas/Users.gate")
    let group = try #require(Self.users.firstRange(of: #""Group":"#))
    let withoutGroup = Self.users[..<group.lowerBound].trimmingCharacters(
      in: .whitespacesAndNewlines)
    try workspace.write(withoutGroup.dropLast() + "} } }", to: paths[1])
    #expect(try importAgain(paths[1]).contains("// Everybody."))
    try workspace.write(Self.users, to: paths[2])
    #expect(try importAgain(paths[2]) == edited)
  }

  @Test func aDryRunShowsTheDifferenceAndWritesNothing() throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas")
    let before = try workspace.contents(of: "Schemas")
    try workspace.write(Self.moreUsers, to: "users.json")
    let run = try workspace.run("import", "users.json", "--into", "Schemas", "--dry-run")
    #expect(run.output.contains("\n+  phone: String?\n"))
    #expect(run.exitCode == 1)
    #expect(try workspace.contents(of: "Schemas") == before)
  }

  @Test func theNextVersionMayHaveAnotherName() throws {
    let workspace = try Workspace(["users-1.json": Self.users, "users-2.json": Self.moreUsers])
    _ = try workspace.run("import", "users-1.json", "--into", "Schemas/Users.gate")
    let run = try workspace.run("import", "users-2.json", "--into", "Schemas/Users.gate")
    #expect(run.exitCode == 0)
    #expect(try workspace.text(of: "Schemas/Users.gate").contains("phone: String?"))
  }

  /// Its name is taken at the top of the folder then, by itself.
  @Test func whatWasInATypeStaysWhereAPersonPutIt() throws {
    let document = #"""
      {"$defs": {"User": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "integer"}, "role": {"enum": ["admin", "guest"]}}}}}
      """#
    let workspace = try Workspace(["api.json": document])
    func importAgain() throws -> [String: String] {
      let run = try workspace.run(
        "import", "api.json", "--layer", "domain", "--into", "Schemas", "--quiet")
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      return try workspace.contents(of: "Schemas")
    }
    var schemas = try importAgain()
    let moved = """
      dto UserDTO {
        id: Int
        role: Role?
      }

      domain User: Identifiable {
        id: ID
        role: Role?
      }

      map UserDTO <-> User

      """
    try workspace.write(moved, to: "Schemas/API.gate")
    try workspace.write(
      "enum Role { admin, guest }\n\ntype ID = Int\n", to: "Schemas/Shared.gate")
    schemas = try workspace.contents(of: "Schemas")
    #expect(try importAgain() == schemas)
    try workspace.write(document.replacing(#""guest""#, with: #""guest", "owner""#), to: "api.json")
    let next = try importAgain()
    #expect(next["API.gate"] == moved)
    #expect(next["Shared.gate"] == "enum Role { admin, guest, owner }\n\ntype ID = Int\n")
  }

  @Test func theLayerIsThatOfTheLastImport() throws {
    let workspace = try Workspace(["users.json": Self.users])
    _ = try workspace.run("import", "users.json", "--into", "Schemas", "--layer", "domain")
    let before = try workspace.contents(of: "Schemas")
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.errors.contains("Schemas/Users.gate is up to date"))
    #expect(try workspace.contents(of: "Schemas") == before)
    _ = try workspace.run("import", "users.json", "--into", "Schemas", "--layer", "model")
    #expect(try workspace.text(of: "Schemas/Users.gate").hasPrefix("model User {"))
  }

  /// Only one that is still there may be another one; and whoever names the schema has said which it is.
  @Test func anotherDocumentOfTheSameNameIsReported() throws {
    let workspace = try Workspace(["v1/users.json": Self.users, "v2/users.json": Self.moreUsers])
    let said = "warning[G2308]: `Schemas/Users.gate` was made from `v1/users.json`"
    _ = try workspace.run("import", "v1/users.json", "--into", "Schemas")
    for arguments in [["--into", "Schemas", "--dry-run"], ["--into", "Schemas"]] {
      let run = try workspace.run(["import", "v2/users.json"] + arguments)
      #expect(run.errors.contains(said))
      #expect(run.errors.contains("import with `--into Schemas/OtherUsers.gate`"))
    }
    let again = try workspace.run("import", "v2/users.json", "--into", "Schemas")
    #expect(!again.errors.contains("G2308"))
    let named = try workspace.run("import", "v1/users.json", "--into", "Schemas/Users.gate")
    #expect(!named.errors.contains("G2308"))
    try workspace.remove("v1")
    let moved = try workspace.run("import", "v2/users.json", "--into", "Schemas")
    #expect(moved.exitCode == 0)
    #expect(!moved.errors.contains("G2308"))
  }

  /// Its types are declared in both.
  @Test func aDocumentWithASchemaOfItsOwnIsReportedAmongOthers() throws {
    let workspace = try Workspace(["users.json": Self.users, "more.json": Self.moreUsers])
    let said = "warning[G2309]: `users.json` has the schema `Schemas/Users.gate`"
    for document in ["users.json", "more.json"] {
      _ = try workspace.run("import", document, "--into", "Schemas")
    }
    let together = try workspace.run("import", "users.json", "more.json", "--into", "Schemas")
    #expect(together.errors.contains("\(said), and is now part of `Schemas/More.gate` as well"))
    #expect(!together.errors.contains("`more.json` has the schema"))
    let alone = try workspace.run("import", "more.json", "--into", "Schemas/Other.gate")
    #expect(!alone.errors.contains("G2309"))
  }

  @Test func aSchemaThatWasWrittenByHandIsNotTouched() throws {
    let workspace = try Workspace([
      "users.json": Self.users, "Schemas/Users.gate": "dto Mine { a: Int }\n",
    ])
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("it was not made by an import"))
    #expect(try workspace.contents(of: "Schemas") == ["Users.gate": "dto Mine { a: Int }\n"])
  }

  @Test func damagedMemoryIsReportedWithItsPlace() throws {
    let workspace = try Workspace([
      "users.json": Self.users, "Schemas/gatehouse.import.json": "{",
    ])
    let run = try workspace.run("import", "users.json", "--into", "Schemas")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("Schemas/gatehouse.import.json:1:2"))
    #expect(try workspace.names(in: "Schemas") == ["gatehouse.import.json"])
  }

  @Test func valuesOfSamplesAreNotShown() throws {
    let secret = "tiger-4711"
    let workspace = try Workspace([
      "answer.json": #"{"name": "\#(secret)", "tags": [], "note": null, "\#(secret)": 1}"#,
      "broken.json": #"{"name": "\#(secret)", "#,
    ])
    for file in ["answer.json", "broken.json"] {
      let run = try workspace.run("import", file, "--as", "Answer")
      #expect(!run.errors.contains(secret))
    }
  }

  @Test(arguments: [
    (["answer.json", "--only", "User"], "G2016"), (["users.json", "--as", "User"], "G2016"),
    (["users.json", "--only", "Usr"], "G2136"),
  ])
  func anOptionThatDoesNotFitIsRefused(_ arguments: [String], _ code: String) throws {
    let workspace = try Workspace(["users.json": Self.users, "answer.json": #"{"id": 1}"#])
    let run = try workspace.run(["import"] + arguments)
    #expect(run.errors.contains("error[\(code)]"))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 1)
  }

  @Test func aListOfNamesHasNames() throws {
    let workspace = try Workspace(["users.json": Self.users])
    let run = try workspace.run(["import", "users.json", "--only", " ,"])
    #expect(run.errors.hasPrefix("error: `--only` has no names\n"))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 64)
    let spaced = try workspace.run(["import", "users.json", "--only", "User, User"])
    #expect(spaced.output.hasPrefix("dto UserDTO {"))
  }

  /// One type after the other, from the same document.
  @Test func aTypeIsAddedToThoseThatWereWanted() throws {
    func document(_ names: String...) -> String {
      let types = names.map {
        #""\#($0)": {"type": "object", "properties": {"id": {"type": "string"}}}"#
      }
      return
        #"{"openapi": "3.0.3", "info": {"title": "A", "version": "1"}, "paths": {}, "components": {"schemas": {\#(types.joined(separator: ", "))}}}"#
    }
    let workspace = try Workspace(["api.json": document("User", "Order", "Plan")])
    let arguments = ["import", "api.json", "--into", "S/API.gate", "--only"]
    #expect(try workspace.run(arguments + ["User"]).exitCode == 0)
    #expect(try workspace.run(arguments + ["Order"]).exitCode == 0)
    func names() throws -> [String] {
      try workspace.text(of: "S/API.gate").matches(of: /dto (\w+)/).map { String($0.1) }
    }
    #expect(try names().sorted() == ["OrderDTO", "UserDTO"])
    // A type that the document no longer has is no error for those who ask for another one.
    try workspace.write(document("Order", "Plan"), to: "api.json")
    #expect(try workspace.run(arguments + ["Plan"]).exitCode == 0)
    #expect(try names().sorted() == ["OrderDTO", "PlanDTO"])
  }

  @Test func standardInputIsAnyOfThem() throws {
    let workspace = try Workspace()
    let sample = try workspace.run(["import", "-", "--as", "BirdDTO"], input: #"{"name": "Kea"}"#)
    #expect(sample.output == "dto BirdDTO {\n  name: String\n}\n")
    let description = try workspace.run(["import", "-"], input: Self.users)
    #expect(description.output.hasPrefix("dto UserDTO {\n  id: Int\n"))
    let yaml = try workspace.run(
      ["import", "-"],
      input: "$schema: https://json-schema.org/draft/2020-12/schema\ntitle: Bird\n"
        + "type: object\nproperties: { name: { type: string } }\n")
    #expect(yaml.output == "dto BirdDTO {\n  name: String?\n}\n")
  }
}
