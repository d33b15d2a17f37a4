import Foundation
import Testing

/// The string catalogue beside the generated code, which people edit, too.
@Suite struct CatalogueTests {
  private static let schema = """
    domain User {
      name: String where length 3...
      mail: String where email
    }

    """
  private static let path = "Out/RuleTexts.xcstrings"

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "Schemas/Users.gate": Self.schema,
      "gatehouse.json": #"{ "domain": { "output": "Out" }, "messages": "catalogue" }"#,
    ])
  }

  private func catalogue() throws -> String { try workspace.text(of: Self.path) }

  /// Writes a German translation into the catalogue, as Xcode would.
  private func translate() throws {
    let english = """
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "must have at least %lld characters"
      """
    let german = english.replacing("\"en\"", with: "\"de\"")
      .replacing("must have at least %lld characters", with: "braucht %lld Zeichen")
    let catalogue = try catalogue()
    try #require(catalogue.contains(english))
    try workspace.write(
      catalogue.replacing(english, with: "\(german)\n          }\n        },\n\(english)"),
      to: Self.path)
  }

  @Test func theCatalogueIsWrittenButNotListed() throws {
    let run = try workspace.run("generate", "--verbose")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("written \(Self.path)\n"))
    #expect(try catalogue().contains("\"User.nameTooShort\" : {"))
    #expect(!(try workspace.text(of: "Out/.gatehouse-manifest").contains("xcstrings")))
    let tree = try workspace.tree()
    #expect(try workspace.run("check").exitCode == 0)
    #expect(try workspace.run("generate").errors.contains("unchanged in Out"))
    #expect(try workspace.tree() == tree)
  }

  @Test func translationsOutliveChangesOfTheSchema() throws {
    _ = try workspace.run("generate")
    try translate()
    let translated = try catalogue()
    #expect(try workspace.run("check").exitCode == 0)
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue() == translated)

    try workspace.write(
      Self.schema.replacing("length 3...", with: "length ...9"), to: "Schemas/Users.gate")
    let check = try workspace.run("check")
    #expect(check.exitCode == 1)
    #expect(check.output.contains("+++ b/\(Self.path)\n"))
    #expect(check.output.contains("+      \"extractionState\" : \"stale\""))
    #expect(try catalogue() == translated)
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue().contains("braucht %lld Zeichen"))
    #expect(try catalogue().contains("\"User.nameTooLong\" : {"))

    try workspace.write(Self.schema, to: "Schemas/Users.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue() == translated)
  }

  /// The limit is not in the text.
  @Test func aChangedLimitChangesNoTranslation() throws {
    _ = try workspace.run("generate")
    try translate()
    let translated = try catalogue()
    try workspace.write(
      Self.schema.replacing("length 3...", with: "length 5..."), to: "Schemas/Users.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue() == translated)
  }

  @Test(arguments: [
    ("{ \"strings\" : ", "RuleTexts.xcstrings:1:15: error", "G1035"),
    ("{ \"sourceLanguage\" : \"fr\" }", "RuleTexts.xcstrings:1:22: error", "G1036"),
  ])
  func aDamagedCatalogueIsLeftAlone(_ text: String, _ place: String, _ code: String) throws {
    try workspace.write(text, to: Self.path)
    let tree = try workspace.tree()
    for command in ["generate", "check"] {
      let run = try workspace.run(command, "--diagnostics", "xcode")
      #expect(run.exitCode == 1)
      #expect(run.errors.contains(place) && run.errors.contains(code))
    }
    #expect(try workspace.tree() == tree)
  }

  /// It may hold work of translators.
  @Test func theCatalogueOutlivesItsRules() throws {
    _ = try workspace.run("generate")
    try translate()
    try workspace.write("domain User { name: String }\n", to: "Schemas/Users.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue().contains("braucht %lld Zeichen"))
    #expect(!(try catalogue().contains("User.mailNotAnEmail")))

    try workspace.write(#"{ "domain": { "output": "Out" } }"#, to: "gatehouse.json")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue().contains("braucht %lld Zeichen"))
  }

  /// Both a prefix and a type of the schema change the name of the type that looks the texts up.
  @Test func translationsMoveWithTheNameOfTheCatalogue() throws {
    _ = try workspace.run("generate")
    try translate()
    let translated = try catalogue()
    try workspace.setPermissions(0o664, of: Self.path)
    try workspace.write(
      #"{ "domain": { "output": "Out" }, "messages": "catalogue", "supportPrefix": "API" }"#,
      to: "gatehouse.json")
    let check = try workspace.run("check", "--catalogue")
    #expect(check.exitCode == 1)
    #expect(check.errors == "1 file missing, 1 stale in Out\n")
    #expect(check.output.contains("--- a/\(Self.path)\n+++ /dev/null\n"))
    #expect(try catalogue() == translated)

    let run = try workspace.run("generate")
    #expect(run.exitCode == 0)
    #expect(
      run.errors.hasSuffix(
        """
        note: \(Self.path) is now called APIRuleTexts.xcstrings, like the type that looks the texts up
        help: write the new name where a package or a project names the catalogue

        """))
    #expect(try catalogues() == ["APIRuleTexts.xcstrings"])
    #expect(try workspace.text(of: "Out/APIRuleTexts.xcstrings") == translated)
    #expect(try workspace.permissions(of: "Out/APIRuleTexts.xcstrings") == 0o664)
    #expect(try workspace.run("check").exitCode == 0)
    #expect(try workspace.run("generate").errors.hasSuffix("unchanged in Out\n"))

    try workspace.write(
      #"{ "domain": { "output": "Out" }, "messages": "catalogue" }"#, to: "gatehouse.json")
    try workspace.write(
      Self.schema + "domain RuleTexts { count: Int where 1... }\n", to: "Schemas/Users.gate")
    #expect(try workspace.run("generate", "--catalogue").exitCode == 0)
    #expect(try catalogues() == ["GatehouseRuleTexts.xcstrings"])
    let moved = try workspace.text(of: "Out/GatehouseRuleTexts.xcstrings")
    #expect(moved.contains("braucht %lld Zeichen") && moved.contains("\"RuleTexts.count"))
  }

  private func catalogues() throws -> [String] {
    try workspace.names(in: "Out").filter { $0.hasSuffix(".xcstrings") }
  }

  /// What a person has made has no texts that Gatehouse has written. A catalogue that cannot be read may have them.
  @Test func onlyTheCatalogueOfTheSameTextsMoves() throws {
    let mine =
      #"{ "sourceLanguage" : "en", "strings" : { "User.nameTooShort" : {} }, "version" : "1.0" }"#
    try workspace.write(mine, to: "Out/MyRuleTexts.xcstrings")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.text(of: "Out/MyRuleTexts.xcstrings") == mine)
    #expect(try catalogues() == ["MyRuleTexts.xcstrings", "RuleTexts.xcstrings"])

    try workspace.write(catalogue().replacing("{", with: "<<<<<<< ours\n{"), to: Self.path)
    try workspace.write(
      #"{ "domain": { "output": "Out" }, "messages": "catalogue", "supportPrefix": "API" }"#,
      to: "gatehouse.json")
    let run = try workspace.run("generate")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("error[G1035]: this is a merge conflict\n --> \(Self.path):1:1\n"))
    #expect(try catalogues() == ["MyRuleTexts.xcstrings", "RuleTexts.xcstrings"])
  }

  /// Whether a type has taken the name is only known if all schemas are read.
  @Test func someSchemasDoNotMoveTheCatalogue() throws {
    try workspace.write("domain RuleTexts { count: Int }\n", to: "Schemas/Texts.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogues() == ["GatehouseRuleTexts.xcstrings"])
    let tree = try workspace.tree()
    for command in ["check", "generate"] {
      #expect(try workspace.run(command, "--catalogue", "Schemas/Users.gate").exitCode == 0)
    }
    #expect(try workspace.tree() == tree)
  }

  /// A user who may read everything gives that up for this run.
  @Test func aCatalogueThatCannotBeReadIsInTheDocument() throws {
    _ = try workspace.run("generate")
    try workspace.setPermissions(0, of: Self.path)
    let unprivileged = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""
    for command in ["generate", "check"] {
      let run = try workspace.shell(
        "PATH=/usr/bin:/bin; exec \(unprivileged) \"$gatehouse\" \(command) --diagnostics json")
      #expect(run.exitCode == 66)
      #expect(run.output.contains(#""code": "G0006""#) && run.output.contains(Self.path))
    }
    try workspace.setPermissions(0o644, of: Self.path)
  }

  @Test func withoutRulesThereIsNoCatalogue() throws {
    try workspace.write("domain User { name: String }\n", to: "Schemas/Users.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(!(try workspace.names(in: "Out").contains("RuleTexts.xcstrings")))
    #expect(try workspace.run("check").exitCode == 0)
  }

  @Test func aMissingCatalogueIsMissed() throws {
    _ = try workspace.run("generate")
    let written = try catalogue()
    try workspace.remove(Self.path)
    #expect(try workspace.run("check", "-v").errors.contains("missing    \(Self.path)"))
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try catalogue() == written)
  }

  @Test func aLinkIsNotFollowed() throws {
    try workspace.write("{}", to: "Elsewhere.xcstrings")
    try workspace.makeFolder("Out")
    try workspace.link(Self.path, to: "../Elsewhere.xcstrings")
    let run = try workspace.run("generate")
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("\(Self.path): a symbolic link is in the way"))
    #expect(try workspace.text(of: "Elsewhere.xcstrings") == "{}")
  }

  /// Nobody would translate it in the folder of a build.
  @Test func aBuildLeavesTheCatalogueOut() throws {
    let run = try workspace.run("generate", "--single-file", "-o", "Build", "Schemas/Users.gate")
    #expect(run.exitCode == 0)
    #expect(
      try workspace.names(in: "Build") == [
        ".gatehouse-manifest", "GatehouseSupport+Data.swift", "GatehouseSupport+Domain.swift",
        "Users+Data.swift", "Users+Domain.swift",
      ])
    #expect(try workspace.text(of: "Build/Users+Domain.swift").contains("RuleTexts.text("))
  }

  @Test func onlyTheCatalogueIsWritten() throws {
    #expect(try workspace.run("generate", "--catalogue").errors == "1 file written in Out\n")
    #expect(try workspace.names(in: "Out") == ["RuleTexts.xcstrings"])
    #expect(try workspace.run("check", "--catalogue").exitCode == 0)
    _ = try workspace.run("generate")
    try workspace.write(
      Self.schema.replacing("email", with: "hostname"), to: "Schemas/Users.gate")
    let before = try workspace.contents(of: "Out") { $0.hasSuffix(".swift") }
    let check = try workspace.run("check", "--catalogue")
    #expect(check.exitCode == 1 && !check.output.contains(".swift"))
    #expect(try workspace.run("generate", "--catalogue").errors == "1 file written in Out\n")
    #expect(try workspace.contents(of: "Out") { $0.hasSuffix(".swift") } == before)
    #expect(try catalogue().contains("User.mailNotAHostname"))
  }

  @Test func thereMustBeACatalogueToWorkOn() throws {
    let run = try workspace.run("generate", "--catalogue", "--single-file")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("`--catalogue` and `--single-file` cannot be combined"))
    try workspace.write(#"{ "domain": { "output": "Out" } }"#, to: "gatehouse.json")
    let inline = try workspace.run("generate", "--catalogue")
    #expect(inline.exitCode == 64)
    #expect(inline.errors.contains(#"needs a configuration with `"messages": "catalogue"`"#))
  }

  @Test func theCatalogueIsInTheFolderOfTheDomain() throws {
    try workspace.write(
      """
      {
        "messages": "catalogue", "catalogueBundle": "module", "supportPrefix": "API",
        "domain": { "output": "Domain", "module": "Domain", "access": "public" },
        "data": { "output": "Data" }
      }
      """, to: "gatehouse.json")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.files(in: "Domain").contains("APIRuleTexts.xcstrings"))
    #expect(!(FileManager.default.fileExists(atPath: workspace.realPath("Data"))))
    let support = try workspace.text(of: "Domain/Support/APIRuleTexts.swift")
    #expect(support.contains("Bundle.module") && support.contains("enum APIRuleTexts {"))
    #expect(!support.contains("class"))
  }

  /// Texts of a type that the run does not read may come from another schema.
  @Test func someSchemasLeaveTheTextsOfOthersAlone() throws {
    let cars = "domain Car {\n  plate: String where notEmpty\n  seats: Int where 1...\n}\n"
    try workspace.write(cars, to: "Schemas/Cars.gate")
    #expect(try workspace.run("generate", "--catalogue").exitCode == 0)
    let complete = try catalogue()
    for path in ["Schemas/Cars.gate", "Schemas/Users.gate", "Schemas"] {
      #expect(try workspace.run("check", "--catalogue", path).exitCode == 0)
      #expect(try workspace.run("generate", "--catalogue", path).exitCode == 0)
      #expect(try catalogue() == complete)
    }

    try workspace.write(cars.replacing(" where notEmpty", with: ""), to: "Schemas/Cars.gate")
    #expect(try workspace.run("check", "--catalogue", "Schemas/Users.gate").exitCode == 0)
    #expect(try workspace.run("check", "--catalogue", "Schemas/Cars.gate").exitCode == 1)
    #expect(try workspace.run("generate", "--catalogue", "Schemas/Cars.gate").exitCode == 0)
    #expect(!(try catalogue().contains("Car.plateIsEmpty")))
    #expect(try catalogue().contains("User.nameTooShort"))

    try workspace.remove("Schemas/Cars.gate")
    #expect(try workspace.run("generate", "--catalogue", "Schemas/Users.gate").exitCode == 0)
    #expect(!(try catalogue().contains("Car.")))
  }

  /// As with the Swift of other schemas.
  @Test func theTextsOfOthersStayWhereSwiftIsWritten() throws {
    try workspace.write("domain Car { plate: String where notEmpty }\n", to: "Schemas/Cars.gate")
    #expect(try workspace.run("generate", "--catalogue").exitCode == 0)
    let complete = try catalogue()
    #expect(try workspace.run("generate", "Schemas/Users.gate").exitCode == 0)
    #expect(try catalogue() == complete)
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.run("generate", "Schemas/Users.gate").exitCode == 73)
    #expect(try catalogue() == complete)
  }

  @Test func eachOutputHasItsOwnCatalogue() throws {
    try workspace.write("domain Car { plate: String where notEmpty }\n", to: "Schemas/Cars.gate")
    try workspace.write(
      """
      {
        "messages": "catalogue",
        "outputs": [
          { "domain": { "output": "Cars" }, "schemas": ["Schemas/Cars.gate"] },
          { "domain": { "output": "Users" }, "schemas": ["Schemas/Users.gate"] }
        ]
      }
      """, to: "gatehouse.json")
    #expect(try workspace.run("generate").exitCode == 0)
    let cars = try workspace.text(of: "Cars/RuleTexts.xcstrings")
    #expect(cars.contains("Car.plateIsEmpty") && !cars.contains("User."))
    #expect(!(try workspace.text(of: "Users/RuleTexts.xcstrings").contains("Car.")))
    let tree = try workspace.tree()
    #expect(try workspace.run("generate", "--catalogue", "Schemas/Cars.gate").exitCode == 0)
    #expect(try workspace.tree() == tree)
  }

  @Test func aMergeConflictIsLeftToThePerson() throws {
    _ = try workspace.run("generate")
    let conflict = try catalogue().replacing(
      "  \"version\"", with: "<<<<<<< HEAD\r\n=======\r\n>>>>>>> other\r\n  \"version\"")
    try workspace.write(conflict, to: Self.path)
    let run = try workspace.run("generate")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("error[G1035]: this is a merge conflict"))
    #expect(try catalogue() == conflict)
  }

  @Test func permissionsStay() throws {
    _ = try workspace.run("generate")
    try workspace.setPermissions(0o444, of: Self.path)
    try workspace.write(
      Self.schema.replacing("email", with: "hostname"), to: "Schemas/Users.gate")
    #expect(try workspace.run("generate").exitCode == 0)
    #expect(try workspace.permissions(of: Self.path) == 0o444)
  }
}
