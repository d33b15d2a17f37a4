import Foundation
import TextFormats

// Whole numbers cannot hold a fraction of a second, so it is cut off when it is written.

nonisolated extension WireFormat where Wire: FixedWidthInteger & Sendable, Value == Date {
  /// Seconds since 1970.
  static var epochSeconds: Self {
    Self(
      read: { (number) throws(MappingError) in try date(of: number, 1, "seconds") },
      write: { (date) throws(MappingError) in try number(of: date, 1, "seconds") })
  }

  /// Milliseconds since 1970.
  static var epochMilliseconds: Self {
    Self(
      read: { (number) throws(MappingError) in try date(of: number, 1_000, "milliseconds") },
      write: { (date) throws(MappingError) in try number(of: date, 1_000, "milliseconds") })
  }

  private static func date(
    of number: Wire, _ unitsPerSecond: Int64, _ unit: String
  ) throws(MappingError) -> Date {
    guard let units = Int64(exactly: number),
      let time = UnixTime(units, unitsPerSecond: unitsPerSecond)
    else { throw .malformed(number: number, UnixTime.expectation(in: unit)) }
    return Date(time)
  }

  private static func number(
    of date: Date, _ unitsPerSecond: Int64, _ unit: String
  ) throws(MappingError) -> Wire {
    let units = try UnixTime(of: date).units(perSecond: unitsPerSecond)
    guard let number = Wire(exactly: units) else {
      throw .malformed(number: units, "a number of \(unit) that \(Wire.self) can hold")
    }
    return number
  }
}

nonisolated extension WireFormat where Wire == Double, Value == Date {
  /// Seconds since 1970, with a fraction down to microseconds.
  static var epochSeconds: Self {
    Self(
      read: { (number) throws(MappingError) in
        guard let time = UnixTime(secondsSince1970: number) else {
          throw .malformed(number: number, UnixTime.expectation(in: "seconds"))
        }
        return Date(time)
      },
      write: { (date) throws(MappingError) in try UnixTime(of: date).number(unitsPerSecond: 1) })
  }

  /// Milliseconds since 1970, with a fraction down to microseconds.
  static var epochMilliseconds: Self {
    Self(
      read: { (number) throws(MappingError) in
        guard let time = UnixTime(millisecondsSince1970: number) else {
          throw .malformed(number: number, UnixTime.expectation(in: "milliseconds"))
        }
        return Date(time)
      },
      write: { (date) throws(MappingError) in
        try UnixTime(of: date).number(unitsPerSecond: 1_000)
      })
  }
}

nonisolated extension UnixTime {
  init?(_ units: Int64, unitsPerSecond: Int64) {
    var seconds = units / unitsPerSecond
    var rest = units % unitsPerSecond
    if rest < 0 {
      seconds -= 1
      rest += unitsPerSecond
    }
    self.init(seconds: seconds, nanoseconds: Int(rest * (1_000_000_000 / unitsPerSecond)))
  }

  /// The whole milliseconds are split off first, since dividing the number as a whole would round.
  fileprivate init?(millisecondsSince1970 number: Double) {
    let whole = number.rounded(.down)
    guard let milliseconds = Int64(exactly: whole),
      let time = UnixTime(milliseconds, unitsPerSecond: 1_000)
    else { return nil }
    let microseconds = Int(((number - whole) * 1_000).rounded())
    let carries = microseconds == 1_000 && time.nanoseconds == 999_000_000
    self.init(
      seconds: carries ? time.seconds + 1 : time.seconds,
      nanoseconds: carries ? 0 : time.nanoseconds + microseconds * 1_000)
  }

  /// Rounded down. The years 0000 to 9999 leave room for any unit down to microseconds.
  func units(perSecond unitsPerSecond: Int64) -> Int64 {
    seconds * unitsPerSecond + Int64(nanoseconds) / (1_000_000_000 / unitsPerSecond)
  }

  /// One division rounds only once. Milliseconds are exact in all years, and microseconds as far as dates can
  /// hold them.
  fileprivate func number(unitsPerSecond: Int64) -> Double {
    let isInMilliseconds = nanoseconds % 1_000_000 == 0
    let perSecond: Int64 = isInMilliseconds ? 1_000 : 1_000_000
    return Double(units(perSecond: perSecond)) / Double(perSecond / unitsPerSecond)
  }

  static func expectation(in unit: String) -> String {
    "a date in the years 0000 to 9999, in \(unit) since 1970"
  }
}
