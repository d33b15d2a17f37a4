import Foundation
import SeededRandom
import Testing
@testable import TextFormats

@Suite struct IPAddressFormatTests {
  static let valid4 = [
    "0.0.0.0", "1.2.3.4", "127.0.0.1", "192.0.2.1", "255.255.255.255", "10.0.0.255", "9.9.9.9",
    "99.99.99.99", "100.100.100.100", "199.199.199.199", "200.200.200.200", "249.249.249.249",
    "250.250.250.250", "8.8.8.8", "8.8.4.4", "172.16.0.1", "169.254.0.1", "224.0.0.1",
    "1.10.100.200", "0.0.0.1", "0.10.0.10", "203.0.113.9", "198.51.100.42", "255.0.0.0",
    "192.168.178.1", "20.30.40.50",
  ]

  static let invalid4 = [
    "", ".", "...", "1", "1.2", "1.2.3", "1.2.3.", "1.2.3.4.", "1.2.3.4.5", ".1.2.3.4", "1..2.3",
    "256.0.0.1", "0.0.0.256", "1.2.3.1000", "01.2.3.4", "1.02.3.4", "1.2.3.04", "00.0.0.0",
    "1.2.3.0x4", "0x7f.0.0.1", "a.b.c.d", "1.2.3.4 ", " 1.2.3.4", "1.2.3.4\n", "1.2.3.4/24",
    "1.2.3.4:80", "-1.2.3.4", "+1.2.3.4", "1,2,3,4", "２.2.3.4", "2130706433", "1.2.3.4\u{0}",
    "1.2.3.99999999999999999999",
  ]

  static let valid6 = [
    "::", "::1", "1::", "1::1", "2001:db8::1", "2001:DB8::1", "fe80::1", "ff02::2",
    "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "1:2:3::8",
    "0:0:0:0:0:0:0:0", "0000:0000:0000:0000:0000:0000:0000:0001", "2001:db8:85a3::8a2e:370:7334",
    "abcd:ef01:2345:6789:abcd:ef01:2345:6789", "::ffff:192.0.2.1", "::192.0.2.1",
    "1:2:3:4:5:6:192.0.2.1", "1::192.0.2.1", "1:2:3:4:5::192.0.2.1", "64:ff9b::192.0.2.33",
    "::1:2:3:4:5:192.0.2.1", "1:2::5:6:255.255.255.255", "a::b", "::abcd", "0::0", "1:0::0:1",
  ]

  static let invalid6 = [
    "", ":", ":::", "1", "1:", ":1", "1:2", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:", "1:2:3:4:5:6:7:8:",
    ":1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8",
    "1::2:3:4:5:6:7:8", "1::2::3", "::1::", ":::1", "1:::2", "12345::", "::12345", "g::", "::g",
    "fe80::1%en0", "fe80::1%25en0", "[::1]", "::1/64", " ::1", "::1 ", "::1\n", "1.2.3.4",
    "::1.2.3", "::1.2.3.4.5", "::1.2.3.256", "::1.2.3.04", "::.2.3.4", "::a.2.3.4", "::1.2.3.4:5",
    "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:1.2.3.4", "1:2:3:4:5:6::1.2.3.4", ":1.2.3.4", "0x1::",
    "1:2:3:4:5:6:7:8\u{0}", "::ffff:0001.2.3.4",
  ]

  @Test(arguments: valid4) func acceptsIPv4(_ text: String) {
    #expect(IPv4Format.accepts(text))
  }

  @Test(arguments: invalid4) func refusesIPv4(_ text: String) {
    #expect(!IPv4Format.accepts(text))
  }

  @Test(arguments: valid6) func acceptsIPv6(_ text: String) {
    #expect(IPv6Format.accepts(text))
  }

  @Test(arguments: invalid6) func refusesIPv6(_ text: String) {
    #expect(!IPv6Format.accepts(text))
  }

  @Test func agreesWithTheSystem() {
    var generator = SeededGenerator(seed: 4_291)
    let seeds = Self.valid4 + Self.valid6 + Self.invalid4 + Self.invalid6
    var accepted = 0
    for _ in 0..<60_000 {
      let text = (seeds.randomElement(using: &generator) ?? "")
        .mutated(alphabet: "0123456789af::::....", using: &generator)
      // The C function would take a zero byte for the end.
      if text.utf8.contains(0) { continue }
      var address4 = in_addr()
      #expect(IPv4Format.accepts(text) == (inet_pton(AF_INET, text, &address4) == 1), "\(text)")
      var address6 = in6_addr()
      #expect(IPv6Format.accepts(text) == (inet_pton(AF_INET6, text, &address6) == 1), "\(text)")
      if IPv4Format.accepts(text) || IPv6Format.accepts(text) { accepted += 1 }
    }
    #expect(accepted > 5_000)
  }
}
