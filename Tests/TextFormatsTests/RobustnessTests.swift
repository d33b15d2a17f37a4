import SeededRandom
import TestTags
import Testing

@testable import TextFormats

/// No text makes a scanner trap, and what a scanner reads can be written and read again.
@Suite(.tags(.searching)) struct RobustnessTests {
  private static let seeds = [
    "ada.lovelace@example.org", "api.example.org", "192.0.2.1", "2001:db8::192.0.2.1",
    "123e4567-e89b-42d3-a456-426614174000", "2024-05-03T10:00:00.123456789+02:00", "2024-02-29",
    "03/05/2024 10:30", "-12345.6789e-12", "-9223372036854775808", "1.7976931348623157e308",
    "aGVsbG8gd29ybGQ=", "https://user:pw@[::1]:8080/a%20b?c=d#e", "+02:00", "Europe/Berlin",
    "EEE, dd MMM yyyy HH:mm:ss.SSS 'at' XXX", "",
  ]

  private func readEverything(_ text: String) throws {
    _ = EmailFormat.accepts(text)
    _ = HostnameFormat.accepts(text)
    _ = IPv4Format.accepts(text)
    _ = IPv6Format.accepts(text)
    _ = UUIDFormat.accepts(text)
    _ = TimeZoneName(text)
    #expect(!URLFormat.accepts(text) || URLFormat.scheme(of: text) != nil)

    for fraction in [ISO8601Format.Fraction.optional, .required, .absent] {
      if let time = ifReadable(try ISO8601Format.time(of: text, fraction: fraction)) {
        let written = ISO8601Format.text(of: time, fraction: fraction)
        #expect(try ISO8601Format.time(of: written, fraction: fraction) == time)
      }
    }
    if let date = CalendarDate(text) { #expect(date.description == text) }
    if let decimal = ifReadable(try DecimalText(parsing: text)) {
      #expect(try DecimalText(parsing: decimal.description) == decimal)
      #expect(!(decimal < decimal))
    }
    if let number = ifReadable(try IntegerFormat.value(of: text, as: Int64.self)) {
      #expect(text == "-0" || String(number) == text)
    }
    _ = ifReadable(try IntegerFormat.value(of: text, as: UInt8.self))
    _ = ifReadable(try FloatingPointFormat.double(of: text))
    _ = ifReadable(try FloatingPointFormat.float(of: text))
    if let bytes = ifReadable(try Base64Format.standard.bytes(of: text)) {
      #expect(Base64Format.standard.text(of: bytes) == text)
    }
    if let bytes = ifReadable(try Base64Format.urlSafe.bytes(of: text)) {
      let written = Base64Format.urlSafe.text(of: bytes)
      #expect(text.hasPrefix(written))
    }

    if let pattern = ifReadable(try DatePattern(parsing: text)) {
      let time = try #require(UnixTime(seconds: 1_714_730_400, nanoseconds: 123_456_789))
      let written = try #require(pattern.text(of: time))
      let read = try pattern.time(of: written)
      #expect(pattern.text(of: read) == written, "\(text)")
    }
    let reader = try DatePattern(parsing: "dd/MM/yyyy HH:mm")
    if let time = ifReadable(try reader.time(of: text)) { #expect(reader.text(of: time) == text) }
  }

  @Test func mutatedTexts() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let seed = Self.seeds.randomElement(using: &generator) ?? ""
      try readEverything(
        seed.mutated(alphabet: "0123456789aAeEzZ.:-+/@%='yMdHms ", using: &generator))
    }
  }

  @Test func everyPrefixAndSuffix() throws {
    for seed in Self.seeds {
      for length in 0...seed.utf8.count {
        try readEverything(String(decoding: seed.utf8.prefix(length), as: UTF8.self))
        try readEverything(String(decoding: seed.utf8.suffix(length), as: UTF8.self))
      }
    }
  }

  @Test func randomBytes() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      try readEverything(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func longTexts() throws {
    for unit in ["0", "9", "a", ".", ":", "=", "-", "@", "%", "a.", "'", "é", "1e", "::", "S"] {
      try readEverything(String(repeating: unit, count: 100_000))
      try readEverything("1." + String(repeating: unit, count: 100_000))
      try readEverything("https://" + String(repeating: unit, count: 100_000))
    }
  }
}
