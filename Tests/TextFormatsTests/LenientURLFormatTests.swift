import Foundation
import SeededRandom
import Testing

@testable import TextFormats

/// Examples in the manner of the URL standard: what is written, and what is in the request.
@Suite struct LenientURLFormatTests {
  private func encoded(_ text: String) throws(URLFormat.Problem) -> String {
    try LenientURLFormat.encoded(text) { $0.precomposedStringWithCanonicalMapping }
  }

  static let examples: [(String, String)] = [
    // Nothing to do.
    ("https://example.org", "https://example.org"),
    (
      "https://user:secret@example.org:8080/a?b=c#d", "https://user:secret@example.org:8080/a?b=c#d"
    ),
    ("https://example.org/a%20b?c=%C3%BC#%23", "https://example.org/a%20b?c=%C3%BC#%23"),
    ("mailto:ada@example.org", "mailto:ada@example.org"),
    ("data:text/plain;base64,aGVsbG8=", "data:text/plain;base64,aGVsbG8="),
    // White space.
    ("  https://example.org/a \n", "https://example.org/a"),
    ("https://exam\tple.org/\na", "https://example.org/a"),
    ("https://example.org/a b?c d#e f", "https://example.org/a%20b?c%20d#e%20f"),
    // Characters that RFC 3986 does not allow.
    ("https://example.org/a[1]|b^c`d{e}", "https://example.org/a%5B1%5D%7Cb%5Ec%60d%7Be%7D"),
    (
      "https://example.org/?ids[]=1|2&q=\"<x>\"",
      "https://example.org/?ids%5B%5D=1%7C2&q=%22%3Cx%3E%22"
    ),
    ("https://example.org/?q=it's#it's", "https://example.org/?q=it%27s#it's"),
    ("https://example.org/#a#b", "https://example.org/#a%23b"),
    ("https://example.org/?a?b", "https://example.org/?a?b"),
    ("https://example.org/\u{0}\u{7F}", "https://example.org/%00%7F"),
    // Letters beyond ASCII.
    (
      "https://example.org/über/日本?q=é#ß",
      "https://example.org/%C3%BCber/%E6%97%A5%E6%9C%AC?q=%C3%A9#%C3%9F"
    ),
    ("https://example.org/👍", "https://example.org/%F0%9F%91%8D"),
    ("https://bücher.example/", "https://xn--bcher-kva.example/"),
    ("https://BÜCHER.Example:80", "https://xn--bcher-kva.example:80"),
    ("https://bu\u{308}cher.example/", "https://xn--bcher-kva.example/"),
    ("https://例え。テスト/a", "https://xn--r8jz45g.xn--zckzah/a"),
    ("https://\u{1112}\u{1161}\u{11AB}.example", "https://xn--6q8b.example"),
    ("https://例え.テスト/a", "https://xn--r8jz45g.xn--zckzah/a"),
    ("https://münchen-ost.de", "https://xn--mnchen-ost-9db.de"),
    ("https://ü:p w@example.org", "https://%C3%BC:p%20w@example.org"),
    // Escapes.
    ("https://example.org/100%", "https://example.org/100%25"),
    ("https://example.org/%zz%4", "https://example.org/%25zz%254"),
    // Backslashes are slashes, but not after the question mark, nor with other schemes.
    ("https:\\\\example.org\\a\\b?c\\d", "https://example.org/a/b?c%5Cd"),
    ("myapp:a\\b", "myapp:a%5Cb"),
    ("HTTPS://EXAMPLE.ORG/A", "https://example.org/A"),
    ("https://[2001:db8::1]:8080/a", "https://[2001:db8::1]:8080/a"),
    // Relative.
    ("", ""), ("a", "a"), ("/a b", "/a%20b"), ("../img/ü.png", "../img/%C3%BC.png"),
    ("?page=2|3", "?page=2%7C3"), ("#top", "#top"), ("img\\a.png", "img/a.png"),
    ("//cdn.example.org/a|b", "//cdn.example.org/a%7Cb"), ("a b:c", "./a%20b:c"),
    ("1:2", "./1:2"), ("/a:b", "/a:b"),
  ]

  @Test(arguments: examples) func `What is written becomes a URL`(example: (String, String)) throws
  {
    let (text, url) = example
    #expect(try encoded(text) == url)
    // Encoding it again changes nothing.
    #expect(try encoded(url) == url)
    if !url.isEmpty { #expect(URL(string: url)?.absoluteString == url) }
  }

  @Test(arguments: [
    "https://", "https:///a", "https:a", "https://exa mple.org", "https://a<b>.org", "https://a^b",
    "https://example.org:port", "https://example.org:65536", "https://[::g]", "//", "//a b/c",
    "https://\(String(repeating: "ü", count: 64)).org",
  ])
  func `No browser would open it`(text: String) {
    #expect(throws: URLFormat.Problem.self) { try encoded(text) }
  }

  @Test func `Every valid URL is left as it is`() throws {
    for url in URLFormatTests.valid {
      let found = try encoded(url)
      // Schemes and host names are in lower case.
      #expect(found.lowercased() == url.lowercased())
    }
  }

  @Test(arguments: 0..<2_000) func `Any text becomes a URL, or none`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let signs = Array("ab/:?#[]@%2F|\\ ü日👍.xn--\n\t\u{0}'\"<>{}^`é")
    let start = random.pick(["", "https://", "https:", "//", "myapp:", "mailto:"])
    let text = start + String((0..<random.below(14)).map { _ in random.pick(signs) })
    guard let url = try? encoded(text) else { return }
    #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text.debugDescription)")
    #expect(try encoded(url) == url, "\(text.debugDescription)")
  }
}
