import Foundation
import Testing

/// A run that would change nothing is over before it generates anything. What is kept of the last run shows it, since who
/// generates writes it anew.
@Suite struct LastRunTests {
  private static let longAgo = Date(timeIntervalSince1970: 1_000_000)
  private static let user = "Out/User.swift"

  private let workspace: Workspace
  private let record: String
  private let text: String

  init() throws {
    workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
    _ = try Self.generate(in: workspace)
    record = "Cache/\(try #require(try workspace.names(in: "Cache").first))"
    text = try workspace.text(of: Self.user)
    try workspace.setDate(Self.longAgo, of: record)
  }

  @discardableResult
  private static func generate(
    in workspace: Workspace, _ arguments: [String] = [], cache: String = "Cache"
  ) throws -> String {
    let run = try workspace.run(
      ["generate", "-o", "Out"] + arguments, environment: ["GATEHOUSE_CACHE": cache])
    #expect(run.exitCode == 0)
    return run.errors
  }

  private var hasGenerated: Bool {
    get throws { try workspace.date(of: record) != Self.longAgo }
  }

  @Test func nothingIsGeneratedTwice() throws {
    let report = try Self.generate(in: workspace)
    #expect(report.contains("files unchanged in Out\n"))
    #expect(try !hasGenerated)
    let list = try Self.generate(in: workspace, ["--verbose"])
    #expect(list.contains("unchanged Out/User.swift\n"))
    #expect(try !hasGenerated)
  }

  @Test(arguments: ["json", "sarif"]) func aDocumentIsPrintedInAnyCase(_ format: String) throws {
    let words = ["generate", "-o", "Out", "--diagnostics", format]
    let run = try workspace.run(words, environment: ["GATEHOUSE_CACHE": "Cache"])
    #expect(try !hasGenerated)
    #expect(try run.output == workspace.run(words).output)
    #expect(run.output.hasPrefix("{"))
  }

  @Test func aFileThatWasEditedIsWrittenAnew() throws {
    try workspace.write(text + "\n", to: Self.user)
    try Self.generate(in: workspace)
    #expect(try workspace.text(of: Self.user) == text)
  }

  @Test func aFileThatIsGoneIsWrittenAnew() throws {
    try workspace.remove(Self.user)
    try Self.generate(in: workspace)
    #expect(try workspace.text(of: Self.user) == text)
  }

  @Test func aManifestThatWasEditedIsWrittenAnew() throws {
    let manifest = try workspace.text(of: "Out/.gatehouse-manifest")
    try workspace.write("# Nothing\n", to: "Out/.gatehouse-manifest")
    try Self.generate(in: workspace)
    #expect(try workspace.text(of: "Out/.gatehouse-manifest") == manifest)
  }

  @Test func whatAStoppedRunLeftIsPutAway() throws {
    try workspace.write("", to: "Out/.gatehouse-draft-abcdef/User.swift")
    try Self.generate(in: workspace)
    #expect(try !workspace.names(in: "Out").contains(".gatehouse-draft-abcdef"))
  }

  @Test(arguments: ["Schemas/Users.gate", "Schemas/More.gate"])
  func anotherSchemaIsGenerated(_ path: String) throws {
    try workspace.write("type Age = Int where 0...150\n", to: path)
    try Self.generate(in: workspace)
    #expect(try workspace.names(in: "Out").contains("Age.swift"))
    #expect(try workspace.names(in: "Out").contains("User.swift") == (path.contains("More")))
  }

  @Test func anotherLayoutIsGenerated() throws {
    try Self.generate(in: workspace, ["--single-file"])
    #expect(try workspace.names(in: "Out").contains("Users+Domain.swift"))
  }

  @Test func anotherConfigurationIsFollowed() throws {
    try workspace.write(
      """
      {"schemas": ["Schemas"], "domain": {"output": "Elsewhere", "access": "public"}}

      """, to: "gatehouse.json")
    try Self.generate(in: workspace)
    #expect(try workspace.text(of: Self.user).contains("public nonisolated struct User"))
  }

  @Test func otherTemplatesAreUsed() throws {
    _ = try workspace.run("templates", "eject", "--output", "Templates")
    try workspace.write("// By hand.\n", to: "Templates/record.template")
    try Self.generate(in: workspace, ["--templates", "Templates"])
    #expect(try workspace.text(of: Self.user).contains("// By hand."))
  }

  @Test(arguments: ["", "nonsense", "\n\n\n"])
  func aDamagedRecordDoesNoHarm(_ record: String) throws {
    try workspace.write(record, to: self.record)
    let report = try Self.generate(in: workspace)
    #expect(report.contains("files unchanged in Out\n"))
    #expect(try workspace.text(of: self.record).count == 66)
  }

  @Test(arguments: [["--diagnostics", "text"], ["--diagnostics", "json"], ["--quiet"]])
  func warningsAreRepeatedWithoutAnyWork(_ words: [String]) throws {
    let schema = "dto Page { title: String? = nil }\n"
    let workspace = try Workspace(["Schemas/Pages.gate": schema])
    func run(_ more: [String] = []) throws -> Workspace.Run {
      try workspace.run(
        ["generate", "-o", "Out"] + words + more, environment: ["GATEHOUSE_CACHE": "Cache"])
    }
    let first = try run()
    #expect((first.errors + first.output).contains("G0445"))
    let record = "Cache/\(try #require(try workspace.names(in: "Cache").first))"
    try workspace.setDate(Self.longAgo, of: record)
    let second = try run()
    #expect(second.errors == first.errors.replacing("files written", with: "files unchanged"))
    #expect(second.output == first.output)
    #expect(try workspace.date(of: record) == Self.longAgo)
    // What was said in other words is said anew.
    let github = try run(["--diagnostics", "github"])
    #expect(github.errors.contains("::warning file=Schemas/Pages.gate,"))
    #expect(try workspace.date(of: record) != Self.longAgo)
  }

  @Test(arguments: ["", "Schemas/Users.gate/Cache"])
  func nothingDependsOnAFolderForCaches(_ cache: String) throws {
    let workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
    #expect(try Self.generate(in: workspace, cache: cache).contains("written"))
    #expect(try Self.generate(in: workspace, cache: cache).contains("unchanged"))
    #expect(try workspace.names(in: "") == ["Out", "Schemas"])
  }
}
