import Foundation
import SeededRandom
import Testing

@testable import TextFormats

@Suite struct DatePatternTests {
  struct Example: Sendable {
    let pattern: String
    let text: String
    let iso8601: String

    init(_ pattern: String, _ text: String, _ iso8601: String) {
      self.pattern = pattern
      self.text = text
      self.iso8601 = iso8601
    }
  }

  @Test(arguments: [
    Example("dd/MM/yyyy HH:mm", "03/05/2024 10:30", "2024-05-03T10:30:00Z"),
    Example("dd/MM/yyyy", "03/05/2024", "2024-05-03T00:00:00Z"),
    Example("MM/dd/yyyy", "05/03/2024", "2024-05-03T00:00:00Z"),
    Example("d.M.yyyy", "3.5.2024", "2024-05-03T00:00:00Z"),
    Example("d.M.yyyy", "31.12.2024", "2024-12-31T00:00:00Z"),
    Example("yyyyMMdd", "20240503", "2024-05-03T00:00:00Z"),
    Example("yyyyMMddHHmmss", "20240503103059", "2024-05-03T10:30:59Z"),
    Example("yyyyMMddHHmmssSSS", "20240503103059120", "2024-05-03T10:30:59.120Z"),
    Example("yyyy-MM-dd'T'HH:mm:ss", "2024-05-03T10:30:59", "2024-05-03T10:30:59Z"),
    Example("yyyy-MM-dd HH:mm:ss.SSS", "2024-05-03 10:30:59.007", "2024-05-03T10:30:59.007Z"),
    Example("yyyy-MM-dd HH:mm:ss.S", "2024-05-03 10:30:59.7", "2024-05-03T10:30:59.700Z"),
    Example(
      "yyyy-MM-dd HH:mm:ss.SSSSSSSSS", "2024-05-03 10:30:59.000000001",
      "2024-05-03T10:30:59.000000001Z"),
    Example("yyyy-MM-dd'T'HH:mm:ssXXX", "2024-05-03T10:30:59Z", "2024-05-03T10:30:59Z"),
    Example("yyyy-MM-dd'T'HH:mm:ssxxx", "2024-05-03T10:30:59+00:00", "2024-05-03T10:30:59Z"),
    Example("yyyy-MM-dd'T'HH:mm:ssXX", "2024-05-03T10:30:59Z", "2024-05-03T10:30:59Z"),
    Example("yyyy-MM-dd'T'HH:mm:ssZ", "2024-05-03T10:30:59+0000", "2024-05-03T10:30:59Z"),
    Example("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2024-05-03T10:30:59Z", "2024-05-03T10:30:59Z"),
    Example(
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "Fri, 03 May 2024 10:30:59 GMT", "2024-05-03T10:30:59Z"),
    Example("EEEE, d MMMM yyyy", "Friday, 3 May 2024", "2024-05-03T00:00:00Z"),
    Example("EEEE, d MMMM yyyy", "Sunday, 1 September 2024", "2024-09-01T00:00:00Z"),
    Example("E d MMM yyyy", "Thu 1 Jan 1970", "1970-01-01T00:00:00Z"),
    Example("E d MMM yyyy", "Sat 1 Jan 0000", "0000-01-01T00:00:00Z"),
    Example("MM/dd/yyyy hh:mm a", "05/03/2024 12:30 AM", "2024-05-03T00:30:00Z"),
    Example("MM/dd/yyyy hh:mm a", "05/03/2024 12:30 PM", "2024-05-03T12:30:00Z"),
    Example("MM/dd/yyyy hh:mm a", "05/03/2024 01:30 PM", "2024-05-03T13:30:00Z"),
    Example("MM/dd/yyyy h:mm:ss a", "05/03/2024 11:30:00 AM", "2024-05-03T11:30:00Z"),
    Example("a hh:mm yyyy-MM-dd", "PM 11:59 2024-05-03", "2024-05-03T23:59:00Z"),
    Example("H:m:s d-M-yyyy", "7:8:9 3-5-2024", "2024-05-03T07:08:09Z"),
    Example("yyyy 'o''clock' MM''dd HH", "2024 o'clock 05'03 10", "2024-05-03T10:00:00Z"),
    Example("yyyy年MM月dd日", "2024年05月03日", "2024-05-03T00:00:00Z"),
    Example("[yyyy]-(MM)-{dd}", "[2024]-(05)-{03}", "2024-05-03T00:00:00Z"),
  ])
  func readsAndWrites(_ example: Example) throws {
    let pattern = try DatePattern(parsing: example.pattern)
    let time = try pattern.time(of: example.text)
    #expect(ISO8601Format.text(of: time) == example.iso8601)
    #expect(pattern.text(of: time) == example.text)
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ssXXX", "2024-05-03 10:30:00+02:00", "2024-05-03T08:30:00Z"),
    ("yyyy-MM-dd HH:mm:ssXXX", "2024-05-03 10:30:00-05:30", "2024-05-03T16:00:00Z"),
    ("yyyy-MM-dd HH:mm:ssxxx", "2024-05-03 10:30:00+23:59", "2024-05-02T10:31:00Z"),
    ("yyyy-MM-dd HH:mm:ss Z", "2024-05-03 10:30:00 -0800", "2024-05-03T18:30:00Z"),
    ("yyyy-MM-dd HH:mm:ss xx", "2024-05-03 10:30:00 +0045", "2024-05-03T09:45:00Z"),
    ("dd-MMM-yyyy", "03-MAY-2024", "2024-05-03T00:00:00Z"),
    ("dd-MMMM-yyyy hh:mm a", "03-august-2024 01:00 pm", "2024-08-03T13:00:00Z"),
    ("d.M.yyyy", "03.05.2024", "2024-05-03T00:00:00Z"),
  ])
  func reads(_ pattern: String, _ text: String, _ iso8601: String) throws {
    let time = try DatePattern(parsing: pattern).time(of: text)
    #expect(ISO8601Format.text(of: time) == iso8601)
  }

  @Test(
    arguments: [
      ("dd/MM/yyyy HH:mm", "", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy HH:mm", "3/05/2024 10:30", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy HH:mm", "03-05-2024 10:30", .field(.literal("/"), offset: 2)),
      ("dd/MM/yyyy HH:mm", "03/13/2024 10:30", .field(.month(.zero), offset: 3)),
      ("dd/MM/yyyy HH:mm", "03/00/2024 10:30", .field(.month(.zero), offset: 3)),
      ("dd/MM/yyyy HH:mm", "32/05/2024 10:30", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy HH:mm", "00/05/2024 10:30", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy HH:mm", "03/05/24 10:30", .field(.year, offset: 6)),
      ("dd/MM/yyyy HH:mm", "03/05/2024", .field(.literal(" "), offset: 10)),
      ("dd/MM/yyyy HH:mm", "03/05/2024 24:00", .field(.hour(.zero), offset: 11)),
      ("dd/MM/yyyy HH:mm", "03/05/2024 10:60", .field(.minute(.zero), offset: 14)),
      ("dd/MM/yyyy HH:mm", "03/05/2024 10:30 ", .trailingText(offset: 16)),
      ("dd/MM/yyyy HH:mm", " 03/05/2024 10:30", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy", "30/02/2024", .noSuchDay),
      ("dd/MM/yyyy", "29/02/2023", .noSuchDay),
      ("dd/MM/yyyy", "31/04/2024", .noSuchDay),
      ("dd/MM/yyyy", "+3/05/2024", .field(.day(.zero), offset: 0)),
      ("dd/MM/yyyy", "０３/05/2024", .field(.day(.zero), offset: 0)),
      ("d.M.yyyy", "123.5.2024", .field(.literal("."), offset: 2)),
      ("EEE d MMM yyyy", "Thu 3 May 2024", .wrongWeekday),
      ("EEE d MMM yyyy", "Fr 3 May 2024", .field(.weekday(.abbreviated), offset: 0)),
      ("d MMM yyyy", "3 Mai 2024", .field(.monthName(.abbreviated), offset: 2)),
      ("d MMMM yyyy", "3 Sep 2024", .field(.monthName(.full), offset: 2)),
      ("yyyy-MM-dd hh:mm a", "2024-05-03 00:30 AM", .field(.halfDayHour(.zero), offset: 11)),
      ("yyyy-MM-dd hh:mm a", "2024-05-03 13:30 PM", .field(.halfDayHour(.zero), offset: 11)),
      ("yyyy-MM-dd hh:mm a", "2024-05-03 01:30 XM", .field(.halfDay, offset: 17)),
      ("yyyy-MM-dd HH:mm:ss", "2024-05-03 10:30:60", .field(.second(.zero), offset: 17)),
      (
        "yyyy-MM-dd HH:mm:ss.SSS", "2024-05-03 10:30:00.12",
        .field(.fraction(digits: 3), offset: 20)
      ),
      ("yyyy-MM-dd HH:mm:ss.SSS", "2024-05-03 10:30:00.1234", .trailingText(offset: 23)),
      ("yyyy-MM-dd XXX", "2024-05-03 +0200", .field(.offset(colon: true, zulu: true), offset: 11)),
      ("yyyy-MM-dd XXX", "2024-05-03 z", .field(.offset(colon: true, zulu: true), offset: 11)),
      ("yyyy-MM-dd xxx", "2024-05-03 Z", .field(.offset(colon: true, zulu: false), offset: 11)),
      ("yyyy-MM-dd Z", "2024-05-03 +02:00", .field(.offset(colon: false, zulu: false), offset: 11)),
      (
        "yyyy-MM-dd xxx", "2024-05-03 +24:00", .field(.offset(colon: true, zulu: false), offset: 11)
      ),
      ("yyyy-MM-dd xxx", "0000-01-01 +01:00", .outOfRange),
    ] as [(String, String, DatePattern.Mismatch)])
  func refuses(_ pattern: String, _ text: String, _ mismatch: DatePattern.Mismatch) throws {
    let pattern = try DatePattern(parsing: pattern)
    #expect(throws: mismatch) { try pattern.time(of: text) }
  }

  @Test func timeZoneCountsWhereTheTextHasNoOffset() throws {
    let plain = try DatePattern(parsing: "dd/MM/yyyy HH:mm")
    #expect(!plain.hasOffset)
    let time = try plain.time(of: "03/05/2024 10:30", offsetFromUTC: 7200)
    #expect(ISO8601Format.text(of: time) == "2024-05-03T08:30:00Z")
    #expect(plain.text(of: time, offsetFromUTC: 7200) == "03/05/2024 10:30")
    #expect(plain.text(of: time, offsetFromUTC: -32_400) == "02/05/2024 23:30")

    let precise = try DatePattern(parsing: "yyyy-MM-dd HH:mm XXX")
    #expect(precise.hasOffset)
    #expect(try precise.time(of: "2024-05-03 10:30 +02:00", offsetFromUTC: -3600) == time)
    #expect(precise.text(of: time) == "2024-05-03 08:30 Z")
    #expect(precise.text(of: time, offsetFromUTC: -19_800) == "2024-05-03 03:00 -05:30")
    // Berlin before 1893, whose offset cannot be written to the second.
    #expect(precise.text(of: time, offsetFromUTC: 3208) == "2024-05-03 09:23 +00:53")

    let wallClock = try plain.wallClock(of: "03/05/2024 10:30")
    #expect(ISO8601Format.text(of: wallClock.time) == "2024-05-03T10:30:00Z")
    #expect(wallClock.offsetFromUTC == nil)
    #expect(try precise.wallClock(of: "2024-05-03 10:30 +02:00").offsetFromUTC == 7200)
  }

  @Test func extremeOffsetsAreOutOfRange() throws {
    let pattern = try DatePattern(parsing: "yyyy-MM-dd xxx")
    let plain = try DatePattern(parsing: "yyyy-MM-dd")
    let earliest = try #require(UnixTime(seconds: -62_167_219_200))
    for offset in [Int.min, Int.max, -60] {
      #expect(pattern.text(of: earliest, offsetFromUTC: offset) == nil)
      #expect(plain.text(of: earliest, offsetFromUTC: offset) == nil)
    }
    for offset in [Int.min, Int.max, 60] {
      #expect(throws: DatePattern.Mismatch.outOfRange) {
        try plain.time(of: "0000-01-01", offsetFromUTC: offset)
      }
    }
  }

  @Test func anyListOfFieldsReadsAndWrites() throws {
    let long = DatePattern(fields: [.fraction(digits: 12), .literal("")])
    let time = try long.time(of: "123456789999")
    #expect(time == UnixTime(seconds: 0, nanoseconds: 123_456_789))
    #expect(long.text(of: time) == "123456789000")
    let none = DatePattern(fields: [.fraction(digits: -1)])
    #expect(none.text(of: time) == "")
    #expect(try DatePattern(fields: []).time(of: "") == UnixTime(seconds: 0))
  }

  @Test func expectationShowsAnExample() throws {
    let pattern = try DatePattern(parsing: "dd/MM/yyyy HH:mm")
    #expect(pattern.expectation == "a date written like 31/12/2024 16:30")
  }

  @Test func agreesWithFoundation() throws {
    let patterns = [
      "dd/MM/yyyy HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "EEE, dd MMM yyyy HH:mm:ss Z",
      "EEEE d MMMM yyyy h:mm:ss a", "M/d/yyyy hh:mm:ss a", "yyyyMMddHHmmss",
      "H 'o''clock' d.M.yyyy xx",
    ]
    var generator = SeededGenerator(seed: 35)
    for text in patterns {
      let pattern = try DatePattern(parsing: text)
      for offset in [0, 7200, -34_200] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(secondsFromGMT: offset)
        formatter.dateFormat = text
        for _ in 0..<150 {
          // From 1583, since Foundation's calendar is Julian before.
          let seconds = Int64.random(in: -12_212_553_600...253_402_200_000, using: &generator)
          let time = try #require(UnixTime(seconds: seconds))
          let date = Date(timeIntervalSince1970: Double(seconds))
          let written = try #require(pattern.text(of: time, offsetFromUTC: offset))
          #expect(written == formatter.string(from: date))
          let read = try pattern.time(of: written, offsetFromUTC: offset)
          let readByFoundation = try #require(formatter.date(from: written))
          #expect(Double(read.seconds) == readByFoundation.timeIntervalSince1970, "\(written)")
        }
      }
    }
  }
}
