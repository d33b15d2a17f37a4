import Configuration
import Diagnostics
import SchemaSemantics
import SwiftLowering
import Testing

@Suite struct ConfigurationTests {
  @Test func nothingMeansTheDefaults() throws {
    let configuration = try configuration("{}")
    #expect(configuration.schemas.map(\.value) == ["Schemas"])
    #expect(configuration.outputs.isEmpty)
    #expect(configuration.conventions == NamingConventions())
    #expect(configuration.templates == nil)
    #expect(configuration.diagnosticFormat == .text)
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try configuration(
      """
      {
        "$schema": "./gatehouse.schema.json",
        "$comment": ["The shop", "and all that is in it"],
        "schemas": ["Schemas", "Shared/Money.gate"],
        "domain": {
          "output": "Sources/Domain/Generated", "module": "Domain", "access": "public",
          "$comment": "seen by everyone"
        },
        "data": { "output": "Sources/Data/Generated", "module": "ShopData", "access": "package" },
        "initialisms": { "add": ["SEPA"], "remove": ["sim"] },
        "wireNames": "verbatim",
        "mappers": "namespaces",
        "json": "direct",
        "issueCap": 20,
        "unionProperties": "none",
        "dtos": "equatable",
        "jsonFiles": "repositories",
        "logSubsystem": "com.example.shop",
        "dictionaryOrder": "unordered",
        "supportPrefix": "API",
        "templates": "Templates",
        "diagnostics": "github"
      }
      """)
    #expect(configuration.schemas.map(\.value) == ["Schemas", "Shared/Money.gate"])
    let output = try #require(configuration.outputs.first)
    #expect(configuration.outputs.count == 1)
    #expect(output.domainFolder == "Sources/Domain/Generated")
    #expect(output.dataFolder == "Sources/Data/Generated")
    #expect(
      output.settings
        == GenerationSettings(
          domain: .init(access: .public, module: "Domain"),
          data: .init(access: .package, module: "ShopData"), mappers: .namespaces, json: .direct,
          issueCap: 20, unionProperties: .none, dtos: .equatable, jsonFiles: .repositories,
          logSubsystem: "com.example.shop", supportPrefix: "API",
          dictionaryOrder: .unordered))
    #expect(output.selection == nil)
    #expect(configuration.conventions.keepsWireNames)
    #expect(configuration.conventions.swiftName(for: "paid by sepa") == "paidBySEPA")
    #expect(configuration.conventions.swiftName(for: "phone sim") == "phoneSim")
    #expect(configuration.templates?.value == "Templates")
    #expect(configuration.diagnosticFormat == .github)
  }

  @Test func withoutAFolderTheDataLayerGoesWhereTheDomainGoes() throws {
    for data in ["", #", "data": {}"#, #", "data": { "access": "internal" }"#] {
      let text = #"{ "domain": { "output": "Sources/App", "access": "public" }\#(data) }"#
      let output = try #require(try configuration(text).outputs.first)
      #expect(output.dataFolder == "Sources/App")
      #expect(output.settings == GenerationSettings(domain: .init(access: .public)))
    }
  }

  /// Within a module, nothing is imported.
  @Test func oneModuleHasNoName() throws {
    let output = try #require(
      try configuration(
        """
        {
          "domain": { "output": "Sources/App/Domain", "module": "App" },
          "data": { "output": "Sources/App/Data", "module": "App" }
        }
        """
      ).outputs.first)
    #expect(output.settings == GenerationSettings())
    #expect(output.dataFolder == "Sources/App/Data")
  }

  @Test func severalOutputsShareTheirSchemas() throws {
    let configuration = try configuration(
      """
      {
        "mappers": "namespaces",
        "outputs": [
          { "domain": { "output": "Sources/App/Generated" } },
          {
            "domain": { "output": "Sources/Widget/Generated", "access": "package" },
            "data": { "output": "Sources/Widget/Wire" },
            "schemas": ["Schemas/Profile.gate"],
            "declarations": ["Badge"]
          }
        ]
      }
      """)
    #expect(
      configuration.outputs.map(\.domainFolder)
        == ["Sources/App/Generated", "Sources/Widget/Generated"])
    #expect(
      configuration.outputs.map(\.dataFolder) == ["Sources/App/Generated", "Sources/Widget/Wire"])
    #expect(configuration.outputs.map(\.settings.domain.access) == [.internal, .package])
    #expect(configuration.outputs.map(\.settings.mappers) == [.namespaces, .namespaces])
    #expect(configuration.outputs.first?.selection == nil)
    let selection = try #require(configuration.outputs.last?.selection)
    #expect(selection.schemas.map(\.value) == ["Schemas/Profile.gate"])
    #expect(selection.declarations.map(\.value) == ["Badge"])
  }

  @Test(arguments: [
    ("Schemas/", "Schemas"), ("./Schemas", "Schemas"), ("Sources//App", "Sources/App"),
    ("a/../b/./c", "b/c"), ("../Shared", "../Shared"), ("../../a/..", "../.."), (".", "."),
    ("a/..", "."), ("Données/été", "Données/été"), ("with blank/a", "with blank/a"),
  ])
  func pathsAreStraightened(_ written: String, _ meant: String) throws {
    #expect(try configuration(#"{ "templates": "\#(written)" }"#).templates?.value == meant)
  }

  @Test(arguments: [
    ("Schemas", "Schemas", true), ("Schemas/A.gate", "Schemas", true),
    ("SchemasA", "Schemas", false),
    ("Schemas", "Schemas/A", false), ("Schemas", ".", true), (".", ".", true), ("..", ".", false),
    ("../A", ".", false), ("..a", ".", true), ("../A", "../A", true), ("../A/B", "../A", true),
    ("A", "..", true), (".", "..", true), ("../A", "..", true), ("../..", "..", false),
    ("../../A", "..", false), ("A", "../..", true),
  ])
  func aPathIsWithinAFolder(_ path: String, _ folder: String, _ isWithin: Bool) {
    #expect(path.isWithin(folder) == isWithin)
  }

  /// A misspelt key is not reported as missing, too, and only the first fault of a file that is not valid JSON is
  /// reported.
  @Test(arguments: [
    (#"{ "domain": { "ouptut": "Sources/App" } }"#, ["G1018"]),
    (#"{ "outputs": [{ "domian": { "output": "Sources/App" } }] }"#, ["G1018"]),
    (#"{ "templates": "\ud83d" }"#, ["G1010"]), ("{ \"templates\": \"\t\" }", ["G1010"]),
    (#"{ "templates": None, "issueCap": 007 }"#, ["G1008"]),
    (#"{ "issueCap": , "templates": }"#, ["G1013"]),
    ("schemas: [Schemas]", ["G1007"]), ("[,]", ["G1013"]), ("{ \"a\"", ["G1012"]),
  ])
  func oneCauseGivesOneError(_ text: String, _ expected: [String]) {
    #expect(codes(text) == expected)
  }

  @Test func problemsOfAllKindsAreFoundInOneRun() {
    let text = """
      {
        "schemas": ["/Schemas"],
        "domain": { "output": "Sources/App", "acess": "public" },
        "issueCap": 0,
        "wireNames": "camel"
      }
      """
    #expect(codes(text) == ["G1023", "G1018", "G1022", "G1021"])
  }

  @Test func fixesLeadToASoundConfiguration() throws {
    let file = SourceFile(
      path: Configuration.fileName,
      text: """
        {
          "schema": "Schemas",
          "domain": { "output": "Sources/My-Domain", "module": "My-Domain" },
          "data": { "output": "Sources/Data" },
          "issueCap": "20"
        }
        """)
    var fixed = file
    for _ in 0..<3 {
      let fixes = Configuration.read(fixed).diagnostics.compactMap(\.fix)
      fixed = try #require(FixedFiles(applying: fixes, to: [fixed]).files.first)
    }
    let configuration = try #require(Configuration.read(fixed).configuration)
    let output = try #require(configuration.outputs.first)
    #expect(configuration.schemas.map(\.value) == ["Schemas"])
    #expect(output.settings.domain == .init(access: .public, module: "My_Domain"))
    #expect(output.settings.issueCap == 20)
  }

  @Test func whatIsSelectedIsLookedUp() throws {
    let selection = try #require(
      try configuration(
        """
        { "outputs": [{ "domain": { "output": "a" }, "declarations": ["User", "Usr"] }] }
        """
      ).outputs.first?.selection)
    #expect(selection.check(against: ["User", "Usr"], converters: []).isEmpty)
    let problems = selection.check(against: ["User"], converters: [])
    #expect(problems.map(\.kind.code) == ["G1033"])
    #expect(problems.first?.help == "write `\"User\"`")
  }
}
