import Foundation
import SeededRandom
import Testing
@testable import TextFormats

@Suite struct UnixTimeTests {
  @Test func refusesWhatFourDigitYearsCannotTell() {
    #expect(UnixTime(seconds: -62_167_219_200) != nil)
    #expect(UnixTime(seconds: -62_167_219_201) == nil)
    #expect(UnixTime(seconds: 253_402_300_799, nanoseconds: 999_999_999) != nil)
    #expect(UnixTime(seconds: 253_402_300_800) == nil)
    #expect(UnixTime(seconds: 0, nanoseconds: 1_000_000_000) == nil)
    #expect(UnixTime(seconds: 0, nanoseconds: -1) == nil)
    #expect(UnixTime(seconds: .min) == nil)
    #expect(UnixTime(seconds: .max) == nil)
  }

  @Test func comparesByTheWholeTime() throws {
    let times = try [(-2, 5), (-1, 0), (-1, 999_999_999), (0, 0), (0, 1), (3, 0)].map {
      try #require(UnixTime(seconds: Int64($0.0), nanoseconds: $0.1))
    }
    for (earlier, later) in zip(times, times.dropFirst()) {
      #expect(earlier < later)
      #expect(!(later < earlier))
    }
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e13,
    253_402_300_800, -62_167_219_201,
  ])
  func refusesIntervalsOutOfRange(_ interval: Double) {
    #expect(UnixTime(secondsSince1970: interval) == nil)
  }

  @Test func roundsAwayWhatADoubleCannotHold() throws {
    let time = try #require(UnixTime(secondsSince1970: 1_714_730_400.123))
    #expect(time.nanoseconds == 123_000_000)
    let before = try #require(UnixTime(secondsSince1970: -0.25))
    #expect(before.seconds == -1)
    #expect(before.nanoseconds == 750_000_000)
    let carried = try #require(UnixTime(secondsSince1970: 0.999_999_9))
    #expect(carried == UnixTime(seconds: 1))
    #expect(UnixTime(secondsSince1970: -.leastNonzeroMagnitude) == UnixTime(seconds: 0))
  }

  @Test func microsecondsSurviveADate() throws {
    var generator = SeededGenerator(seed: 1_970)
    for _ in 0..<20_000 {
      let time = try #require(
        UnixTime(
          seconds: Int64.random(in: -3_280_000_000...4_290_000_000, using: &generator),
          nanoseconds: Int.random(in: 0...999_999, using: &generator) * 1_000))
      let date = Date(timeIntervalSince1970: time.secondsSince1970)
      #expect(UnixTime(secondsSince1970: date.timeIntervalSince1970) == time)
    }
  }
}
