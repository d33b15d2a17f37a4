nonisolated extension DatePattern {
  /// An example with a day that cannot be taken for a month, and an hour that is after noon.
  package var expectation: String {
    guard let example = UnixTime(seconds: 1_735_662_600), let text = text(of: example) else {
      return "a date"
    }
    return "a date written like \(text)"
  }

  /// Digits beyond those that the pattern has for a fraction are cut off.
  ///
  /// - Parameter offsetFromUTC: The offset that the text is written for, in seconds east of
  ///   Greenwich. Less than a day.
  /// - Returns: Nil if the year at that offset is outside 0000 to 9999.
  package func text(of time: UnixTime, offsetFromUTC: Int = 0) -> String? {
    // In text, an offset has no seconds. The time of day is adapted to the offset that is written,
    // so that the two together give the same time again.
    let offset = hasOffset ? offsetFromUTC - offsetFromUTC % 60 : offsetFromUTC
    let (seconds, overflows) = time.seconds.addingReportingOverflow(Int64(offset))
    guard !overflows,
      let wallClock = UnixTime(seconds: seconds, nanoseconds: time.nanoseconds)
    else { return nil }

    var writer = Writer(wallClock, offsetFromUTC: offset)
    for field in fields {
      writer.write(field)
    }
    return writer.text
  }

  private nonisolated struct Writer {
    private(set) var text = ""

    private let date: (year: Int, month: Int, day: Int)
    private let weekday: Int
    private let secondOfDay: Int
    private let nanoseconds: Int
    private let offsetFromUTC: Int

    init(_ wallClock: UnixTime, offsetFromUTC: Int) {
      // From the year 0000 on, the seconds are positive here, so that the division rounds down.
      let seconds = wallClock.seconds + 62_167_219_200
      let days = Int(seconds / 86_400) - 719_528
      date = GregorianCalendar.date(daysSince1970: days)
      weekday = DatePattern.weekday(daysSince1970: days)
      secondOfDay = Int(seconds % 86_400)
      nanoseconds = wallClock.nanoseconds
      self.offsetFromUTC = offsetFromUTC
    }

    mutating func write(_ field: Field) {
      let hour = secondOfDay / 3_600
      switch field {
      case .literal(let literal): text += literal
      case .year: write(date.year, digits: 4)
      case .month(let padding): write(date.month, padding)
      case .monthName(let length): text += monthNames(length)[date.month - 1]
      case .day(let padding): write(date.day, padding)
      case .weekday(let length): text += weekdayNames(length)[weekday]
      case .hour(let padding): write(hour, padding)
      case .halfDayHour(let padding): write(hour % 12 == 0 ? 12 : hour % 12, padding)
      case .halfDay: text += hour < 12 ? "AM" : "PM"
      case .minute(let padding): write(secondOfDay / 60 % 60, padding)
      case .second(let padding): write(secondOfDay % 60, padding)
      case .fraction(let digits): writeFraction(digits)
      case .offset(let colon, let zulu): writeOffset(colon: colon, zulu: zulu)
      }
    }

    private mutating func write(_ number: Int, _ padding: Padding) {
      write(number, digits: padding == .zero ? 2 : 1)
    }

    private mutating func write(_ number: Int, digits: Int) {
      let text = String(number)
      for _ in 0..<max(0, digits - text.utf8.count) { self.text += "0" }
      self.text += text
    }

    private mutating func writeFraction(_ digits: Int) {
      var unit = 1_000_000_000
      for _ in 0..<max(0, digits) {
        unit /= 10
        text += unit == 0 ? "0" : String(nanoseconds / unit % 10)
      }
    }

    private mutating func writeOffset(colon: Bool, zulu: Bool) {
      if zulu && offsetFromUTC == 0 {
        text += "Z"
        return
      }
      let minutes = offsetFromUTC.magnitude / 60
      text += offsetFromUTC < 0 ? "-" : "+"
      write(Int(minutes / 60), digits: 2)
      if colon { text += ":" }
      write(Int(minutes % 60), digits: 2)
    }
  }
}
