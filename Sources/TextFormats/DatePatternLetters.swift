nonisolated extension DatePattern {
  /// Why a run of letters is not a field, and what to write instead.
  nonisolated struct UnusableLetters: Error {
    let message: String
    let help: String
  }

  /// What a letter means when it is repeated this many times.
  static func field(
    _ letter: Character, count: Int
  ) -> Result<Field, UnusableLetters> {
    switch (letter, count) {
    case ("y", 4): .success(.year)
    case ("M", 1...2): .success(.month(padding(count)))
    case ("M", 3): .success(.monthName(.abbreviated))
    case ("M", 4): .success(.monthName(.full))
    case ("d", 1...2): .success(.day(padding(count)))
    case ("E", 1...3): .success(.weekday(.abbreviated))
    case ("E", 4): .success(.weekday(.full))
    case ("H", 1...2): .success(.hour(padding(count)))
    case ("h", 1...2): .success(.halfDayHour(padding(count)))
    case ("a", 1...3): .success(.halfDay)
    case ("m", 1...2): .success(.minute(padding(count)))
    case ("s", 1...2): .success(.second(padding(count)))
    case ("S", 1...9): .success(.fraction(digits: count))
    case ("Z", 1...3): .success(.offset(colon: false, zulu: false))
    case ("Z", 5), ("X", 3): .success(.offset(colon: true, zulu: true))
    case ("X", 2): .success(.offset(colon: false, zulu: true))
    case ("x", 2): .success(.offset(colon: false, zulu: false))
    case ("x", 3): .success(.offset(colon: true, zulu: false))
    default: .failure(unusable(letter, shown(letter, count)))
    }
  }

  private static func padding(_ count: Int) -> Padding {
    count == 1 ? .none : .zero
  }

  /// In backticks, and shortened if nobody would count the letters.
  private static func shown(_ letter: Character, _ count: Int) -> String {
    "`" + String(repeating: letter, count: min(count, 10)) + (count > 10 ? "…`" : "`")
  }

  private static func unusable(
    _ letter: Character, _ letters: String
  ) -> UnusableLetters {
    let (message, help) =
      switch letter {
      case "y" where letters == "`yy`":
        ("`yy` leaves the century to be guessed", "write `yyyy`; the text must have four digits")
      case "y":
        ("\(letters) is not how a year is written", "write `yyyy`")
      case "Y":
        (
          "\(letters) is the year that a week belongs to, which can be another one around New Year",
          "write `yyyy`"
        )
      case "u", "U", "r":
        ("\(letters) is a year of another calendar", "write `yyyy`")
      case "M":
        ("\(letters) is not how a month is written", "write `M`, `MM`, `MMM` or `MMMM`")
      case "L":
        ("\(letters) is the name of a month without a day", "write `M`, `MM`, `MMM` or `MMMM`")
      case "d":
        ("\(letters) is not how a day is written", "write `d` or `dd`")
      case "D":
        ("\(letters) is the day of the year", "write `dd` for the day of the month")
      case "E", "e", "c":
        ("\(letters) is not how a day of the week is written", "write `EEE` or `EEEE`")
      case "w", "W", "F", "Q", "q", "g", "G":
        (
          "\(letters) is a week, a quarter, an era or a day that is counted differently",
          "write the date as year, month and day"
        )
      case "H", "h":
        ("\(letters) is not how an hour is written", "write `HH`, or `hh` with `a` for AM and PM")
      case "k", "K":
        (
          "\(letters) counts hours from 1 to 24 or from 0 to 11",
          "write `HH`, or `hh` with `a` for AM and PM"
        )
      case "a", "b", "B":
        ("\(letters) is not how the half of the day is written", "write `a`, which is AM or PM")
      case "m":
        ("\(letters) is not how minutes are written", "write `m` or `mm`")
      case "s":
        ("\(letters) is not how seconds are written", "write `s` or `ss`")
      case "S":
        ("\(letters) is finer than a nanosecond", "write nine `S` at most")
      case "A":
        ("\(letters) counts the milliseconds of the day", "write `HH:mm:ss.SSS`")
      case "Z", "X", "x":
        (
          "\(letters) is an offset whose length can vary",
          "write `XXX` for Z or +02:00, `xxx` for +02:00, or `Z` for +0200"
        )
      case "z", "v", "V", "O":
        (
          "\(letters) is the name of a time zone, which may stand for several",
          "write an offset such as `XXX`, or leave it out and name the time zone beside the pattern"
        )
      default:
        (
          "\(letters) is not a field of a date",
          "put letters that are plain text in quotes: `'T'`"
        )
      }
    return UnusableLetters(message: message, help: help)
  }
}
