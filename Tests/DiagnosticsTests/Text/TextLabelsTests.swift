import Diagnostics
import Testing

/// Several labels on one line.
@Suite struct TextLabelsTests {
  private let schemas = Schemas("map A -> B { total: price * amount }\n")

  private func marks(_ primary: (String, String), _ secondary: (String, String)...) -> String {
    let diagnostic = Diagnostic(
      .unknownField, "m", at: schemas.span(primary.0), label: primary.1,
      secondary: secondary.map { .init(schemas.span($0.0), $0.1) })
    return schemas.render(diagnostic).split(separator: "\n").dropFirst(4).joined(separator: "\n")
  }

  @Test func textsStandBesideTheirMarksWhereThereIsRoom() {
    #expect(
      marks(("amount", "a number"), ("A", ""), ("B", "two")) == """
          |     -    - two              ^^^^^^ a number
        """)
    #expect(
      marks(("amount", "a number"), ("A", "one"), ("B", "two")) == """
          |     -    - two              ^^^^^^ a number
          |     |
          |     one
        """)
  }

  @Test func textsHangWhereThereIsNone() {
    #expect(
      marks(("price", "never nil"), ("total", "wanted here"), ("amount", "a number")) == """
          |              -----  ^^^^^   ------ a number
          |              |      |
          |              |      never nil
          |              wanted here
        """)
  }

  @Test func thePrimaryMarkCoversTheOthers() {
    #expect(
      marks(("price", "no number"), ("price * amount", "not computed")) == """
          |                     ^^^^^--------- not computed
          |                     |
          |                     no number
        """)
    #expect(
      marks(("amount", "no number"), ("price * amount", "not computed")) == """
          |                     --------^^^^^^ no number
          |                     |
          |                     not computed
        """)
  }

  @Test func textsThatHangFromTheSamePlaceStandBelowEachOther() {
    #expect(
      marks(("price", "first"), ("price *", "second"), ("price * amount }", "third"), ("A", ""))
        == """
          |     -               ^^^^^----------- third
          |                     |
          |                     first
          |                     second
        """)
  }

  @Test func theSameIsSaidOnce() {
    #expect(
      marks(("A", "here"), ("B", "there"), ("B", "there")) == """
          |     ^    - there
          |     |
          |     here
        """)
  }

  @Test func wideTextsTakeTheirRoom() {
    #expect(
      marks(("amount", ""), ("B", "一二三四五六七")) == """
          |          - 一二三四五六七   ^^^^^^
        """)
    #expect(
      marks(("amount", ""), ("B", "一二三四五六七八")) == """
          |          -                  ^^^^^^
          |          |
          |          一二三四五六七八
        """)
  }
}
