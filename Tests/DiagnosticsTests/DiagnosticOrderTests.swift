import Diagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func diagnostic(
    _ kind: DiagnosticKind, _ message: String, _ file: Int, _ start: Int, _ end: Int = 9
  ) -> Diagnostic {
    Diagnostic(kind, message, at: SourceSpan(file: file, start: start, end: end))
  }

  @Test func fileThenPlaceThenCode() {
    let diagnostics = [
      diagnostic(.unknownField, "f", 1, 0), diagnostic(.unusedField, "e", 0, 5),
      diagnostic(.unusedField, "c", 0, 2), diagnostic(.unknownField, "b", 0, 2, 4),
      diagnostic(.unknownField, "b2", 0, 2, 4), diagnostic(.unknownField, "a", 0, 2, 3),
      diagnostic(.unknownField, "d", 0, 3),
    ]
    #expect(diagnostics.inReadingOrder.map(\.message) == ["a", "b", "b2", "c", "d", "e", "f"])
  }

  @Test func exactDuplicatesAreToldOnce() {
    let one = diagnostic(.unknownField, "a", 0, 2)
    let other = Diagnostic(.unknownField, "a", at: one.primary.span, help: "b")
    #expect([one, other, one, other, one].inReadingOrder == [one, other])
  }

  @Test func summaries() {
    let error = diagnostic(.unknownField, "a", 0, 2)
    let warning = diagnostic(.unusedField, "b", 1, 2)
    #expect([].summary == "no problems")
    #expect([error].summary == "1 error in 1 file")
    #expect([warning, warning].summary == "2 warnings in 1 file")
    #expect(
      [error, warning, error, diagnostic(.unknownField, "c", 7, 0)].summary
        == "3 errors, 1 warning in 3 files")
  }
}
