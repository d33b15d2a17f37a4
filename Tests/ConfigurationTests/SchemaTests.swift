import Configuration
import Diagnostics
import Foundation
import Testing

/// What the schema tells editors is what the tool does.
@Suite struct SchemaTests {
  private let schema: Any

  init() throws {
    schema = try JSONSerialization.jsonObject(with: Data(Configuration.schema.utf8))
  }

  private func accepts(_ text: String) throws -> Bool {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try SchemaValidator().accepts(value, under: schema)
  }

  /// Problems that cannot be seen without knowing how values fit together, or what a path leads to.
  private static let beyondSchemas: Set<String> = [
    "G1026", "G1029", "G1030", "G1031", "G1032", "G1033", "G1034", "G1043",
  ]

  /// For each case that is valid JSON: the schema accepts it if and only if all of its problems are beyond schemas.
  @Test(arguments: try cases())
  func itJudgesTheCasesAsTheReaderDoes(_ url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let problems = Configuration.read(SourceFile(path: "", text: text)).diagnostics
    let isAccepted = problems.allSatisfy { Self.beyondSchemas.contains($0.kind.code) }
    #expect(try accepts(text) == isAccepted)
  }

  @Test func itTakesWhatIsSound() throws {
    #expect(try accepts("{}"))
    #expect(
      try accepts(
        """
        {
          "$schema": "./gatehouse.schema.json", "$comment": ["One", "two"], "schemas": [".", "../a b"],
          "domain": { "output": "a/../b", "module": "Été_2", "access": "package" }, "data": {},
          "initialisms": { "add": [], "remove": [] }, "issueCap": 1000000, "templates": "x",
          "unionProperties": "domain", "dtos": "plain", "jsonFiles": "none", "logSubsystem": "a-b.c_1",
          "mappers": "extensions", "json": "directOnly", "wireNames": "camelCase", "diagnostics": "sarif"
        }
        """))
  }

  @Test func everyKeyIsDescribed() throws {
    func check(_ schema: Any) {
      let properties = (schema as? [String: Any])?["properties"] as? [String: Any] ?? [:]
      for (name, property) in properties {
        let property = property as? [String: Any] ?? [:]
        let description = property["description"] as? String ?? ""
        #expect(description.hasSuffix("."), "\(name) is not described")
        check(property)
        if let items = property["items"] { check(items) }
      }
    }
    check(schema)
  }

  /// The folder of cases says what must be refused. Texts that are not valid JSON are left out, since a schema cannot
  /// judge them.
  private static func cases() throws -> [URL] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ConfigurationCases")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && $0.lastPathComponent >= "G1018" }
      // For a schema, `1e2` is the whole number 100: it sees values, and not how they are written.
      .filter { $0.lastPathComponent != "G1022-fraction.json" }
      .sorted { $0.path < $1.path }
  }
}
