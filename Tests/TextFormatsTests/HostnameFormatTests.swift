import Testing
@testable import TextFormats

@Suite struct HostnameFormatTests {
  @Test(arguments: [
    "localhost", "a", "example.org", "www.example.org", "EXAMPLE.ORG", "3com.com", "1.example",
    "1a", "a1", "a-b", "a--b", "a-b-c.d-e-f", "xn--bcher-kva.example", "r3---sn-abc.example.org",
    "x1.y2.z3", "0.0.0.a", "1-2", "192.0.2.x1", "a.b.c.d.e.f.g.h", "api-v2.staging.example.org",
    "e", "ex4mple.0rg", "mail.example.co.uk", "0x7f.example", "test.xn--p1ai",
    String(repeating: "a", count: 63),
    String(repeating: "a", count: 63) + ".org",
    String(repeating: "a.", count: 126) + "a",
  ])
  func accepts(_ text: String) {
    #expect(HostnameFormat.accepts(text))
  }

  @Test(arguments: [
    "", ".", "..", "-", "a.", ".a", "a..b", "-a", "a-", "a.-b", "a-.b", "a.b-", "example.org.",
    "exam_ple.org", "_dmarc.example.org", "exam ple.org", " example.org", "example.org ",
    "example.org\n", "example.org:80", "http://example.org", "example.org/", "user@example.org",
    "*.example.org", "192.0.2.1", "1", "12345", "example.123", "2001:db8::1", "[::1]",
    "bücher.example", "例子.广告", "example\u{0}.org", "example\u{FF0E}org", "a\u{200D}b",
    String(repeating: "a", count: 64),
    "www." + String(repeating: "a", count: 64) + ".org",
    String(repeating: "a.", count: 126) + "aa",
  ])
  func refuses(_ text: String) {
    #expect(!HostnameFormat.accepts(text))
  }
}
