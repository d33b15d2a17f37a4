import Diagnostics
import GatehousePipeline
import Testing

/// What `gatehouse explain` shows must be true.
@Suite struct ExplanationTests {
  static let shownAsText = allDiagnosticKinds.filter {
    !Shortcomings.notExplainedByExample.contains($0.code)
  }

  @Test(arguments: shownAsText)
  func theFirstBlockHasTheProblem(_ kind: DiagnosticKind) throws {
    let block = try #require(gateBlocks(of: kind).first, "\(kind.code) shows no example")
    let kinds = Set(diagnostics(of: block).map(\.kind))
    let counted = kind.severity == .error ? kinds.filter { $0.severity == .error } : kinds
    #expect(counted.map(\.code).sorted() == [kind.code])
  }

  @Test(arguments: shownAsText)
  func theLastBlockHasNone(_ kind: DiagnosticKind) throws {
    let blocks = gateBlocks(of: kind)
    try #require(blocks.count >= 2, "\(kind.code) does not show the repaired schema")
    let block = try #require(blocks.last)
    let found = diagnostics(of: block)
    #expect(found.isEmpty, "\(DiagnosticFormat.text.render(found, of: [file(block)]))")
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Explained.gate", text: text)
  }

  private func diagnostics(of text: String) -> [Diagnostic] {
    validate([file(text)]).diagnostics
  }

  private func gateBlocks(of kind: DiagnosticKind) -> [String] {
    GatehousePipelineTests.gateBlocks(in: kind.explanation)
  }
}
