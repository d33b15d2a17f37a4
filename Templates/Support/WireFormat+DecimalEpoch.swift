import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == Decimal, Value == Date {
  /// Seconds since 1970, with a fraction down to microseconds.
  static var epochSeconds: Self { epoch(microsecondsPerUnit: 1_000_000, "seconds") }

  /// Milliseconds since 1970, with a fraction down to microseconds.
  static var epochMilliseconds: Self { epoch(microsecondsPerUnit: 1_000, "milliseconds") }

  private static func epoch(microsecondsPerUnit: Decimal, _ unit: String) -> Self {
    Self(
      read: { (number) throws(MappingError) in
        guard let time = UnixTime(microsecondsSince1970: number * microsecondsPerUnit) else {
          throw .malformed(number: number, UnixTime.expectation(in: unit))
        }
        return Date(time)
      },
      write: { (date) throws(MappingError) in
        Decimal(try UnixTime(of: date).units(perSecond: 1_000_000)) / microsecondsPerUnit
      })
  }
}

nonisolated extension UnixTime {
  fileprivate init?(microsecondsSince1970 number: Decimal) {
    // Far beyond the year 9999, and not further than an integer can count.
    guard !number.isNaN, abs(number) < Decimal(1_000_000_000_000_000_000) else { return nil }
    var exact = number
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    guard let microseconds = Int64(rounded.description) else { return nil }
    self.init(microseconds, unitsPerSecond: 1_000_000)
  }
}
