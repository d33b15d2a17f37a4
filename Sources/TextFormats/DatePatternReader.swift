nonisolated extension DatePattern {
  /// The first part of a text that does not fit the pattern. Offsets count bytes.
  package nonisolated enum Mismatch: Error, Hashable, Sendable {
    case field(Field, offset: Int)
    case trailingText(offset: Int)
    case noSuchDay
    case wrongWeekday
    case outOfRange
  }

  /// The whole text is read. Names, and AM or PM, may be in upper or lower case; everything else
  /// must fit exactly.
  ///
  /// - Parameter offsetFromUTC: The offset of the text, in seconds east of Greenwich, if the text
  ///   does not give it.
  package func time(
    of text: String, offsetFromUTC: Int = 0
  ) throws(Mismatch) -> UnixTime {
    let (wallClock, offset) = try wallClock(of: text)
    let (seconds, overflows) = wallClock.seconds.subtractingReportingOverflow(
      Int64(offset ?? offsetFromUTC))
    guard !overflows,
      let time = UnixTime(seconds: seconds, nanoseconds: wallClock.nanoseconds)
    else { throw .outOfRange }
    return time
  }

  /// The time that clocks show there, as if they showed UTC, and the offset, if the text has one. For time zones whose
  /// offset depends on the date.
  package func wallClock(
    of text: String
  ) throws(Mismatch) -> (time: UnixTime, offsetFromUTC: Int?) {
    var reader = Reader(text)
    for field in fields {
      let offset = reader.offset
      guard reader.read(field) else { throw .field(field, offset: offset) }
    }
    guard reader.isAtEnd else { throw .trailingText(offset: reader.offset) }
    return (try reader.time(), reader.offsetFromUTC)
  }

  /// Fields that the pattern lacks stay at the first moment of 1970.
  private nonisolated struct Reader {
    private let bytes: [UInt8]
    private(set) var offset = 0

    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var weekday: Int?
    private var hour: Int?
    private var isAfternoon: Bool?
    private var minute: Int?
    private var second: Int?
    private var nanoseconds: Int?
    private(set) var offsetFromUTC: Int?

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { offset == bytes.count }

    func time() throws(Mismatch) -> UnixTime {
      let (year, month, day) = (year ?? 1970, month ?? 1, day ?? 1)
      guard GregorianCalendar.exists(year: year, month: month, day: day) else { throw .noSuchDay }
      let days = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
      if let weekday, weekday != DatePattern.weekday(daysSince1970: days) { throw .wrongWeekday }
      var hour = hour ?? 0
      if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
      let secondOfDay = (hour * 60 + (minute ?? 0)) * 60 + (second ?? 0)
      let seconds = Int64(days) * 86_400 + Int64(secondOfDay)
      guard let time = UnixTime(seconds: seconds, nanoseconds: nanoseconds ?? 0) else {
        throw .outOfRange
      }
      return time
    }

    /// Returns false if that field does not come next in the text.
    mutating func read(_ field: Field) -> Bool {
      switch field {
      case .literal(let text): skip(text)
      case .year: keep(number(digits: 4...4, in: 0...9999), in: &year)
      case .month(let padding): keep(number(padding, in: 1...12), in: &month)
      case .monthName(let length): keep(name(of: monthNames(length)).map { $0 + 1 }, in: &month)
      case .day(let padding): keep(number(padding, in: 1...31), in: &day)
      case .weekday(let length): keep(name(of: weekdayNames(length)), in: &weekday)
      case .hour(let padding): keep(number(padding, in: 0...23), in: &hour)
      case .halfDayHour(let padding): keep(number(padding, in: 1...12), in: &hour)
      case .halfDay: keep(name(of: ["AM", "PM"]).map { $0 == 1 }, in: &isAfternoon)
      case .minute(let padding): keep(number(padding, in: 0...59), in: &minute)
      case .second(let padding): keep(number(padding, in: 0...59), in: &second)
      case .fraction(let digits): keep(fraction(digits), in: &nanoseconds)
      case .offset(let colon, let zulu): keep(offset(colon: colon, zulu: zulu), in: &offsetFromUTC)
      }
    }

    private mutating func skip(_ text: String) -> Bool {
      guard bytes.dropFirst(offset).starts(with: text.utf8) else { return false }
      offset += text.utf8.count
      return true
    }

    private mutating func digit() -> Int? {
      guard offset < bytes.count, bytes[offset] >= UInt8(ascii: "0"),
        bytes[offset] <= UInt8(ascii: "9")
      else { return nil }
      offset += 1
      return Int(bytes[offset - 1] - UInt8(ascii: "0"))
    }

    private mutating func number(
      digits: ClosedRange<Int>, in range: ClosedRange<Int>
    ) -> Int? {
      var number = 0
      var count = 0
      while count < digits.upperBound, let digit = digit() {
        number = number * 10 + digit
        count += 1
      }
      return count >= digits.lowerBound && range.contains(number) ? number : nil
    }

    private mutating func number(_ padding: Padding, in range: ClosedRange<Int>) -> Int? {
      number(digits: padding == .zero ? 2...2 : 1...2, in: range)
    }

    /// The index of the name that comes next. No name is the beginning of another in its list.
    private mutating func name(of names: [String]) -> Int? {
      for (index, name) in names.enumerated() {
        let found = bytes.dropFirst(offset).prefix(name.utf8.count)
        // Upper and lower case letters differ in one bit, and only letters become letters when it
        // is set.
        if found.elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
          offset += name.utf8.count
          return index
        }
      }
      return nil
    }

    /// In nanoseconds.
    private mutating func fraction(_ digits: Int) -> Int? {
      var nanoseconds = 0
      var unit = 1_000_000_000
      for _ in 0..<max(0, digits) {
        guard let digit = digit() else { return nil }
        unit /= 10
        nanoseconds += digit * unit
      }
      return nanoseconds
    }

    private mutating func offset(colon: Bool, zulu: Bool) -> Int? {
      if zulu && skip("Z") { return 0 }
      let isWest = skip("-")
      guard isWest || skip("+"), let hours = number(.zero, in: 0...23),
        !colon || skip(":"), let minutes = number(.zero, in: 0...59)
      else { return nil }
      let seconds = (hours * 60 + minutes) * 60
      return isWest ? -seconds : seconds
    }

    /// Returns false if nothing was read.
    private func keep<Value>(_ value: Value?, in place: inout Value?) -> Bool {
      place = value
      return value != nil
    }
  }
}

nonisolated extension DatePattern.Mismatch {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .field(let field, let offset): "\(field.expectation) must be at byte \(offset)"
    case .trailingText(let offset): "the date ends before byte \(offset), and more text follows"
    case .noSuchDay: "there is no such day"
    case .wrongWeekday: "it was another day of the week"
    case .outOfRange: "it is outside the years 0000 to 9999 in UTC"
    }
  }
}

nonisolated extension DatePattern.Field {
  fileprivate var expectation: String {
    switch self {
    case .literal(let text): "`\(text)`"
    case .year: "a year of four digits"
    case .month(let padding): "a month" + padding.expectation
    case .monthName(.abbreviated): "a month such as Jan"
    case .monthName(.full): "a month such as January"
    case .day(let padding): "a day" + padding.expectation
    case .weekday(.abbreviated): "a day of the week such as Mon"
    case .weekday(.full): "a day of the week such as Monday"
    case .hour(let padding): "an hour from 0 to 23" + padding.expectation
    case .halfDayHour(let padding): "an hour from 1 to 12" + padding.expectation
    case .halfDay: "AM or PM"
    case .minute(let padding): "a minute" + padding.expectation
    case .second(let padding): "a second" + padding.expectation
    case .fraction(let digits): "a fraction of \(digits) \(digits == 1 ? "digit" : "digits")"
    case .offset(colon: true, zulu: true): "Z or an offset such as +02:00"
    case .offset(colon: true, zulu: false): "an offset such as +02:00"
    case .offset(colon: false, zulu: true): "Z or an offset such as +0200"
    case .offset(colon: false, zulu: false): "an offset such as +0200"
    }
  }
}

nonisolated extension DatePattern.Padding {
  fileprivate var expectation: String {
    self == .zero ? " of two digits" : " of one or two digits"
  }
}
