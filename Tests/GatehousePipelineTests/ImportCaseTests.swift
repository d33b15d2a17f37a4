import Diagnostics
import Foundation
import GatehousePipeline
import SchemaImport
import Testing

@Suite struct ImportCaseTests {
  @Test(arguments: try ImportCase.all())
  func saysWhatIsExpected(_ importCase: ImportCase) throws {
    let imported = importCase.run(in: importCase.layers[0])
    if let code = importCase.code {
      #expect(imported.diagnostics.contains { $0.kind.code == code })
    }
    let printed = DiagnosticFormat.text.render(imported.diagnostics, of: importCase.documents)
    try compare(printed, with: importCase.expectedDiagnostics)
  }

  @Test(arguments: try ImportCase.all())
  func writesWhatIsExpected(_ importCase: ImportCase) throws {
    for layer in importCase.layers {
      guard let bytes = importCase.run(in: layer).bytes else { continue }
      try compare(
        String(decoding: bytes, as: UTF8.self), with: importCase.expectedSchema(in: layer))
      let (_, diagnostics) = validate([SourceFile(path: "\(layer.rawValue).gate", bytes: bytes)])
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    }
  }

  private static let shownOnPages = ImportDiagnostics.kinds.filter {
    !Shortcomings.notShownByDocument.union(Shortcomings.tooLongForPages).contains($0.code)
  }

  /// The first block of a page shows what the page is about.
  @Test(arguments: shownOnPages)
  func thePageShowsIt(_ kind: DiagnosticKind) throws {
    let documents = ["json", "yaml"].flatMap { language in
      blocks(of: language, in: kind.explanation).map { SourceFile(path: "a.\(language)", text: $0) }
    }
    let document = try #require(documents.first, "\(kind.code) shows no example")
    // Only a model has rules.
    let imported = importSchema(from: [document], ImportRequest(layer: .model))
    #expect(Set(imported.diagnostics.map(\.kind)) == [kind])
  }

  /// What is imported is also compiled, in two modules and both JSON forms, and reads payloads.
  @Test(arguments: [
    "Library": "Library", "NamedValues": "Users", "ValuesWithinUnions": "Readings",
  ])
  func aGoldenIsMadeOfIt(_ name: String, _ schema: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let imported = tests.appending(path: "ImportCases/\(name)/domain.gate")
    let golden = tests.appending(path: "Goldens/ImportedModules/Schemas/\(schema).gate")
    #expect(
      try Data(contentsOf: imported) == Data(contentsOf: golden), "copy it, and update goldens")
  }

  @Test func everyCodeHasACase() throws {
    let codes = Set(try ImportCase.all().compactMap(\.code))
    let lacking = ImportDiagnostics.kinds.map(\.code)
      .filter { !codes.contains($0) && !Shortcomings.notShownByDocument.contains($0) }
    #expect(lacking.isEmpty, "add Tests/ImportCases/\(lacking.first ?? "")-…")
  }

  private func compare(_ text: String, with expectation: URL) throws {
    if DiagnosticCaseTests.updates {
      try Data(text.utf8).write(to: expectation)
      return
    }
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(
      text == expected,
      "if this is better: GATEHOUSE_UPDATE_CASES=1 swift test --filter ImportCaseTests")
  }
}
