import Testing

@testable import GeneratedSupport

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("ada@example.org", #""ada@example.org""#), ("it's \"so\" \\", #""it's \"so\" \\""#),
    ("a\nb\u{0}", #""a\nb\0""#), ("Zoë 日本 ☕️", "\"Zoë 日本 ☕️\""), ("👩‍👧", "\"👩‍👧\""),
    ("a\u{200B}@b", #""a\u{200B}@b""#), ("\u{FEFF}a\u{A0}b", #""\u{FEFF}a\u{00A0}b""#),
    ("\u{202E}a\u{2028}b\u{85}c", #""\u{202E}a\u{2028}b\u{0085}c""#),
  ])
  func invisibleCharactersAreEscaped(_ text: String, shown: String) {
    #expect(ShownText.quoted(text) == shown)
  }

  @Test func longTextsAreCutShort() {
    #expect(ShownText.quoted(String(repeating: "a", count: 80)).utf8.count == 82)
    #expect(ShownText.quoted(String(repeating: "a", count: 81)).hasSuffix("a\"…"))
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(ShownText.quoted(marks).utf8.count < 200)
  }
}
