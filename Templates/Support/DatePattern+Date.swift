import Foundation
import TextFormats

nonisolated extension DatePattern {
  /// - Throws: An error for a date outside the years 0000 to 9999, in UTC or in the time zone.
  func text(of date: Date, offsetFromUTC offset: Int) throws(MappingError) -> String {
    let time = try UnixTime(of: date)
    if let text = text(of: time, offsetFromUTC: offset) { return text }
    // Rounded up to the next year, which has five digits.
    if date.timeIntervalSince1970 < time.secondsSince1970,
      let last = UnixTime(seconds: time.seconds - 1, nanoseconds: 999_000_000),
      let text = text(of: last, offsetFromUTC: offset)
    {
      return text
    }
    throw .malformed(number: date.timeIntervalSince1970, UnixTime.expectation)
  }
}
