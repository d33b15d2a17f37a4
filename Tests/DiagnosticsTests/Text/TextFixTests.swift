import Diagnostics
import Testing

/// How the result of a fix is shown.
@Suite struct TextFixTests {
  private let schemas = Schemas("dto A {\n  a: Int\n  b: Int\n}\n\nmap A -> B {\n  c: d\n}\n")
    .and("B.gate", "domain B {\n  c: Int\n}\n")

  private func preview(_ fix: Diagnostic.Fix, help: String? = "do it") -> String {
    let diagnostic = Diagnostic(
      .unknownField, "m", at: schemas.span("d", 2), help: help, fix: fix)
    let rendered = schemas.render(diagnostic)
    let head = """
      error[G0203]: m
       --> Accounts.gate:7:6
        |
      7 |   c: d
        |      ^

      """
    #expect(rendered.hasPrefix(head))
    return String(rendered.dropFirst(head.count))
  }

  @Test func aLineThatIsShownAboveIsNotRepeated() {
    #expect(
      preview(.replace(schemas.span("d", 2), with: "a")) == """
          |
          = help: do it
        7 +   c: a

        """)
  }

  @Test func withoutHelpTheFixSpeaksForItself() {
    #expect(
      preview(.replace(schemas.span("d", 2), with: "a"), help: nil) == """
          |
          = help: change it like this
        7 +   c: a

        """)
  }

  @Test func anotherLineIsShownBeforeAndAfter() {
    #expect(
      preview(.replace(schemas.span("Int"), with: "String")) == """
          |
          = help: do it
        2 -   a: Int
        2 +   a: String

        """)
  }

  @Test func aNewLineIsOnlyAdded() {
    #expect(
      preview(.insert("\n  d: Int", at: schemas.span("b: Int").after)) == """
          |
          = help: do it
        4 +   d: Int

        """)
  }

  @Test func aLineThatGoesIsShownAsGoing() {
    #expect(
      preview(.remove(schemas.span("  c: d\n"))) == """
          |
          = help: do it
        7 -   c: d

        """)
  }

  @Test func severalEditsInSeveralFiles() {
    let fix = Diagnostic.Fix([
      .init(span: schemas.span("c", in: 1), replacement: "total"),
      .init(span: schemas.span("d", 2), replacement: "b"),
      .init(span: schemas.span("c"), replacement: "total"),
      .init(span: schemas.span("A"), replacement: "AA"),
    ])
    #expect(
      preview(fix) == """
          |
          = help: do it
        1 - dto A {
        1 + dto AA {
        7 +   total: b
         ::: B.gate:2:3
        2 -   c: Int
        2 +   total: Int

        """)
  }

  @Test func manyLinesAreCutShort() {
    let added = (1...9).map { "\n  f\($0): Int" }.joined()
    #expect(
      preview(.insert(added, at: schemas.span("b: Int").after)) == """
          |
          = help: do it
        4 +   f1: Int
        5 +   f2: Int
        6 +   f3: Int
        7 +   f4: Int
        8 +   f5: Int
        9 +   f6: Int
        ...

        """)
  }

  @Test(
    arguments: [
      .replace(SourceSpan(file: 0, start: 900, end: 901), with: "x"),
      .replace(SourceSpan(file: 3, start: 0, end: 1), with: "x"),
      .replace(SourceSpan(file: 0, start: 0, end: 3), with: "dto"),
      .insert(String(repeating: "x", count: 5_000), at: SourceSpan(file: 0, start: 0, end: 0)),
      Diagnostic.Fix([]),
    ] as [Diagnostic.Fix])
  func whatCannotBeShownIsNot(_ fix: Diagnostic.Fix) {
    #expect(preview(fix) == "  |\n  = help: do it\n")
    #expect(preview(fix, help: nil) == "")
  }
}
