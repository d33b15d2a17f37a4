import Testing

@testable import SwiftLowering

/// A text of a schema as readers of the generated code see it.
@Suite struct StringLiteralTests {
  @Test func `What people can read stays as it is in Swift`() {
    for text in ["Größe – „laut“", "名前は必須です", "نام کاربری می‌خواهم", "👩‍🚀 ❤️ 1️⃣", "é e\u{301}"] {
      #expect(StringLiteral(text).content == text)
      #expect(DocumentationComment([text]).text == "/// \(text)")
    }
  }

  @Test(arguments: [
    ("\u{301}a", #"\u{301}a"#), ("a\u{D4E}", #"a\u{D4E}"#), ("a\n\u{301}b", #"a\n\u{301}b"#),
    ("a\u{200D}b", #"a\u{200D}b"#), ("\u{202E}a", #"\u{202E}a"#), ("a\u{3164}", #"a\u{3164}"#),
  ])
  func `What people cannot read is written by its number`(text: String, content: String) {
    #expect(StringLiteral(text).content == content)
  }

  @Test(arguments: [
    (#"say "hi""#, #"say \"hi\""#), (#"C:\new"#, #"C:\\new"#), ("\\(name)", "\\\\(name)"),
    ("one\ntwo\r\tthree", #"one\ntwo\r\tthree"#),
  ])
  func `What ends a literal, or begins an escape, is escaped`(text: String, content: String) {
    #expect(StringLiteral(text).content == content)
  }
}
