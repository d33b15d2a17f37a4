import Foundation
import SeededRandom
import Testing
@testable import TextFormats

@Suite struct ISO8601DifferentialTests {
  /// Uses the C library, which extends the Gregorian calendar before 1582 as ISO 8601 does.
  private func secondsByTheSystem(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
  ) -> Int64 {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    parts.tm_sec = Int32(second)
    return Int64(timegm(&parts))
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
  }

  @Test func everyYearAgreesWithTheSystem() throws {
    var generator = SeededGenerator(seed: 8_601)
    for year in 1...9999 {
      for month in [1, 2, 3, 12, Int.random(in: 1...12, using: &generator)] {
        let day = Int.random(in: 1...28, using: &generator)
        let hour = Int.random(in: 0...23, using: &generator)
        let minute = Int.random(in: 0...59, using: &generator)
        let second = Int.random(in: 0...59, using: &generator)
        let text =
          "\(padded(year, 4))-\(padded(month))-\(padded(day))"
          + "T\(padded(hour)):\(padded(minute)):\(padded(second))"
        let expected = secondsByTheSystem(year, month, day, hour, minute, second)
        let time = try ISO8601Format.time(of: text + "Z")
        #expect(time.seconds == expected, "\(text)")
        #expect(ISO8601Format.text(of: time) == text + "Z")

        let offset = Int.random(in: -1439...1439, using: &generator)
        let east = padded(abs(offset) / 60) + ":" + padded(abs(offset) % 60)
        let shifted = expected - Int64(offset * 60)
        if shifted >= -62_167_219_200, shifted <= 253_402_300_799 {
          let elsewhere = try ISO8601Format.time(of: text + (offset < 0 ? "-" : "+") + east)
          #expect(elsewhere.seconds == shifted, "\(text)\(offset)")
        }
      }
    }
  }

  @Test func agreesWithFoundation() throws {
    var generator = SeededGenerator(seed: 3_339)
    let plain = Date.ISO8601FormatStyle()
    let precise = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    // From 1583, since Foundation's calendar is Julian before.
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: -12_212_553_600...253_402_300_799, using: &generator)
      let milliseconds = Int.random(in: 0...999, using: &generator)
      let whole = try #require(UnixTime(seconds: seconds))
      let time = try #require(
        UnixTime(seconds: seconds, nanoseconds: milliseconds * 1_000_000))

      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(plain.format(date) == ISO8601Format.text(of: whole))
      #expect(try plain.parse(ISO8601Format.text(of: whole)) == date)

      let text = ISO8601Format.text(of: time, fraction: .required)
      let parsed = try precise.parse(text)
      #expect(abs(parsed.timeIntervalSince1970 - time.secondsSince1970) < 0.000_1, "\(text)")
      #expect(try ISO8601Format.time(of: text) == time)
      #expect(UnixTime(secondsSince1970: parsed.timeIntervalSince1970) == time, "\(text)")
    }
  }

  @Test func readsNothingThatFoundationReadsOtherwise() throws {
    var generator = SeededGenerator(seed: 24)
    let plain = Date.ISO8601FormatStyle()
    let seeds = ["2024-02-29T10:00:00Z", "1999-12-31T23:59:59+02:00", "2000-01-01T00:00:00-1130"]
    var read = 0
    for _ in 0..<20_000 {
      let text = (seeds.randomElement(using: &generator) ?? "")
        .mutated(alphabet: "0123456789:-+TZ", using: &generator)
      guard let time = ifReadable(try ISO8601Format.time(of: text, fraction: .absent)),
        time.seconds > -12_212_553_600, let date = ifReadable(try plain.parse(text))
      else { continue }
      read += 1
      #expect(date.timeIntervalSince1970 == Double(time.seconds), "\(text)")
    }
    #expect(read > 1_000)
  }
}
