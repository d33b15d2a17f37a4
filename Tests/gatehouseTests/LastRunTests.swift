import Foundation
import SeededRandom
import Testing

/// A run that would change nothing ends before it generates anything. The record of the last run shows this, since
/// generating would write it again.
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

  /// Each of the two runs would find the folder as it should be for the other.
  @Test func aFolderThatIsNamedByHandHasAllDeclarations() throws {
    let workspace = try Workspace([
      "Schemas/A.gate": "domain A { id: String }\ndomain B { id: String }\n",
      "gatehouse.json": """
      { "outputs": [{ "domain": { "output": "Out" }, "declarations": ["A"] }] }

      """,
    ])
    for arguments in [[], ["-o", "Out"], []] {
      let run = try workspace.run(
        ["generate"] + arguments, environment: ["GATEHOUSE_CACHE": "Cache"])
      #expect(run.exitCode == 0)
      #expect(try workspace.names(in: "Out").contains("B.swift") == !arguments.isEmpty)
    }
  }

  @Test(arguments: ["User.swift", ".gatehouse-manifest"])
  func aLinkInPlaceOfAFileIsNotFollowed(_ name: String) throws {
    try workspace.write(try workspace.text(of: "Out/\(name)"), to: "Copy")
    try workspace.remove("Out/\(name)")
    try workspace.link("Out/\(name)", to: "../Copy")
    let run = try workspace.run("generate", "-o", "Out", environment: ["GATEHOUSE_CACHE": "Cache"])
    #expect(
      run.errors.hasPrefix("error: cannot write Out/\(name): a symbolic link is in the way\n"))
    #expect(run.exitCode == 73)
  }

  #if os(Linux)
    /// On other systems, the two names are one.
    @Test func namesThatAreComposedInAnotherWayAreOtherNames() throws {
      let workspace = try Workspace(["Schemas/e\u{301}.gate": "domain A { id: String }\n"])
      try workspace.write("domain B { id: String }\n", to: "Schemas/\u{E9}.gate")
      try Self.generate(in: workspace)
      try workspace.write("domain C { id: Int }\n", to: "Schemas/\u{E9}.gate")
      try Self.generate(in: workspace)
      #expect(
        try workspace.files(in: "Out") == [".gatehouse-manifest", "A.swift", "C.swift"])
      try workspace.write("domain D { id: Int }\n", to: "Schemas/e\u{301}.gate")
      try Self.generate(in: workspace)
      #expect(
        try workspace.files(in: "Out") == [".gatehouse-manifest", "C.swift", "D.swift"])
    }
  #endif

  /// An empty path would be the root, and a relative one is somewhere else for each working directory.
  @Test(arguments: ["", "Caches"]) func onlyAnAbsoluteFolderHoldsCaches(_ folder: String) throws {
    let workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
    let arguments = ["generate", "-o", "Out"]
    var environment = ["XDG_CACHE_HOME": folder, "HOME": folder]
    #expect(try workspace.run(arguments, environment: environment).exitCode == 0)
    #expect(try workspace.names(in: "") == ["Out", "Schemas"])
    environment["HOME"] = workspace.realPath("Home")
    #expect(try workspace.run(arguments, environment: environment).exitCode == 0)
    #expect(try workspace.names(in: "") == ["Home", "Out", "Schemas"])
    #expect(try workspace.files(in: "Home").count == 1)
  }

  @Test func otherTemplatesAreUsed() throws {
    _ = try workspace.run("templates", "eject", "--output", "Templates")
    try workspace.write("// By hand.\n", to: "Templates/record.template")
    try Self.generate(in: workspace, ["--templates", "Templates"])
    #expect(try workspace.text(of: Self.user).contains("// By hand."))
  }

  @Test(arguments: ["", "nonsense", "\n\n\n"])
  func aDamagedRecordDoesNoHarm(_ record: String) throws {
    let whole = try workspace.text(of: self.record)
    try workspace.write(record, to: self.record)
    let report = try Self.generate(in: workspace)
    #expect(report.contains("files unchanged in Out\n"))
    #expect(try workspace.text(of: self.record) == whole)
  }

  private static let warnings = "dto Page { title: String? = nil, größe: Int? = nil }\n"

  /// Whatever the verbosity of the run before was.
  @Test(
    arguments: [
      ["--diagnostics", "text"], ["--diagnostics", "xcode"], ["--diagnostics", "json"],
      ["--diagnostics", "github"], ["--diagnostics", "sarif"], ["--limit", "1"], ["--quiet"],
    ], ["", "1"])
  func warningsAreRepeatedWithoutAnyWork(_ words: [String], _ colours: String) throws {
    let workspace = try Workspace(["Schemas/Pages.gate": Self.warnings])
    func run(_ words: [String], cache: String = "Cache") throws -> Workspace.Run {
      try workspace.run(
        ["generate", "-o", "Out"] + words,
        environment: ["GATEHOUSE_CACHE": cache, "CLICOLOR_FORCE": colours])
    }
    let first = try run([])
    #expect(first.errors.contains("G0445"))
    let record = "Cache/\(try #require(try workspace.names(in: "Cache").first))"
    try workspace.setDate(Self.longAgo, of: record)
    let repeated = try run(words)
    #expect(try workspace.date(of: record) == Self.longAgo)
    let anew = try run(words, cache: "")
    #expect(repeated.errors == anew.errors)
    #expect(repeated.output == anew.output)
    #expect(repeated.exitCode == anew.exitCode)
  }

  @Test(arguments: 0..<40) func damagedWarningsAreFoundAnew(_ seed: Int) throws {
    let workspace = try Workspace(["Schemas/Pages.gate": Self.warnings])
    try Self.generate(in: workspace)
    let record = "Cache/\(try #require(try workspace.names(in: "Cache").first))"
    let whole = try workspace.text(of: record)
    var random = SeededGenerator(seed: seed)
    var bytes = Array(whole.utf8)
    if seed.isMultiple(of: 4) {
      bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    } else {
      let index = bytes.indices.randomElement(using: &random) ?? 0
      bytes[index] = bytes[index] == UInt8(ascii: "1") ? UInt8(ascii: "7") : UInt8(ascii: "1")
    }
    try workspace.write(String(decoding: bytes, as: UTF8.self), to: record)
    #expect(try Self.generate(in: workspace).contains("2 warnings in 1 file"))
    #expect(try workspace.text(of: record) == whole)
  }

  @Test(arguments: ["", "Schemas/Users.gate/Cache"])
  func nothingDependsOnAFolderForCaches(_ cache: String) throws {
    let workspace = try Workspace(["Schemas/Users.gate": GenerateTests.schema])
    #expect(try Self.generate(in: workspace, cache: cache).contains("written"))
    #expect(try Self.generate(in: workspace, cache: cache).contains("unchanged"))
    #expect(try workspace.names(in: "") == ["Out", "Schemas"])
  }
}
