import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Date {
  /// For texts from a time zone whose offset from UTC changes: `Europe/Berlin`. When clocks are set back, the
  /// earlier of the two times is taken. A time that is skipped is an error.
  static func dateFormat(_ pattern: DatePattern, timeZone identifier: String) -> Self {
    /// A date that could not be written again is not read.
    @Sendable func inRange(_ date: Date, _ text: String) throws(MappingError) -> Date {
      if UnixTime(secondsSince1970: date.timeIntervalSince1970) != nil { return date }
      throw .malformed(text, pattern.expectation, "it is outside the years 0000 to 9999 in UTC")
    }
    return Self(
      read: { (text) throws(MappingError) in
        let clock: (time: UnixTime, offsetFromUTC: Int?)
        do throws(DatePattern.Mismatch) {
          clock = try pattern.wallClock(of: text)
        } catch {
          throw .malformed(text, pattern.expectation, error.reason, cause: error)
        }
        let seconds = clock.time.secondsSince1970
        if let offset = clock.offsetFromUTC {
          return try inRange(Date(timeIntervalSince1970: seconds - TimeInterval(offset)), text)
        }
        let zone = try TimeZone(known: identifier)
        guard let date = zone.date(ofWallClock: seconds) else {
          throw .malformed(
            text, pattern.expectation, "clocks in \(identifier) skip that time")
        }
        return try inRange(date, text)
      },
      write: { (date) throws(MappingError) in
        let offset = try TimeZone(known: identifier).secondsFromGMT(for: date)
        return try pattern.text(of: date, offsetFromUTC: offset)
      })
  }
}

nonisolated extension TimeZone {
  /// - Throws: An error if the time zone database of this machine does not have it.
  fileprivate init(known identifier: String) throws(MappingError) {
    guard let zone = TimeZone(identifier: identifier) else {
      throw .malformed(identifier, "a time zone that this device knows")
    }
    self = zone
  }

  /// Takes the local time as seconds since 1970.
  fileprivate func date(ofWallClock clock: TimeInterval) -> Date? {
    // All offsets are less than a day, so these are the offsets before and after any change nearby.
    let day: TimeInterval = 86_400
    for nearby in [clock - day, clock + day] {
      let offset = secondsFromGMT(for: Date(timeIntervalSince1970: nearby))
      let date = Date(timeIntervalSince1970: clock - TimeInterval(offset))
      if secondsFromGMT(for: date) == offset { return date }
    }
    return nil
  }
}
