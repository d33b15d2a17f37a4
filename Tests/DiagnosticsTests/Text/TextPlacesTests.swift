import Diagnostics
import Testing

/// Where the carets are, whatever the line consists of.
@Suite struct TextPlacesTests {
  private func excerpt(_ schemas: Schemas, _ span: SourceSpan, _ label: String = "here") -> String {
    let rendered = schemas.render(Diagnostic(.unknownField, "m", at: span, label: label))
    return String(rendered.dropFirst("error[G0203]: m\n".count))
  }

  @Test func tabsReachToTheirStops() {
    let schemas = Schemas("\tid:\tInt\t// x")
    #expect(
      excerpt(schemas, schemas.span("Int")) == """
         --> Accounts.gate:1:6
          |
        1 |     id: Int // x
          |         ^^^ here

        """)
    #expect(
      excerpt(schemas, schemas.span("\t", 2)) == """
         --> Accounts.gate:1:5
          |
        1 |     id: Int // x
          |        ^ here

        """)
  }

  @Test func emojiMarksAndWideLetters() {
    let schemas = Schemas("// 👨‍👩‍👧‍👦 漢字 e\u{301}\u{302} ❤️ 🇩🇰: wrong")
    #expect(
      excerpt(schemas, schemas.span("wrong")) == """
         --> Accounts.gate:1:16
          |
        1 | // 👨‍👩‍👧‍👦 漢字 e\u{301}\u{302} ❤️ 🇩🇰: wrong
          |                     ^^^^^ here

        """)
    #expect(
      excerpt(schemas, schemas.span("👨‍👩‍👧‍👦 漢")) == """
         --> Accounts.gate:1:4
          |
        1 | // 👨‍👩‍👧‍👦 漢字 e\u{301}\u{302} ❤️ 🇩🇰: wrong
          |    ^^^^^ here

        """)
  }

  @Test func aSpanInsideACharacterTakesAllOfIt() {
    let schemas = Schemas("a👩‍👦b")
    #expect(
      excerpt(schemas, SourceSpan(file: 0, start: 6, end: 7)) == """
         --> Accounts.gate:1:2
          |
        1 | a👩‍👦b
          |  ^^ here

        """)
  }

  @Test func aByteOrderMarkTakesNoRoom() {
    let schemas = Schemas("\u{FEFF}dto A {}")
    #expect(
      excerpt(schemas, schemas.span("dto")) == """
         --> Accounts.gate:1:1
          |
        1 | dto A {}
          | ^^^ here

        """)
    #expect(excerpt(schemas, SourceSpan(file: 0, start: 0, end: 3)).hasSuffix("  | ^ here\n"))
  }

  @Test func linesThatEndAsOnWindows() {
    let schemas = Schemas("dto A {\r\n  id: Int\r\n}\r\n")
    #expect(
      excerpt(schemas, schemas.span("Int\r\n")) == """
         --> Accounts.gate:2:7
          |
        2 |   id: Int
          |       ^^^ here

        """)
    #expect(
      excerpt(schemas, schemas.span("\r\n", 2)) == """
         --> Accounts.gate:2:10
          |
        2 |   id: Int
          |          ^ here

        """)
  }

  @Test func anEmptyFile() {
    #expect(
      excerpt(Schemas(""), SourceSpan(file: 0, start: 0, end: 0)) == """
         --> Accounts.gate:1:1
          |
        1 |
          | ^ here

        """)
  }

  @Test(arguments: [(9, 9), (9, 40), (70, 90)])
  func theEndOfAFile(_ start: Int, _ end: Int) {
    #expect(
      excerpt(Schemas("dto\nA { x"), SourceSpan(file: 0, start: start, end: end)) == """
         --> Accounts.gate:2:6
          |
        2 | A { x
          |      ^ here

        """)
  }

  @Test func theEndOfAFileWhoseLastLineIsClosed() {
    let schemas = Schemas("dto\n")
    #expect(
      excerpt(schemas, schemas.span("dto\n").after) == """
         --> Accounts.gate:2:1
          |
        2 |
          | ^ here

        """)
  }

  @Test func anEmptySpanIsOneCaret() {
    let schemas = Schemas("漢字")
    #expect(
      excerpt(schemas, schemas.span("字").before, "") == """
         --> Accounts.gate:1:2
          |
        1 | 漢字
          |   ^

        """)
  }

  @Test func bytesThatAreNotText() {
    let schemas = Schemas(bytes: [0x61, 0xFF, 0xE2, 0x82, 0x20, 0x62])
    #expect(
      excerpt(schemas, SourceSpan(file: 0, start: 5, end: 6)) == """
         --> Accounts.gate:1:5
          |
        1 | a\u{FFFD}\u{FFFD} b
          |     ^ here

        """)
    #expect(
      excerpt(schemas, SourceSpan(file: 0, start: 1, end: 4)).hasSuffix("  |  ^^ here\n"))
  }

  @Test func aSpanOfSeveralLinesShowsItsEnds() {
    let schemas = Schemas("map A -> B {  \n  a: b\n  c: d\n    }\ndto\n")
    #expect(
      excerpt(schemas, schemas.span("A").through(schemas.span("}"))) == """
         --> Accounts.gate:1:5
          |
        1 | map A -> B {
          |     ^^^^^^^^^^
        ...
        4 |     }
          |     ^ here

        """)
    // The line break at the end of the span does not count.
    #expect(
      excerpt(schemas, schemas.span("b\n  c: d\n")) == """
         --> Accounts.gate:2:6
          |
        2 |   a: b
          |      ^
        3 |   c: d
          |   ^^^^ here

        """)
    #expect(
      excerpt(schemas, schemas.span("b\n  c: d\n    ")) == """
         --> Accounts.gate:2:6
          |
        2 |   a: b
          |      ^
        3 |   c: d
        4 |     }
          |     ^ here

        """)
  }

  @Test func aLongLineIsCutAroundItsMarks() {
    let left = String(repeating: "abcdefghi ", count: 40)
    let schemas = Schemas(left + "needle" + String(repeating: "漢", count: 200))
    #expect(
      excerpt(schemas, schemas.span("needle")) == """
         --> Accounts.gate:1:401
          |
        1 | …\(left.suffix(77))needle\(String(repeating: "漢", count: 38))…
          | \(String(repeating: " ", count: 78))^^^^^^ here

        """)
    let both = Diagnostic(
      .unusedField, "m", at: schemas.span("needle"), label: "here",
      secondary: [.init(schemas.span("abc"), "begins"), .init(schemas.span("漢", 199), "ends")])
    let marks = schemas.render(both).split(separator: "\n")[4]
    // A mark in a part that is cut away is at the `…`.
    #expect(
      marks
        == "  | - begins\(String(repeating: " ", count: 70))^^^^^^ here"
        + "\(String(repeating: " ", count: 71))- ends")
    let whole = SourceSpan(file: 0, start: 0, end: 1_006)
    let rows = excerpt(schemas, whole).split(separator: "\n")
    #expect(rows[2] == "1 | \(left.prefix(160))…")
    #expect(rows[3] == "  | \(String(repeating: "^", count: 161)) here")
  }

  @Test func aLineThatJustFitsIsNotCut() {
    let blanks = String(repeating: "x", count: 159)
    #expect(excerpt(Schemas(blanks + "y"), SourceSpan(file: 0, start: 0, end: 1)).contains("xy\n"))
    #expect(
      excerpt(Schemas(blanks + "yz"), SourceSpan(file: 0, start: 0, end: 1)).contains("xy…\n"))
  }
}
