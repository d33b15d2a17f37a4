import Diagnostics
import Testing

@Suite struct XcodeFormatTests {
  @Test func everyFactIsALine() {
    let schemas = Schemas("漢\tfist_name", path: "/w/A b.gate").and("B.gate", "\n é x")
    let diagnostic = Diagnostic(
      .unknownField, "no\nfield `\u{1B}[2J`", at: schemas.span("fist_name"), label: "unknown",
      secondary: [.init(schemas.span("x", in: 1), "here"), .init(schemas.span("漢"), "")],
      notes: ["one\r\ntwo"], help: "write it",
      fix: .replace(schemas.span("fist_name"), with: "first_name"))
    // Columns count bytes, as the Swift compiler does.
    #expect(
      schemas.render(diagnostic, as: .xcode) == """
        /w/A b.gate:1:5: error: no field `␛[2J` [G0203]
        /w/A b.gate:1:5: note: unknown
        B.gate:2:5: note: here
        /w/A b.gate:1:5: note: one two
        /w/A b.gate:1:5: note: write it

        """)
  }

  @Test func oneLineEach() {
    let schemas = Schemas("a\r\nb\r\n", path: "A\n.gate")
    let first = Diagnostic(.unusedField, "first", at: schemas.span("b"))
    let second = Diagnostic(.unknownField, "second", at: SourceSpan(file: 5, start: 0, end: 0))
    #expect(
      schemas.render(first, second, as: .xcode)
        == "A .gate:2:1: warning: first [G0301]\nerror: second [G0203]\n")
  }
}
