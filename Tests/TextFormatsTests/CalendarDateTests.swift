import Foundation
import SeededRandom
import Testing
@testable import TextFormats

@Suite struct CalendarDateTests {
  @Test(arguments: [
    "0000-01-01", "0000-02-29", "0001-01-01", "0004-02-29", "0999-12-31", "1000-01-01",
    "1582-10-04", "1582-10-10", "1582-10-15", "1600-02-29", "1899-12-31", "1900-02-28",
    "1969-12-31", "1970-01-01", "1999-12-31", "2000-02-29", "2000-12-31", "2023-02-28",
    "2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30", "2024-05-03", "2024-06-30",
    "2024-09-30", "2024-11-30", "2400-02-29", "9999-12-31",
  ])
  func readsAndWrites(_ text: String) throws {
    let date = try CalendarDate(parsing: text)
    #expect(date.description == text)
    #expect(CalendarDate(text) == date)
    #expect(CalendarDate(daysSince1970: date.daysSince1970) == date)
  }

  @Test(
    arguments: [
      ("", .malformed), ("today", .malformed), ("2024", .malformed), ("2024-05", .malformed),
      ("2024-05-", .malformed), ("2024-5-3", .malformed), ("24-05-03", .malformed),
      ("20240503", .malformed), ("2024/05/03", .malformed), ("03.05.2024", .malformed),
      ("2024-05-03T00:00:00Z", .malformed), ("2024-05-03Z", .malformed),
      (" 2024-05-03", .malformed), ("2024-05-03 ", .malformed), ("2024-05-03\n", .malformed),
      ("-2024-05-03", .malformed), ("+2024-05-03", .malformed), ("02024-05-03", .malformed),
      ("2024-05-033", .malformed), ("２024-05-03", .malformed), ("2024-W18-5", .malformed),
      ("2024\u{2010}05\u{2010}03", .malformed), ("2024-May-03", .malformed),
      ("2023-02-29", .noSuchDay), ("1900-02-29", .noSuchDay), ("2100-02-29", .noSuchDay),
      ("2024-02-30", .noSuchDay), ("2024-04-31", .noSuchDay), ("2024-06-31", .noSuchDay),
      ("2024-09-31", .noSuchDay), ("2024-11-31", .noSuchDay), ("2024-01-32", .noSuchDay),
      ("2024-00-01", .noSuchDay), ("2024-13-01", .noSuchDay), ("2024-01-00", .noSuchDay),
      ("0000-00-00", .noSuchDay),
    ] as [(String, CalendarDate.Problem)])
  func refuses(_ text: String, _ problem: CalendarDate.Problem) {
    #expect(throws: problem) { try CalendarDate(parsing: text) }
    #expect(CalendarDate(text) == nil)
  }

  @Test func refusesNumbersThatAreNoDate() {
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: .max, month: .max, day: .max) == nil)
    #expect(CalendarDate(year: .min, month: .min, day: .min) == nil)
    #expect(CalendarDate(daysSince1970: .max) == nil)
    #expect(CalendarDate(daysSince1970: .min) == nil)
    #expect(CalendarDate(daysSince1970: -719_529) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
  }

  @Test func everyDayFollowsTheOneBefore() throws {
    var expected = (year: 0, month: 1, day: 1)
    var previous: CalendarDate?
    // The calendar repeats itself after 400 years.
    for days in -719_528...(-719_528 + 2 * 146_097) {
      let date = try #require(CalendarDate(daysSince1970: days))
      guard date.year == expected.year, date.month == expected.month, date.day == expected.day,
        date.daysSince1970 == days, previous.map({ $0 < date }) ?? true
      else {
        Issue.record("\(date) is not day \(days)")
        return
      }
      previous = date
      expected.day += 1
      if expected.day > GregorianCalendar.days(inMonth: expected.month, of: expected.year) {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
    #expect(previous?.description == "0800-01-01")
  }

  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var generator = SeededGenerator(seed: 1_582)
    // From 1583, since Foundation's calendar is Julian before.
    for _ in 0..<5_000 {
      let days = Int.random(in: -141_427...2_932_896, using: &generator)
      let date = try #require(CalendarDate(daysSince1970: days))
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
      #expect(parts.year == date.year)
      #expect(parts.month == date.month)
      #expect(parts.day == date.day)
    }
  }
}
