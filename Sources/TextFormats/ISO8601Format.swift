/// Dates with a time and an offset, as RFC 3339 takes them from ISO 8601: `2024-05-03T10:00:00Z`.
///
/// Every part but the fraction is required, and none is corrected: 30 February is not a date, and
/// `24:00:00` is not a time. An offset is `Z`, `+02:00` or `+0200`, up to 23:59. A fraction has one to
/// nine digits; more could not be kept, and are refused rather than lost. `T` and `Z` may be lower
/// case; a space may not stand for `T`. The second `:60` is read only where a leap second can be,
/// at the end of a month in UTC, as the first second of the next month, since no clock of a
/// computer counts it.
package nonisolated enum ISO8601Format {
  package static var expectation: String {
    "an ISO 8601 date with an offset, such as 2024-05-03T10:00:00Z"
  }

  package nonisolated enum Fraction: Hashable, Sendable {
    case optional
    case required
    case absent
  }

  /// The first part that is wrong, from left to right.
  package nonisolated enum Problem: Error, Hashable, Sendable {
    case date
    case noSuchDay
    case separator
    case time
    case noSuchTime
    case leapSecond
    case fractionMissing
    case fractionUnexpected
    case fractionLength
    case offsetMissing
    case offset
    case trailingText
    case outOfRange
  }

  package static func time(
    of text: String, fraction: Fraction = .optional
  ) throws(Problem) -> UnixTime {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(Problem) in try time(of: bytes, fraction) }
    }
    return try result.get()
  }

  private static func time(
    of bytes: UnsafeBufferPointer<UInt8>, _ fraction: Fraction
  ) throws(Problem) -> UnixTime {
    var scanner = Scanner(bytes)
    guard let year = scanner.number(digits: 4), scanner.skip(UInt8(ascii: "-")),
      let month = scanner.number(digits: 2), scanner.skip(UInt8(ascii: "-")),
      let day = scanner.number(digits: 2)
    else { throw .date }
    guard GregorianCalendar.exists(year: year, month: month, day: day) else { throw .noSuchDay }

    guard scanner.skip(UInt8(ascii: "T")) || scanner.skip(UInt8(ascii: "t")) else {
      throw .separator
    }
    guard let hour = scanner.number(digits: 2), scanner.skip(UInt8(ascii: ":")),
      let minute = scanner.number(digits: 2), scanner.skip(UInt8(ascii: ":")),
      let second = scanner.number(digits: 2)
    else { throw .time }
    guard hour <= 23, minute <= 59, second <= 60 else { throw .noSuchTime }

    let nanoseconds = try scanner.nanoseconds(fraction)
    let offset = try scanner.offset()
    guard scanner.isAtEnd else { throw .trailingText }

    let days = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
    let secondOfDay = (hour * 60 + minute) * 60 + second
    let seconds = Int64(days) * 86_400 + Int64(secondOfDay - offset)
    if second == 60 {
      guard seconds % 86_400 == 0,
        GregorianCalendar.date(daysSince1970: Int(seconds / 86_400)).day == 1
      else { throw .leapSecond }
    }
    guard let time = UnixTime(seconds: seconds, nanoseconds: nanoseconds) else {
      throw .outOfRange
    }
    return time
  }

  /// In UTC, with `Z`. A fraction has three, six or nine digits, as few as hold it; it is left out
  /// when it is zero, unless it is `required`, and cut off when it must be `absent`.
  package static func text(of time: UnixTime, fraction: Fraction = .optional) -> String {
    // From the year 0000 on, the seconds are positive here, so that the division rounds down.
    let seconds = time.seconds + 62_167_219_200
    let date = GregorianCalendar.date(daysSince1970: Int(seconds / 86_400) - 719_528)
    let secondOfDay = Int(seconds % 86_400)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(30)
    append(date.year, digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(date.month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(date.day, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    append(secondOfDay / 3_600, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(secondOfDay / 60 % 60, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(secondOfDay % 60, digits: 2, to: &bytes)
    if fraction == .required || (fraction == .optional && time.nanoseconds != 0) {
      bytes.append(UInt8(ascii: "."))
      if time.nanoseconds % 1_000_000 == 0 {
        append(time.nanoseconds / 1_000_000, digits: 3, to: &bytes)
      } else if time.nanoseconds % 1_000 == 0 {
        append(time.nanoseconds / 1_000, digits: 6, to: &bytes)
      } else {
        append(time.nanoseconds, digits: 9, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var unit = 1
    for _ in 1..<digits { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }

  /// Reads from left to right, looking one byte ahead.
  private nonisolated struct Scanner {
    private var rest: UnsafeBufferPointer<UInt8>.Iterator
    private var next: UInt8?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      rest = bytes.makeIterator()
      next = rest.next()
    }

    var isAtEnd: Bool { next == nil }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      next = rest.next()
      return true
    }

    mutating func digit() -> Int? {
      guard let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        return nil
      }
      next = rest.next()
      return Int(byte &- UInt8(ascii: "0"))
    }

    mutating func number(digits: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number &* 10 &+ digit
      }
      return number
    }

    mutating func nanoseconds(_ fraction: Fraction) throws(Problem) -> Int {
      guard skip(UInt8(ascii: ".")) else {
        if fraction == .required { throw .fractionMissing }
        return 0
      }
      if fraction == .absent { throw .fractionUnexpected }
      var nanoseconds = 0
      var unit = 1_000_000_000
      while let digit = digit() {
        unit /= 10
        guard unit > 0 else { throw .fractionLength }
        nanoseconds += digit * unit
      }
      guard unit < 1_000_000_000 else { throw .fractionLength }
      return nanoseconds
    }

    /// In seconds east of Greenwich.
    mutating func offset() throws(Problem) -> Int {
      if skip(UInt8(ascii: "Z")) || skip(UInt8(ascii: "z")) { return 0 }
      let sign: Int
      if skip(UInt8(ascii: "+")) {
        sign = 1
      } else if skip(UInt8(ascii: "-")) {
        sign = -1
      } else {
        throw isAtEnd ? .offsetMissing : .offset
      }
      guard let hours = number(digits: 2) else { throw .offset }
      _ = skip(UInt8(ascii: ":"))
      guard let minutes = number(digits: 2), hours <= 23, minutes <= 59 else { throw .offset }
      return sign * (hours * 60 + minutes) * 60
    }
  }
}

nonisolated extension ISO8601Format.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .date: "it does not begin with a date, as in 2024-05-03"
    case .noSuchDay: "there is no such day"
    case .separator: "a T must be between the date and the time"
    case .time: "the date is not followed by hours, minutes and seconds, as in 10:00:00"
    case .noSuchTime: "there is no such time of day"
    case .leapSecond: "a leap second can only be the last second of a month in UTC"
    case .fractionMissing: "the seconds must have a fraction"
    case .fractionUnexpected: "the seconds must not have a fraction"
    case .fractionLength: "the fraction of a second must have one to nine digits"
    case .offsetMissing: "it has no offset from UTC, such as Z or +02:00"
    case .offset: "what follows the time is not an offset from UTC, such as Z or +02:00"
    case .trailingText: "there is more text after the offset"
    case .outOfRange: "it is outside the years 0000 to 9999 in UTC"
    }
  }
}
