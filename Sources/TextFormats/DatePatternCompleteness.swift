nonisolated extension DatePattern {
  /// What the fields together leave open or say twice; each cause is reported once.
  static func incompleteness(
    of fields: [PlacedField], in pattern: Range<Int>
  ) -> [Problem] {
    let ambiguous = unseparated(fields)
    let repeated = repeated(fields)
    let missing = repeated.isEmpty ? missing(fields, in: pattern) : []
    return (ambiguous + repeated + missing).sorted { left, right in
      left.range.lowerBound < right.range.lowerBound
    }
  }

  /// What a field says about a date, however it is written. A pattern can say each of these once.
  private nonisolated enum Part {
    case year
    case month
    case day
    case weekday
    case hour
    case halfDay
    case minute
    case second
    case fraction
    case offset

    init?(_ field: Field) {
      switch field {
      case .literal: return nil
      case .year: self = .year
      case .month, .monthName: self = .month
      case .day: self = .day
      case .weekday: self = .weekday
      case .hour, .halfDayHour: self = .hour
      case .halfDay: self = .halfDay
      case .minute: self = .minute
      case .second: self = .second
      case .fraction: self = .fraction
      case .offset: self = .offset
      }
    }

    var name: String {
      switch self {
      case .year: "year"
      case .month: "month"
      case .day: "day"
      case .weekday: "day of the week"
      case .hour: "hour"
      case .halfDay: "half of the day"
      case .minute: "minute"
      case .second: "second"
      case .fraction: "fraction of a second"
      case .offset: "offset"
      }
    }
  }

  private static func first(_ part: Part, in fields: [PlacedField]) -> PlacedField? {
    fields.first { Part($0.field) == part }
  }

  private static func repeated(_ fields: [PlacedField]) -> [Problem] {
    let parts = Set(fields.compactMap { Part($0.field) })
    var seen: Set<Part> = []
    var reported: Set<Part> = []
    var problems: [Problem] = []
    for field in fields {
      guard let part = Part(field.field), !seen.insert(part).inserted,
        reported.insert(part).inserted
      else { continue }
      switch part {
      case .month where !parts.contains(.minute):
        problems.append(
          Problem(
            range: field.range, message: "the month is here a second time",
            help: "write `mm` for minutes"))
      case .minute where !parts.contains(.month):
        // In `dd/mm/yyyy HH:mm` the first `mm` is the one that was meant as the month.
        let month = first(.minute, in: fields) ?? field
        problems.append(
          Problem(
            range: month.range, message: "the minutes are here and once more",
            help: "write `MM` for the month"))
      default:
        problems.append(
          Problem(
            range: field.range, message: "the \(part.name) is here a second time",
            help: "leave one of them out"))
      }
    }
    return problems
  }

  private static func missing(
    _ fields: [PlacedField], in pattern: Range<Int>
  ) -> [Problem] {
    var problems: [Problem] = []
    let parts = Set(fields.compactMap { Part($0.field) })
    let minute = first(.minute, in: fields)
    let minuteIsMonth = minute != nil && !parts.contains(.month) && !parts.contains(.hour)
    if let minute, minuteIsMonth {
      problems.append(
        Problem(
          range: minute.range, message: "these are minutes, and there is no month",
          help: "write `MM` for the month"))
    }

    let absent = [Part.year, .month, .day].filter { part in
      !parts.contains(part) && !(part == .month && minuteIsMonth)
    }
    if !absent.isEmpty {
      let names = absent.map { "no \($0.name)" }
      let list = [names.dropLast().joined(separator: ", "), names.last ?? ""]
      problems.append(
        Problem(
          range: pattern,
          message: "the pattern has " + list.filter { !$0.isEmpty }.joined(separator: " and "),
          help: "a date needs `yyyy`, `MM` and `dd`"))
    }
    return problems + missingClock(fields, parts, minuteIsMonth: minuteIsMonth)
  }

  /// A part of the time of day without the larger part that it belongs to.
  private static func missingClock(
    _ fields: [PlacedField], _ parts: Set<Part>, minuteIsMonth: Bool
  ) -> [Problem] {
    var problems: [Problem] = []
    for field in fields {
      switch field.field {
      case .halfDayHour where !parts.contains(.halfDay):
        problems.append(
          Problem(
            range: field.range, message: "an hour from 1 to 12 comes twice a day",
            help: "write `HH` for hours from 0 to 23, or add `a` for AM or PM"))
      case .hour where parts.contains(.halfDay):
        problems.append(
          Problem(
            range: field.range, message: "an hour from 0 to 23 needs no AM or PM",
            help: "write `hh` for hours from 1 to 12, or leave `a` out"))
      case .halfDay where !parts.contains(.hour):
        problems.append(
          Problem(
            range: field.range, message: "AM or PM says nothing without an hour",
            help: "write `hh` for the hour"))
      case .minute where !parts.contains(.hour) && !minuteIsMonth:
        problems.append(
          Problem(
            range: field.range, message: "there are minutes, but no hour",
            help: "write `HH` for the hour"))
      case .second where !parts.contains(.minute):
        problems.append(
          Problem(
            range: field.range, message: "there are seconds, but no minutes",
            help: "write `mm` for minutes"))
      case .fraction where !parts.contains(.second):
        problems.append(
          Problem(
            range: field.range, message: "there is a fraction of a second, but no second",
            help: "write `ss` for seconds"))
      default:
        break
      }
    }
    return problems
  }

  /// A number of one digit or two that runs into the next one: `dM` cannot read `112`.
  private static func unseparated(_ fields: [PlacedField]) -> [Problem] {
    zip(fields, fields.dropFirst()).compactMap { field, next in
      guard hasOpenEnd(field.field), beginsWithDigit(next.field) else { return nil }
      return Problem(
        range: field.range.lowerBound..<next.range.upperBound,
        message:
          "one or two digits are followed by more digits, so text could be read in two ways",
        help: "double the letter for two digits, or put something between")
    }
  }

  private static func hasOpenEnd(_ field: Field) -> Bool {
    switch field {
    case .month(.none), .day(.none), .hour(.none), .halfDayHour(.none), .minute(.none),
      .second(.none):
      true
    default:
      false
    }
  }

  private static func beginsWithDigit(_ field: Field) -> Bool {
    switch field {
    case .literal(let text): text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    case .year, .month, .day, .hour, .halfDayHour, .minute, .second, .fraction: true
    case .monthName, .weekday, .halfDay, .offset: false
    }
  }
}
