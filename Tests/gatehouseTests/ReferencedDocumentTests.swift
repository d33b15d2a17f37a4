import Testing

/// A description in many files is imported from the one that it begins with.
@Suite struct ReferencedDocumentTests {
  private static let pets: [String: String] = [
    "openapi.yaml": """
    openapi: 3.0.3
    info: { title: Pets, version: "1" }
    paths:
      /pets: { $ref: paths/pets.yaml }
    """,
    "paths/pets.yaml": """
    get:
      operationId: list_pets
      responses:
        "200":
          content:
            application/json:
              schema:
                type: object
                properties:
                  pets: { type: array, items: { $ref: "../models/pet.yaml" } }
                  next: { $ref: "../models/links.yaml#/cursor" }
              examples:
                all: { $ref: "../examples/pets.yaml" }
        default: { $ref: ../answers/problem.yaml }
    """,
    "models/pet.yaml": """
    type: object
    required: [name, owner]
    properties:
      name: { type: string }
      owner: { type: string, nullable: true }
      parent: { $ref: pet.yaml }
    """,
    "models/links.yaml": """
    cursor: { type: object, properties: { after: { type: string } } }
    """,
    "answers/problem.yaml": """
    content:
      application/problem+json:
        schema: { type: object, properties: { title: { type: string } } }
    """,
    "examples/pets.yaml": "[",
    "unrelated.yaml": "[",
  ]

  private static func files(in folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pets.map { ("\(folder)/\($0)", $1) })
  }

  private static let schema = """
    dto ListPetsResponseDTO {
      pets: [PetDTO]?
      next: CursorDTO?
    }

    dto ProblemDTO {
      title: String?
    }

    dto CursorDTO {
      after: String?
    }

    dto PetDTO {
      name: String
      owner: String or null
      parent: PetDTO?
    }

    """

  @Test(arguments: ["api/openapi.yaml", "./api/openapi.yaml", "api/../api/openapi.yaml"])
  func filesAreFoundFromTheFirst(_ path: String) throws {
    let workspace = try Workspace(Self.files(in: "api"))
    let run = try workspace.run("import", path, "--quiet")
    #expect(run.output == Self.schema)
    #expect(run.errors == "")
  }

  @Test func aLinkDoesNotLeadOutOfTheFolder() throws {
    let workspace = try Workspace([
      "api/openapi.json": #"""
      {"openapi": "3.0.3", "info": {"title": "A", "version": "1"}, "paths": {},
       "components": {"schemas": {"A": {"$ref": "private/secret.json"}}}}
      """#,
      "elsewhere/secret.json": #"{"type": "object", "properties": {"token": {"type": "string"}}}"#,
    ])
    try workspace.link("api/private", to: "../elsewhere")
    let run = try workspace.run("import", "api/openapi.json")
    #expect(!run.output.contains("token"))
    #expect(!run.errors.isEmpty)
  }

  /// With all files of a folder, those that are described by others are not described once more.
  @Test func aFolderIsTheSameDescription() throws {
    var files = Self.files(in: "api")
    for name in ["unrelated", "examples/pets"] { files["api/\(name).yaml"] = nil }
    let workspace = try Workspace(files)
    let run = try workspace.run("import", "api", "--quiet")
    #expect(run.output == Self.schema)
    #expect(run.errors == "")
  }

  @Test func theNextVersionMayBeInAnotherFolder() throws {
    var files = Self.files(in: "v1").merging(Self.files(in: "v2")) { first, _ in first }
    files["v2/models/pet.yaml", default: ""] += "\n  age: { type: integer }\n"
    let workspace = try Workspace(files)
    _ = try workspace.run("import", "v1/openapi.yaml", "--into", "Schemas/Pets.gate")
    let mine = try workspace.text(of: "Schemas/Pets.gate").replacing("PetDTO", with: "AnimalDTO")
    try workspace.write(mine, to: "Schemas/Pets.gate")
    let run = try workspace.run("import", "v2/openapi.yaml", "--into", "Schemas/Pets.gate")
    #expect(run.exitCode == 0)
    #expect(
      try workspace.text(of: "Schemas/Pets.gate")
        == mine.replacing("parent: AnimalDTO?", with: "parent: AnimalDTO?\n  age: Int?"))
    let before = try workspace.contents(of: "Schemas")
    _ = try workspace.run("import", "v2/openapi.yaml", "--into", "Schemas/Pets.gate")
    #expect(try workspace.contents(of: "Schemas") == before)
  }

  /// By its name, or by that of its file.
  @Test(arguments: [
    ("cursor", "dto CursorDTO {\n  after: String?\n}\n"),
    ("problem", "dto ProblemDTO {\n  title: String?\n}\n"),
    ("pet", "dto PetDTO {\n  name: String\n  owner: String or null\n  parent: PetDTO?\n}\n"),
  ])
  func aSchemaOfAnotherFileCanBeAskedFor(_ name: String, _ schema: String) throws {
    let workspace = try Workspace(Self.files(in: "api"))
    let run = try workspace.run("import", "api/openapi.yaml", "--only", name, "--quiet")
    #expect(run.output == schema)
    #expect(run.errors == "")
  }

  /// Also what an extension describes that is known, and a body whose schema has no name in its file.
  @Test func bodiesOfOtherFilesAreNamedAfterTheirOperations() throws {
    let workspace = try Workspace([
      "api/openapi.yaml": """
      openapi: 3.0.3
      info: { title: Pets, version: "1" }
      paths: {}
      x-webhooks:
        default: { $ref: hooks/added.yaml }
      """,
      "api/hooks/added.yaml": """
      post:
        operationId: pet_added
        requestBody: { $ref: ../bodies/pet.yaml }
      """,
      "api/bodies/pet.yaml": """
      content:
        application/json:
          schema: { type: object, properties: { name: { type: string, default: "?" } } }
      """,
      "old/swagger.yaml": """
      swagger: "2.0"
      info: { title: Pets, version: "1" }
      paths:
        /pets: { get: { operationId: list_pets, responses: { "200": { $ref: pets.yaml } } } }
      """,
      "old/pets.yaml": """
      description: All pets.
      schema: { type: object, properties: { name: { type: string } } }
      """,
    ])
    let hook = try workspace.run("import", "api/openapi.yaml", "--layer", "model", "--quiet")
    #expect(hook.output == "model Pet {\n  name: String = \"?\"\n}\n")
    #expect(hook.errors == "")
    let answer = try workspace.run("import", "old/swagger.yaml", "--quiet")
    #expect(answer.output == "dto PetsDTO {\n  name: String?\n}\n")
    #expect(answer.errors == "")
  }

  /// What is no schema cannot be asked for, and help names what is meant.
  @Test(arguments: [
    ("curser", "ask for `cursor`"), ("links", "ask for a name that the document has"),
    ("pets", "ask for `pet`"),
  ])
  func onlySchemasOfOtherFilesCanBeAskedFor(_ name: String, _ help: String) throws {
    let workspace = try Workspace(Self.files(in: "api"))
    let run = try workspace.run("import", "api/openapi.yaml", "--only", name)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("error[G2136]: no schema is called `\(name)`"))
    #expect(run.errors.contains("help: \(help)"))
  }

  /// The place in the file that is at fault is shown, and what is missing is told once.
  @Test func whatIsMissingIsToldWithItsPlace() throws {
    var files = Self.files(in: "api")
    files["api/models/pet.yaml"] = nil
    files["api/answers/problem.yaml"] = nil
    let workspace = try Workspace(files)
    let run = try workspace.run("import", "api/openapi.yaml")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains(" --> api/paths/pets.yaml:10:51\n"))
    #expect(run.errors.contains(" --> api/paths/pets.yaml:14:22\n"))
    #expect(run.errors.contains("2 errors: 2 of G2102"))
  }

  /// What stands in a reference is an address, in which such signs are percent signs and digits.
  @Test(arguments: [
    ("pet store", "pet%20store"), ("#1", "%231"), ("a%20b", "a%2520b"), ("100%", "100%25"),
    ("50%20", "50%20"), ("\"\"\"", "%22%22%22"), ("*", "*"), ("`id`", "%60id%60"),
    ("😀", "%F0%9F%98%80"),
    ("a\\(b)", "a%5C(b)"), ("-rf", "-rf"), ("Int", "Int"), (" ", "%20"), ("a:b", "a%3Ab"),
  ])
  func filesMayHaveAnyName(_ name: String, _ address: String) throws {
    let workspace = try Workspace([
      "api/user.json":
        #"{"type": "object", "properties": {"pet": {"$ref": "\#(address).json"}}}"#,
      "api/\(name).json": #"{"type": "object", "properties": {"found": {"type": "integer"}}}"#,
    ])
    let run = try workspace.run("import", "api/user.json", "--into", "Schemas")
    #expect(run.errors.contains("imported 2 types; wrote Schemas/User.gate"))
    #expect(run.exitCode == 0)
    let schemas = try workspace.contents(of: "Schemas")
    #expect(schemas["User.gate"]?.contains("found: Int?") == true)
    #expect(try workspace.run("import", "api/user.json", "--into", "Schemas").exitCode == 0)
    #expect(try workspace.contents(of: "Schemas") == schemas)

    // It also names a schema, and what is generated from that.
    let path = "api/\(name).json"
    #expect(try workspace.run("import", path, "--into", "Other", "--layer", "model").exitCode == 0)
    let files = try workspace.contents(of: "Other")
    #expect(try workspace.run("import", path, "--into", "Other", "--layer", "model").exitCode == 0)
    #expect(try workspace.contents(of: "Other") == files)
    #expect(try workspace.run("generate", "Other", "--output", "Generated").exitCode == 0)
  }

  /// Only documents are read, and none from outside of the folder.
  @Test(arguments: [
    "../secret.json", "secret.txt", "/secret.json", "folder.json", "~/secret.json",
    "%2E%2E/secret.json", "..%2Fsecret.json", "%2Fsecret.json", "%00.json",
  ])
  func nothingElseIsRead(_ reference: String) throws {
    let workspace = try Workspace([
      "secret.json": #"{"type": "object", "properties": {"found": {}}}"#,
      "api/secret.txt": #"{"type": "object", "properties": {"found": {}}}"#,
      "api/folder.json/a.json": "{}",
      "api/user.json": #"{"properties": {"a": {"$ref": "\#(reference)"}}}"#,
    ])
    let run = try workspace.run("import", "api/user.json")
    #expect(run.errors.contains("error[G2102]"))
    #expect(!run.output.contains("found"))
  }
}
