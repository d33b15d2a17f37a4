import Diagnostics
import Testing

@Suite struct GitHubFormatTests {
  @Test func anAnnotation() {
    let schemas = Schemas("dto A {\n  漢 fist_name\n}", path: "Schemas/100%,a:b.gate")
    let diagnostic = Diagnostic(
      .unknownField, "100%: no `fist_name`, sorry", at: schemas.span("fist_name"), label: "here",
      secondary: [.init(schemas.span("A"), "in this")], notes: ["a\r\nb"], help: "write\u{1B}")
    #expect(
      schemas.render(diagnostic, as: .github)
        == "::error file=Schemas/100%25%2Ca%3Ab.gate,line=2,endLine=2,col=5,endColumn=14,title=G0203"
        + "::100%25: no `fist_name`, sorry%0Ahere%0ASchemas/100%25,a:b.gate:1:5: in this"
        + "%0Anote: a%0D%0Ab%0Ahelp: write␛\n")
  }

  @Test func columnsAreLeftOutOverSeveralLines() {
    let schemas = Schemas("dto A {\n}", path: "a.gate")
    let diagnostic = Diagnostic(.unusedField, "m", at: schemas.span("A {\n}"))
    #expect(
      schemas.render(diagnostic, as: .github)
        == "::warning file=a.gate,line=1,endLine=2,title=G0301::m\n")
  }

  @Test func aProblemThatStandsNowhere() {
    let diagnostic = Diagnostic(.unknownField, "m", at: SourceSpan(file: 5, start: 0, end: 0))
    #expect(Schemas("").render(diagnostic, as: .github) == "::error title=G0203::m\n")
  }
}
