import Diagnostics
import Testing

@Suite struct TextFormatTests {
  private let accounts = Schemas(
    #"""
    dto UserDTO {
      first_name: String
    }
    map UserDTO -> User {
      fullName: "\(fist_name) \(last_name)"
    }
    """#)

  @Test func anErrorWithEverything() {
    let schemas = accounts.and("Other.gate", "domain User {\n  fullName: String\n}\n")
    let diagnostic = Diagnostic(
      .unknownField, "`UserDTO` has no field `fist_name`",
      at: schemas.span("fist_name"), label: "did you mean `first_name`?",
      secondary: [
        .init(schemas.span("UserDTO"), "its fields are declared here"),
        .init(schemas.span("fullName", in: 1), "needed by this"),
      ],
      notes: ["names are compared after casing", "one line\nand another"],
      help: "write `first_name`",
      fix: .replace(schemas.span("fist_name"), with: "first_name"))
    #expect(
      schemas.render(diagnostic) == #"""
        error[G0203]: `UserDTO` has no field `fist_name`
         --> Accounts.gate:5:16
          |
        1 | dto UserDTO {
          |     ------- its fields are declared here
        ...
        5 |   fullName: "\(fist_name) \(last_name)"
          |                ^^^^^^^^^ did you mean `first_name`?
         ::: Other.gate:2:3
          |
        2 |   fullName: String
          |   -------- needed by this
          |
          = note: names are compared after casing
          = note: one line
                  and another
          = help: write `first_name`
        5 +   fullName: "\(first_name) \(last_name)"

        """#)
  }

  @Test func aBlankLineStandsBetweenDiagnostics() {
    let warning = Diagnostic(.unusedField, "unread", at: accounts.span("first_name"))
    #expect(
      accounts.render(warning, warning) == """
        warning[G0301]: unread
         --> Accounts.gate:2:3
          |
        2 |   first_name: String
          |   ^^^^^^^^^^

        warning[G0301]: unread
         --> Accounts.gate:2:3
          |
        2 |   first_name: String
          |   ^^^^^^^^^^

        """)
  }

  @Test func nothingToSayIsNothingSaid() {
    for palette in [Palette.plain, .ansi] {
      #expect(accounts.render(palette: palette) == "")
    }
  }

  @Test func lineNumbersStandFlush() {
    let schemas = Schemas(String(repeating: "\n", count: 7) + "a\nb\nc\nd\n")
    let diagnostic = Diagnostic(
      .unusedField, "far", at: schemas.span("c"), secondary: [.init(schemas.span("a"), "near")])
    // A single line in between is shown, and not left out.
    #expect(
      schemas.render(diagnostic) == """
        warning[G0301]: far
          --> Accounts.gate:10:1
           |
         8 | a
           | - near
         9 | b
        10 | c
           | ^

        """)
  }

  @Test func colours() {
    let diagnostic = Diagnostic(
      .unusedField, "unread", at: accounts.span("first_name"), label: "here",
      secondary: [.init(accounts.span("String"), "text")], help: "remove it",
      fix: .remove(accounts.span("  first_name: String\n")))
    let (gutter, mark, off) = ("\u{1B}[1;34m", "\u{1B}[1;33m", "\u{1B}[0m")
    let (strong, dim, red) = ("\u{1B}[1m", "\u{1B}[34m", "\u{1B}[31m")
    #expect(
      accounts.render(diagnostic, palette: .ansi) == """
        \(mark)warning[G0301]\(off)\(strong): unread\(off)
         \(gutter)-->\(off) Accounts.gate:2:3
        \(gutter)  |\(off)
        \(gutter)2 |\(off)   first_name: String
        \(gutter)  |\(off)   \(mark)^^^^^^^^^^\(off)  \(dim)------\(off) \(dim)text\(off)
        \(gutter)  |\(off)   \(mark)|\(off)
        \(gutter)  |\(off)   \(mark)here\(off)
        \(gutter)  |\(off)
          \(gutter)=\(off) \(strong)help:\(off) remove it
        \(gutter)2\(off) \(red)-   first_name: String\(off)

        """)
  }

  @Test func aProblemThatStandsNowhere() {
    let nowhere = SourceSpan(file: 7, start: 0, end: 4)
    let diagnostic = Diagnostic(
      .unknownField, "no schema at all", at: nowhere, label: "lost",
      secondary: [.init(accounts.span("first_name"), "seen here")], help: "write one")
    #expect(
      accounts.render(diagnostic) == """
        error[G0203]: no schema at all
         --> Accounts.gate:2:3
          |
        2 |   first_name: String
          |   ---------- seen here
          |
          = help: write one

        """)
    #expect(
      accounts.render(Diagnostic(.unknownField, "no schema", at: nowhere, help: "write one"))
        == "error[G0203]: no schema\n  = help: write one\n")
  }

  @Test func ofVeryManyPlacesTheFirstAreShown() {
    let schemas = Schemas((1...30).map { "f\($0)\n" }.joined())
    let diagnostic = Diagnostic(
      .unusedField, "many", at: schemas.span("f1\n"),
      secondary: (2...30).map { .init(schemas.span("f\($0)\n"), "") })
    let text = schemas.render(diagnostic)
    #expect(text.contains("\n17 | f17\n"))
    #expect(!text.contains("f18"))
    #expect(text.hasSuffix("   |\n   = note: 13 more places are not shown\n"))
  }

  @Test func aHostileSchemaReachesNoTerminal() {
    let schemas = Schemas("a \u{1B}[2J b\u{202E}\u{9B}c", path: "e\u{1B}vil\n.gate")
    let diagnostic = Diagnostic(
      .unknownField, "no `\u{1B}]0;x\u{7}\n  = help: run this`", at: schemas.span("b"),
      label: "\u{1B}[31m\r", notes: ["\u{1B}c\rfake"], help: "\u{8}",
      fix: .replace(schemas.span("b"), with: "\u{1B}"))
    #expect(
      schemas.render(diagnostic) == #"""
        error[G0203]: no `␛]0;x␇␊  = help: run this`
         --> e␛vil␊.gate:1:8
          |
        1 | a ␛[2J b\u{202E}\u{9B}c
          |        ^ ␛[31m␍
          |
          = note: ␛c
                  fake
          = help: ␈
        1 + a ␛[2J ␛\u{202E}\u{9B}c

        """#)
  }
}
