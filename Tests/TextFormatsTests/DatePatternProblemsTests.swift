import Testing

@testable import TextFormats

@Suite struct DatePatternProblemsTests {
  struct Example: Sendable {
    let pattern: String
    let range: Range<Int>
    let message: String
    let help: String

    init(_ pattern: String, _ range: Range<Int>, _ message: String, _ help: String) {
      self.pattern = pattern
      self.range = range
      self.message = message
      self.help = help
    }
  }

  @Test(arguments: [
    Example(
      "YYYY-MM-dd", 0..<4,
      "`YYYY` is the year that a week belongs to, which can be another one around New Year",
      "write `yyyy`"),
    Example(
      "dd.MM.yy", 6..<8, "`yy` leaves the century to be guessed",
      "write `yyyy`; the text must have four digits"),
    Example("y-MM-dd", 0..<1, "`y` is not how a year is written", "write `yyyy`"),
    Example("uuuu-MM-dd", 0..<4, "`uuuu` is a year of another calendar", "write `yyyy`"),
    Example(
      "yyyy-MM-DD", 8..<10, "`DD` is the day of the year",
      "write `dd` for the day of the month"),
    Example("yyyy-MM-ddd", 8..<11, "`ddd` is not how a day is written", "write `d` or `dd`"),
    Example(
      "yyyy-MMMMM-dd", 5..<10, "`MMMMM` is not how a month is written",
      "write `M`, `MM`, `MMM` or `MMMM`"),
    Example(
      "yyyy-LL-dd", 5..<7, "`LL` is the name of a month without a day",
      "write `M`, `MM`, `MMM` or `MMMM`"),
    Example(
      "yyyy-MM-dd kk:mm", 11..<13, "`kk` counts hours from 1 to 24 or from 0 to 11",
      "write `HH`, or `hh` with `a` for AM and PM"),
    Example(
      "yyyy-MM-ddTHH:mm", 10..<11, "`T` is not a field of a date",
      "put letters that are plain text in quotes: `'T'`"),
    Example(
      "yyyy-MM-dd z", 11..<12, "`z` is the name of a time zone, which may stand for several",
      "write an offset such as `XXX`, or leave it out and name the time zone beside the pattern"),
    Example(
      "yyyy-MM-dd X", 11..<12, "`X` is an offset whose length can vary",
      "write `XXX` for Z or +02:00, `xxx` for +02:00, or `Z` for +0200"),
    Example(
      "yyyy-'W'ww-dd", 8..<10,
      "`ww` is a week, a quarter, an era or a day that is counted differently",
      "write the date as year, month and day"),
    Example(
      "yyyy-MM-dd HH:mm:ss.SSSSSSSSSS", 20..<30, "`SSSSSSSSSS` is finer than a nanosecond",
      "write nine `S` at most"),
    Example(
      "yyyy-MM-dd 'at HH:mm", 11..<20, "this quote is never closed",
      "close it with another `'`; a quote that is meant is written `''`"),
    Example(
      "yyyy-MM-dd hh:mm", 11..<13, "an hour from 1 to 12 comes twice a day",
      "write `HH` for hours from 0 to 23, or add `a` for AM or PM"),
    Example(
      "yyyy-MM-dd HH:mm a", 11..<13, "an hour from 0 to 23 needs no AM or PM",
      "write `hh` for hours from 1 to 12, or leave `a` out"),
    Example(
      "yyyy-MM-dd a", 11..<12, "AM or PM says nothing without an hour",
      "write `hh` for the hour"),
    Example(
      "yyyy-mm-dd", 5..<7, "these are minutes, and there is no month",
      "write `MM` for the month"),
    Example(
      "yyyy-mm-dd HH:mm", 5..<7, "the minutes are here and once more",
      "write `MM` for the month"),
    Example(
      "yyyy-MM-dd HH:MM", 14..<16, "the month is here a second time",
      "write `mm` for minutes"),
    Example(
      "yyyy-MM-dd HH:mm:SS", 17..<19, "there is a fraction of a second, but no second",
      "write `ss` for seconds"),
    Example(
      "yyyy-MM-dd HH:ss", 14..<16, "there are seconds, but no minutes",
      "write `mm` for minutes"),
    Example(
      "yyyy-MM-dd mm", 11..<13, "there are minutes, but no hour", "write `HH` for the hour"),
    Example(
      "dd/MM/yyyy dd", 11..<13, "the day is here a second time", "leave one of them out"),
    Example(
      "HH:mm", 0..<5, "the pattern has no year, no month and no day",
      "a date needs `yyyy`, `MM` and `dd`"),
    Example(
      "", 0..<0, "the pattern has no year, no month and no day",
      "a date needs `yyyy`, `MM` and `dd`"),
    Example("MM/dd", 0..<5, "the pattern has no year", "a date needs `yyyy`, `MM` and `dd`"),
    Example(
      "EEE yyyy", 0..<8, "the pattern has no month and no day",
      "a date needs `yyyy`, `MM` and `dd`"),
    Example(
      "dMyyyy", 0..<2,
      "one or two digits are followed by more digits, so text could be read in two ways",
      "double the letter for two digits, or put something between"),
    Example(
      "yyyy-M-d'0'", 7..<11,
      "one or two digits are followed by more digits, so text could be read in two ways",
      "double the letter for two digits, or put something between"),
  ])
  func explains(_ example: Example) throws {
    let malformed = try #require(throws: DatePattern.Malformed.self) {
      try DatePattern(parsing: example.pattern)
    }
    let expected = DatePattern.Problem(
      range: example.range, message: example.message, help: example.help)
    #expect(malformed.problems.first == expected)
    // In `dMyyyy`, both the day and the month run into the next field.
    #expect(malformed.problems.count == (example.pattern == "dMyyyy" ? 2 : 1))
  }

  @Test func everyProblemIsReportedInItsPlace() throws {
    let malformed = try #require(throws: DatePattern.Malformed.self) {
      try DatePattern(parsing: "DD/MM/YYYY T 'x")
    }
    #expect(malformed.problems.map(\.range) == [0..<2, 6..<10, 11..<12, 13..<15])
  }

  @Test func everyLetterIsAFieldOrExplained() {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for count in [1, 2, 3, 4, 5, 6, 10, 50] {
        if case .failure(let unusable) = DatePattern.field(letter, count: count) {
          #expect(unusable.message.contains("`\(letter)"))
          #expect(!unusable.help.isEmpty)
        }
      }
    }
  }

  @Test func longPatternsEndInProblemsWithinThem() throws {
    for unit in ["M ", "m ", "d ", "dM", "'", "''", "T", "S", "y "] {
      let pattern = String(repeating: unit, count: 20_000)
      let malformed = try #require(throws: DatePattern.Malformed.self) {
        try DatePattern(parsing: pattern)
      }
      let end = malformed.problems.map(\.range.upperBound).max() ?? .max
      #expect(end <= pattern.utf8.count)
    }
  }
}
