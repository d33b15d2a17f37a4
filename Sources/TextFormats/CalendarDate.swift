/// A day in the Gregorian calendar, with no time and no time zone: a birthday, a due date.
///
/// Written and read as `2024-05-03`. Only days that exist can be made: there is no 29 February 2023.
package nonisolated struct CalendarDate: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// From 0 to 9999.
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to the last day of the month.
  package let day: Int

  /// Nil for a day that does not exist.
  package init?(year: Int, month: Int, day: Int) {
    guard GregorianCalendar.exists(year: year, month: month, day: day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Nil outside the years 0000 to 9999.
  package init?(daysSince1970 days: Int) {
    guard days >= -719_528, days <= 2_932_896 else { return nil }
    (year, month, day) = GregorianCalendar.date(daysSince1970: days)
  }

  /// Nil for anything but four digits, two and two, joined by hyphens, that name a day.
  package init?(_ text: String) {
    do throws(Problem) {
      try self.init(parsing: text)
    } catch {
      return nil
    }
  }

  package init(parsing text: String) throws(Problem) {
    var rest = text.utf8.makeIterator()
    guard let year = Self.number(digits: 4, from: &rest), rest.next() == UInt8(ascii: "-"),
      let month = Self.number(digits: 2, from: &rest), rest.next() == UInt8(ascii: "-"),
      let day = Self.number(digits: 2, from: &rest), rest.next() == nil
    else { throw .malformed }
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw .noSuchDay }
    self = date
  }

  package nonisolated enum Problem: Error, Hashable, Sendable {
    case malformed
    case noSuchDay
  }

  package static var expectation: String { "a date, such as 2024-05-03" }

  /// Negative before 1970. The distance between two dates is the difference of theirs.
  package var daysSince1970: Int {
    GregorianCalendar.daysSince1970(year: year, month: month, day: day)
  }

  package var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func number(
    digits: Int, from bytes: inout String.UTF8View.Iterator
  ) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = bytes.next(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        return nil
      }
      number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
    }
    return number
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

nonisolated extension CalendarDate.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .malformed: "it is not written with digits and hyphens, as in 2024-05-03"
    case .noSuchDay: "there is no such day"
    }
  }
}
