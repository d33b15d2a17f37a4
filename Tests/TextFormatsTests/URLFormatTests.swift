import Foundation
import SeededRandom
import Testing

@testable import TextFormats

@Suite struct URLFormatTests {
  static let valid = [
    "https://example.org", "http://example.org/", "HTTPS://EXAMPLE.ORG/A", "ftp://ftp.is.co.za/rfc",
    "https://example.org:443/a/b", "https://example.org:/", "https://example.org:65535",
    "https://user@example.org", "https://user:secret@example.org:8080/a?b=c#d",
    "https://192.0.2.1/a", "https://[2001:db8::1]/a", "https://[::1]:8080", "http://localhost:3000",
    "https://example.org?q=1", "https://example.org#top", "https://example.org/?",
    "https://example.org/a%20b", "https://example.org/%C3%BC", "https://example.org/a;b=c,d",
    "https://example.org//a//b", "https://example.org/a?b/c?d", "https://example.org/a#b/c?d",
    "https://example.org/~user/'x'(y)*", "https://ex_ample.org", "https://ex%41mple.org",
    "wss://example.org/socket", "mailto:ada@example.org", "tel:+1-816-555-1212",
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "news:comp.infosystems.www",
    "data:text/plain;base64,aGVsbG8=", "file:///etc/hosts", "ldap://[2001:db8::7]/c=GB?one?two",
    "telnet://192.0.2.16:80/", "myapp://open", "myapp:", "myapp:///x", "a+b-c.d:e",
    "https://example.org/a@b:c", "https://example.org/?a=b&c=d$e!f",
  ]

  static let invalid: [(String, URLFormat.Problem)] = [
    ("", .schemeMissing), (":", .schemeMissing), ("://example.org", .schemeMissing),
    ("example.org", .schemeMissing), ("www.example.org/a", .schemeMissing),
    ("/a/b", .schemeMissing), ("//example.org/a", .schemeMissing), ("?q=1", .schemeMissing),
    ("#top", .schemeMissing), ("1http://example.org", .schemeMissing),
    ("ht tp://example.org", .schemeMissing), ("hütte://example.org", .schemeMissing),
    (" https://example.org", .schemeMissing), ("https", .schemeMissing),
    ("https:", .hostMissing), ("https://", .hostMissing), ("https:///a", .hostMissing),
    ("https:example.org", .hostMissing), ("https:/example.org", .hostMissing),
    ("http://?q=1", .hostMissing), ("http://#a", .hostMissing), ("http://user@/a", .hostMissing),
    ("http://:80/", .hostMissing),
    ("https://example.org/a b", .character(offset: 21)),
    ("https://example.org ", .character(offset: 19)),
    ("https://example.org/\n", .character(offset: 20)),
    ("https://example.org/ü", .character(offset: 20)),
    ("https://bücher.example", .character(offset: 9)),
    ("https://example.org/<a>", .character(offset: 20)),
    ("https://example.org/\"a\"", .character(offset: 20)),
    ("https://example.org/a\\b", .character(offset: 21)),
    ("https://example.org/a^b", .character(offset: 21)),
    ("https://example.org/a`b", .character(offset: 21)),
    ("https://example.org/{id}", .character(offset: 20)),
    ("https://example.org/a|b", .character(offset: 21)),
    ("https://example.org/a[0]", .character(offset: 21)),
    ("https://example.org/?a[0]=b", .character(offset: 22)),
    ("https://example.org/a#b#c", .character(offset: 23)),
    ("https://exam\u{0}ple.org", .character(offset: 12)),
    ("https://a@b@c/", .character(offset: 11)),
    ("https://example.org/%", .percentEncoding(offset: 20)),
    ("https://example.org/%2", .percentEncoding(offset: 20)),
    ("https://example.org/%2/a", .percentEncoding(offset: 20)),
    ("https://example.org/%zz", .percentEncoding(offset: 20)),
    ("https://example.org/?100%", .percentEncoding(offset: 24)),
    ("http://[x", .address), ("http://[::1", .address), ("http://[]", .address),
    ("http://[192.0.2.1]", .address), ("http://[::1]a", .address),
    ("http://[fe80::1%25en0]/", .address), ("http://[v1.x]/", .address),
    ("https://example.org:80a/", .port), ("https://example.org:65536", .port),
    ("https://example.org:-1", .port), ("https://a:b:c/", .port),
    ("https://2001:db8::1/", .port), ("https://example.org:99999999999999999999", .port),
  ]

  @Test(arguments: valid) func accepts(_ text: String) {
    #expect(throws: Never.self) { try URLFormat.check(text) }
    #expect(URLFormat.accepts(text))
    #expect(URL(string: text) != nil)
  }

  @Test(arguments: invalid) func refuses(_ text: String, _ problem: URLFormat.Problem) {
    #expect(throws: problem) { try URLFormat.check(text) }
    #expect(!URLFormat.accepts(text))
  }

  @Test(
    arguments: [
      ("https://example.org", "https"), ("HTTPS://example.org", "https"), ("myapp:", "myapp"),
      ("a+b-c.d1:e", "a+b-c.d1"), ("mailto:a@b", "mailto"), ("x", nil), ("", nil), (":a", nil),
      ("1a:b", nil), ("+a:b", nil), ("a/b:c", nil), ("a?b:c", nil), ("ä:b", nil), ("//a:80", nil),
    ] as [(String, String?)])
  func findsTheScheme(_ text: String, _ scheme: String?) {
    #expect(URLFormat.scheme(of: text) == scheme)
  }

  static let references = [
    "/users/1", "?page=2", "#top", "a", "a/b:c", "./a:b", "../a%20b", "//example.org:80/a?b#c", "/",
    ".", "?", "#", "/a:b", "?a:b", "https://example.org", "mailto:ada@example.org",
  ]

  @Test(arguments: references) func acceptsReferences(_ text: String) {
    #expect(throws: Never.self) { try URLFormat.checkReference(text) }
    #expect(URL(string: text)?.absoluteString == text)
  }

  static let wrongReferences: [(String, URLFormat.Problem)] = [
    (" ", .character(offset: 0)), ("a b", .character(offset: 1)),
    ("1:2", .character(offset: 1)), (":", .character(offset: 0)), ("//", .hostMissing),
    ("///a", .hostMissing), ("//a b", .character(offset: 3)), ("//a:b", .port),
    ("https:", .hostMissing), ("/%", .percentEncoding(offset: 1)), ("/ü", .character(offset: 1)),
    ("a?b#c#d", .character(offset: 5)),
  ]

  @Test(arguments: wrongReferences)
  func refusesReferences(_ text: String, _ problem: URLFormat.Problem) {
    #expect(throws: URLReferenceProblem.part(problem)) { try URLFormat.checkReference(text) }
  }

  @Test func `An empty text refers to nothing`() {
    #expect(throws: URLReferenceProblem.empty) { try URLFormat.checkReference("") }
  }

  @Test func keepsReferencesAsTheyAre() {
    var generator = SeededGenerator(seed: 3_986)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (Self.references.randomElement(using: &generator) ?? "")
        .mutated(alphabet: "abz09:/?#[]@!$&'()*+,;=-._~%20", using: &generator)
      guard (try? URLFormat.checkReference(text)) != nil else { continue }
      accepted += 1
      #expect(URL(string: text)?.absoluteString == text, "\(text)")
    }
    #expect(accepted > 5_000)
  }

  @Test func acceptsNothingThatFoundationRefuses() {
    var generator = SeededGenerator(seed: 3_986)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (Self.valid.randomElement(using: &generator) ?? "")
        .mutated(alphabet: "abz09:/?#[]@!$&'()*+,;=-._~%20", using: &generator)
      if URLFormat.accepts(text) {
        accepted += 1
        let scheme = URL(string: text)?.scheme?.lowercased()
        #expect(scheme == URLFormat.scheme(of: text), "\(text)")
      }
    }
    #expect(accepted > 5_000)
  }
}
