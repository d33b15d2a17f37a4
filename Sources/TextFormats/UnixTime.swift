/// A point in time, to the nanosecond, from the start of the year 0000 to the end of 9999 in UTC:
/// the range that ISO 8601 can write with four digits for the year.
package nonisolated struct UnixTime: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970, rounded down: negative before that. Leap seconds are not counted.
  package let seconds: Int64

  /// What is added to `seconds`, from 0 to 999,999,999, even before 1970.
  package let nanoseconds: Int

  /// Nil outside the years 0000 to 9999, and for nanoseconds that make a second or more.
  package init?(seconds: Int64, nanoseconds: Int = 0) {
    guard seconds >= -62_167_219_200, seconds <= 253_402_300_799,
      nanoseconds >= 0, nanoseconds <= 999_999_999
    else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (left: UnixTime, right: UnixTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

nonisolated extension UnixTime {
  /// Takes what `Date.timeIntervalSince1970` gives.
  ///
  /// A `Date` counts from 2001 in a `Double`, which holds microseconds from 1866 to 2105, and milliseconds in all other
  /// years. Anything beyond that is noise, and is rounded away, so that a date that was read from text with that many
  /// digits is written as it was read.
  package init?(secondsSince1970 interval: Double) {
    // Neither infinity nor a value that is not a number passes both comparisons, so that the
    // conversions cannot trap.
    guard interval > -1e12, interval < 1e12 else { return nil }
    var whole = Int64(interval)
    if Double(whole) > interval { whole -= 1 }
    let perSecond = interval > -3_300_000_000 && interval < 4_294_967_296 ? 1_000_000 : 1_000
    let fraction = Int((interval - Double(whole)) * Double(perSecond) + 0.5)
    // The last moment of the year 9999 must not become the first of the next.
    let isLast = whole == 253_402_300_799 && fraction >= perSecond
    let carries = fraction >= perSecond && !isLast
    self.init(
      seconds: whole + (carries ? 1 : 0),
      nanoseconds: carries
        ? 0 : (isLast ? perSecond - 1 : fraction) * (1_000_000_000 / perSecond))
  }

  /// For `Date(timeIntervalSince1970:)`. Never rounded up to the year 10000.
  package var secondsSince1970: Double {
    let end = 253_402_300_800.0
    let exact = Double(seconds) + Double(nanoseconds) / 1_000_000_000
    return exact < end ? exact : end.nextDown
  }
}
