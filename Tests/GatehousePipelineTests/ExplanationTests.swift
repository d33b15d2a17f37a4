import Configuration
import Diagnostics
import GatehousePipeline
import Testing

/// What `gatehouse explain` shows is true.
@Suite struct ExplanationTests {
  static let shownAsText = allDiagnosticKinds.filter {
    !Shortcomings.notExplainedByExample.contains($0.code)
  }

  @Test(arguments: shownAsText)
  func theFirstBlockHasTheProblem(_ kind: DiagnosticKind) throws {
    let block = try #require(examples(of: kind).first, "\(kind.code) shows no example")
    let kinds = Set(try diagnostics(of: block, shownBy: kind).map(\.kind))
    let counted = kind.severity == .error ? kinds.filter { $0.severity == .error } : kinds
    #expect(counted.map(\.code).sorted() == [kind.code])
  }

  @Test(arguments: shownAsText)
  func theLastBlockHasNone(_ kind: DiagnosticKind) throws {
    let examples = examples(of: kind)
    try #require(examples.count >= 2, "\(kind.code) does not show the repair")
    let block = try #require(examples.last)
    let found = try diagnostics(of: block, shownBy: kind)
    #expect(found.isEmpty, "\(DiagnosticFormat.text.render(found, of: [file(block)]))")
  }

  private func examples(of kind: DiagnosticKind) -> [String] {
    blocks(of: isOfConfiguration(kind) ? "json" : "gate", in: kind.explanation)
  }

  private func diagnostics(of text: String, shownBy kind: DiagnosticKind) throws -> [Diagnostic] {
    guard isOfConfiguration(kind) else { return validate([file(text)]).diagnostics }
    let schemas = gateBlocks(in: kind.explanation).map(file)
    return try problems(of: file(text), with: schemas)
  }

  private func isOfConfiguration(_ kind: DiagnosticKind) -> Bool {
    Configuration.diagnosticKinds.contains(kind)
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Explained", text: text)
  }
}
