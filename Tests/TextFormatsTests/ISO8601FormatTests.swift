import Testing
@testable import TextFormats

@Suite struct ISO8601FormatTests {
  struct Example: Sendable {
    let text: String
    let seconds: Int64
    let nanoseconds: Int

    init(_ text: String, _ seconds: Int64, _ nanoseconds: Int = 0) {
      self.text = text
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  @Test(arguments: [
    Example("1970-01-01T00:00:00Z", 0),
    Example("1970-01-01T00:00:01Z", 1),
    Example("1969-12-31T23:59:59Z", -1),
    Example("1969-12-31T23:59:59.75Z", -1, 750_000_000),
    Example("2024-05-03T10:00:00Z", 1_714_730_400),
    Example("2024-05-03t10:00:00z", 1_714_730_400),
    Example("2024-05-03T12:00:00+02:00", 1_714_730_400),
    Example("2024-05-03T12:00:00+0200", 1_714_730_400),
    Example("2024-05-03T04:30:00-05:30", 1_714_730_400),
    Example("2024-05-03T04:30:00-0530", 1_714_730_400),
    Example("2024-05-03T10:00:00+00:00", 1_714_730_400),
    Example("2024-05-03T10:00:00-00:00", 1_714_730_400),
    Example("2024-05-04T09:59:00+23:59", 1_714_730_400),
    Example("2024-05-02T10:01:00-23:59", 1_714_730_400),
    Example("2024-05-03T10:00:00.1Z", 1_714_730_400, 100_000_000),
    Example("2024-05-03T10:00:00.000Z", 1_714_730_400),
    Example("2024-05-03T10:00:00.123456Z", 1_714_730_400, 123_456_000),
    Example("2024-05-03T10:00:00.1234567+00:00", 1_714_730_400, 123_456_700),
    Example("2024-05-03T10:00:00.000000001Z", 1_714_730_400, 1),
    Example("2024-05-03T10:00:00.999999999Z", 1_714_730_400, 999_999_999),
    Example("1985-04-12T23:20:50.52Z", 482_196_050, 520_000_000),
    Example("1996-12-19T16:39:57-08:00", 851_042_397),
    Example("1937-01-01T12:00:27.87+00:20", -1_041_337_173, 870_000_000),
    Example("2000-02-29T00:00:00Z", 951_782_400),
    Example("2024-02-29T23:59:59Z", 1_709_251_199),
    Example("0000-01-01T00:00:00Z", -62_167_219_200),
    Example("0000-02-29T00:00:00Z", -62_162_121_600),
    Example("0001-01-01T00:00:00Z", -62_135_596_800),
    Example("1582-10-10T00:00:00Z", -12_219_724_800),
    Example("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
    Example("1990-12-31T23:59:60Z", 662_688_000),
    Example("1990-12-31T15:59:60-08:00", 662_688_000),
    Example("2015-07-01T01:59:60.5+02:00", 1_435_708_800, 500_000_000),
  ])
  func reads(_ example: Example) throws {
    let time = try ISO8601Format.time(of: example.text)
    #expect(time.seconds == example.seconds)
    #expect(time.nanoseconds == example.nanoseconds)
  }

  @Test(
    arguments: [
      ("", .date),
      ("yesterday", .date),
      ("1714730400", .date),
      ("2024", .date),
      ("2024-05", .date),
      ("24-05-03T10:00:00Z", .date),
      ("20240503T100000Z", .date),
      ("2024-5-3T10:00:00Z", .date),
      ("2024/05/03T10:00:00Z", .date),
      ("2024-W18-5T10:00:00Z", .date),
      ("2024-124T10:00:00Z", .date),
      ("+2024-05-03T10:00:00Z", .date),
      ("-2024-05-03T10:00:00Z", .date),
      ("02024-05-03T10:00:00Z", .date),
      (" 2024-05-03T10:00:00Z", .date),
      ("２024-05-03T10:00:00Z", .date),
      ("2023-02-29T10:00:00Z", .noSuchDay),
      ("1900-02-29T10:00:00Z", .noSuchDay),
      ("2024-02-30T10:00:00Z", .noSuchDay),
      ("2024-04-31T10:00:00Z", .noSuchDay),
      ("2024-13-01T10:00:00Z", .noSuchDay),
      ("2024-00-10T10:00:00Z", .noSuchDay),
      ("2024-05-00T10:00:00Z", .noSuchDay),
      ("2024-05-32T10:00:00Z", .noSuchDay),
      ("2024-05-03", .separator),
      ("2024-05-03 10:00:00Z", .separator),
      ("2024-05-03_10:00:00Z", .separator),
      ("2024-05-033T10:00:00Z", .separator),
      ("2024-05-03T", .time),
      ("2024-05-03T10", .time),
      ("2024-05-03T10:00", .time),
      ("2024-05-03T10:00Z", .time),
      ("2024-05-03T100000Z", .time),
      ("2024-05-03T1:00:00Z", .time),
      ("2024-05-03T10-00-00Z", .time),
      ("2024-05-03T24:00:00Z", .noSuchTime),
      ("2024-05-03T10:60:00Z", .noSuchTime),
      ("2024-05-03T10:00:61Z", .noSuchTime),
      ("2024-05-03T10:00:60Z", .leapSecond),
      ("2024-05-03T23:59:60Z", .leapSecond),
      ("1990-12-31T23:59:60-08:00", .leapSecond),
      ("1990-12-31T22:59:60Z", .leapSecond),
      ("2024-05-03T10:00:00.Z", .fractionLength),
      ("2024-05-03T10:00:00.1234567890Z", .fractionLength),
      ("2024-05-03T10:00:00", .offsetMissing),
      ("2024-05-03T10:00:00.5", .offsetMissing),
      ("2024-05-03T10:00:00,5Z", .offset),
      ("2024-05-03T10:00:00 Z", .offset),
      ("2024-05-03T10:00:00UTC", .offset),
      ("2024-05-03T10:00:00+2", .offset),
      ("2024-05-03T10:00:00+02", .offset),
      ("2024-05-03T10:00:00+02:", .offset),
      ("2024-05-03T10:00:00+02:0", .offset),
      ("2024-05-03T10:00:00+2:00", .offset),
      ("2024-05-03T10:00:00+24:00", .offset),
      ("2024-05-03T10:00:00+02:60", .offset),
      ("2024-05-03T10:00:00\u{2212}02:00", .offset),
      ("2024-05-03T10:00:00ZZ", .trailingText),
      ("2024-05-03T10:00:00Z ", .trailingText),
      ("2024-05-03T10:00:00Z\n", .trailingText),
      ("2024-05-03T10:00:00+02:00:00", .trailingText),
      ("2024-05-03T10:00:00+02:00[Europe/Berlin]", .trailingText),
      ("0000-01-01T00:00:00+00:01", .outOfRange),
      ("9999-12-31T23:59:59-00:01", .outOfRange),
      ("9999-12-31T23:59:60Z", .outOfRange),
    ] as [(String, ISO8601Format.Problem)])
  func refuses(_ text: String, _ problem: ISO8601Format.Problem) {
    #expect(throws: problem) { try ISO8601Format.time(of: text) }
  }

  @Test func fractionCanBeRequiredOrForbidden() throws {
    let plain = "2024-05-03T10:00:00Z"
    let precise = "2024-05-03T10:00:00.250Z"
    #expect(throws: ISO8601Format.Problem.fractionMissing) {
      try ISO8601Format.time(of: plain, fraction: .required)
    }
    #expect(throws: ISO8601Format.Problem.fractionUnexpected) {
      try ISO8601Format.time(of: precise, fraction: .absent)
    }
    let time = try ISO8601Format.time(of: precise, fraction: .required)
    #expect(ISO8601Format.text(of: time, fraction: .absent) == plain)
    #expect(ISO8601Format.text(of: time) == precise)
    let whole = try ISO8601Format.time(of: plain, fraction: .absent)
    #expect(ISO8601Format.text(of: whole) == plain)
    #expect(
      ISO8601Format.text(of: whole, fraction: .required) == "2024-05-03T10:00:00.000Z")
  }

  @Test(arguments: [
    (0, "1969-12-31T23:59:59Z"),
    (100_000_000, "1969-12-31T23:59:59.100Z"),
    (120_000_000, "1969-12-31T23:59:59.120Z"),
    (1_000_000, "1969-12-31T23:59:59.001Z"),
    (123_400_000, "1969-12-31T23:59:59.123400Z"),
    (1_000, "1969-12-31T23:59:59.000001Z"),
    (123_456_700, "1969-12-31T23:59:59.123456700Z"),
    (1, "1969-12-31T23:59:59.000000001Z"),
  ])
  func writesAsFewDigitsAsHoldTheFraction(_ nanoseconds: Int, _ text: String) throws {
    let time = try #require(UnixTime(seconds: -1, nanoseconds: nanoseconds))
    #expect(ISO8601Format.text(of: time) == text)
  }

  @Test func everyProblemHasAReason() {
    let reasons = [
      ISO8601Format.Problem.date, .noSuchDay, .separator, .time, .noSuchTime, .leapSecond,
      .fractionMissing, .fractionUnexpected, .fractionLength, .offsetMissing, .offset,
      .trailingText, .outOfRange,
    ].map(\.reason)
    #expect(Set(reasons).count == reasons.count)
  }
}
