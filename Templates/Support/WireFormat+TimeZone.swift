import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Date {
  /// For texts from a time zone whose offset from UTC changes: `Europe/Berlin`. When clocks are set back, the
  /// earlier of the two times is taken. A time that is skipped is an error, but a day or an hour of which only the
  /// beginning is skipped begins later.
  static func dateFormat(_ pattern: DatePattern, timeZone identifier: String) -> Self {
    /// A date that could not be written again is not read.
    @Sendable func inRange(_ date: Value, _ text: String) throws(MappingError) -> Value {
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
        if let date = zone.date(ofWallClock: seconds) { return try inRange(date, text) }
        let change = zone.change(skipping: seconds)
        let shown = try pattern.text(of: change, offsetFromUTC: zone.secondsFromGMT(for: change))
        guard let first = try? pattern.wallClock(of: shown), first.time == clock.time else {
          throw .malformed(
            text, pattern.expectation, "clocks in \(identifier) skip that time")
        }
        return try inRange(change, text)
      },
      write: { (date) throws(MappingError) in
        // Rounded as in the text, since clocks may be changed in between.
        let shown = Date(timeIntervalSince1970: try UnixTime(of: date).secondsSince1970)
        let offset = try TimeZone(known: identifier).secondsFromGMT(for: shown)
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

  /// All offsets are less than a day, so these times are before and after any change nearby.
  private static func surroundings(of clock: TimeInterval) -> (
    before: TimeInterval, after: TimeInterval
  ) {
    let day: TimeInterval = 86_400
    return (clock - day, clock + day)
  }

  /// Takes the local time as seconds since 1970.
  fileprivate func date(ofWallClock clock: TimeInterval) -> Date? {
    let (before, after) = Self.surroundings(of: clock)
    for nearby in [before, after] {
      let offset = secondsFromGMT(for: Date(timeIntervalSince1970: nearby))
      let date = Date(timeIntervalSince1970: clock - TimeInterval(offset))
      if secondsFromGMT(for: date) == offset { return date }
    }
    return nil
  }

  /// The second at which clocks are set forward, and so skip this local time.
  fileprivate func change(skipping clock: TimeInterval) -> Date {
    var (before, after) = Self.surroundings(of: clock.rounded(.down))
    let offset = secondsFromGMT(for: Date(timeIntervalSince1970: before))
    while after - before > 1 {
      let middle = ((before + after) / 2).rounded(.down)
      let isBefore = secondsFromGMT(for: Date(timeIntervalSince1970: middle)) == offset
      if isBefore { before = middle } else { after = middle }
    }
    return Date(timeIntervalSince1970: after)
  }
}
