/// The Gregorian calendar as ISO 8601 counts it, also before 1582, by arithmetic on whole numbers.
package nonisolated enum GregorianCalendar {
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Zero for a month that does not exist.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 0
    }
  }

  package static func exists(year: Int, month: Int, day: Int) -> Bool {
    (0...9999).contains(year) && day >= 1 && day <= days(inMonth: month, of: year)
  }

  /// Counts from 1 January 1970. The date must exist, in a year from 0 to 9999.
  package static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // A year that begins on 1 March has its leap day at the end, so that the days before a month
    // depend only on its number. Adding 400 years, which are 146,097 days, keeps all divisions
    // positive.
    let yearFromMarch = (month > 2 ? year : year &- 1) &+ 400
    let monthFromMarch = month > 2 ? month &- 3 : month &+ 9
    let daysBeforeYear =
      365 &* yearFromMarch &+ yearFromMarch / 4 &- yearFromMarch / 100 &+ yearFromMarch / 400
    let daysBeforeMonth = (153 &* monthFromMarch &+ 2) / 5
    return daysBeforeYear &+ daysBeforeMonth &+ day &- 719_469 &- 146_097
  }

  /// The date that is this many days after 1 January 1970, or before it if the number is negative.
  /// The inverse of `daysSince1970`, and exact for the same years.
  package static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let daysFromMarch = days &+ 719_468 &+ 146_097
    let era = daysFromMarch / 146_097
    let dayOfEra = daysFromMarch % 146_097
    let yearOfEra =
      (dayOfEra &- dayOfEra / 1_460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra &- (365 &* yearOfEra &+ yearOfEra / 4 &- yearOfEra / 100)
    let monthFromMarch = (5 &* dayOfYear &+ 2) / 153
    let day = dayOfYear &- (153 &* monthFromMarch &+ 2) / 5 &+ 1
    let month = monthFromMarch < 10 ? monthFromMarch &+ 3 : monthFromMarch &- 9
    let year = era &* 400 &+ yearOfEra &- 400 &+ (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}
