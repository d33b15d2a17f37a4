import Diagnostics
import Testing

/// If there are more problems than anybody reads, the first are shown, and the others counted.
@Suite struct TextLimitTests {
  private let schemas = Schemas("a b c d e\n")
  private let diagnostics: [Diagnostic]

  init() {
    let schemas = schemas
    diagnostics = ["a", "b", "c", "d", "e"].map { name in
      Diagnostic(
        name == "a" || name == "d" ? .unusedField : .unknownField, "about `\(name)`",
        at: schemas.span(name))
    }
  }

  private func text(_ limit: Int?, _ format: DiagnosticFormat = .text) -> String {
    format.render(diagnostics, of: schemas.files, limit: limit)
  }

  private func told(_ text: String) -> [String] {
    ["a", "b", "c", "d", "e"].filter { text.contains("about `\($0)`") }
  }

  @Test func warningsGiveWayToErrors() {
    #expect(told(text(2)) == ["b", "c"])
    #expect(text(2).hasSuffix("\n\n3 more: 2 of G0301, 1 of G0203\n"))
    #expect(told(text(4)) == ["a", "b", "c", "e"])
    #expect(text(4).hasSuffix("\n\n1 more: 1 of G0301\n"))
  }

  @Test(arguments: [nil, 5, 6]) func nothingIsLeftOutBelowTheLimit(_ limit: Int?) {
    #expect(text(limit) == text(nil))
    #expect(told(text(limit)).count == 5)
    #expect(!text(limit).contains("more:"))
  }

  @Test(arguments: DiagnosticFormat.allCases.filter { $0 != .text })
  func programsGetAll(_ format: DiagnosticFormat) {
    #expect(text(1, format) == text(nil, format))
  }
}
