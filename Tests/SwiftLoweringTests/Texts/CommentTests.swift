import Testing

@testable import SwiftLowering

/// Texts of a schema in comments, each of which ends where the line does.
@Suite struct CommentTests {
  @Test func `Each line of a text is a line of the comment`() {
    #expect(DocumentationComment.none.text == nil)
    #expect(
      DocumentationComment(["One.\n\nTwo.", "Three."]).text == "/// One.\n///\n/// Two.\n/// Three."
    )
    #expect(DocumentationComment(["a\u{2028}b\u{B}c"]).text == "/// a\n/// b\n/// c")
  }

  @Test func `A sentence has no blank lines`() {
    #expect(DocumentationComment(sentence: "One\n\n  \ntwo.").text == "/// One\n/// two.")
    #expect(DocumentationComment(sentence: "").text == nil)
  }

  @Test func `Nobody sees blanks at the end of a line`() {
    #expect(DocumentationComment(["One. \t", "  Two."]).text == "/// One.\n///   Two.")
  }

  @Test func `A comment within a line has no line breaks`() {
    #expect(CommentLine("one\ntwo\u{2029}three ").text == "one two three")
  }

  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{E0041}"])
  func `What steers text is shown by its number`(scalar: Unicode.Scalar) {
    let shown = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    #expect(CommentLine("a\(scalar)b").text == "a\(shown)b")
  }

  @Test func `A deprecation says why, or what to use`() {
    #expect(DeprecationAttribute.plain.text == "@available(*, deprecated)")
    #expect(DeprecationAttribute(message: "").text == "@available(*, deprecated)")
    #expect(
      DeprecationAttribute(message: "Use \"b\".").text
        == #"@available(*, deprecated, message: "Use \"b\".")"#)
    #expect(
      DeprecationAttribute(renamed: "email").text == #"@available(*, deprecated, renamed: "email")"#
    )
  }

  @Test(arguments: [
    ("/[0-9]+/", "`/[0-9]+/`"), ("/a`b/", "``` /a`b/ ```"), ("/````/", "````` /````/ `````"),
  ])
  func `What is shown as code does not end within itself`(_ text: String, _ code: String) {
    #expect(CommentLine(text).code == code)
  }
}
