extension Converter {
  static let calendarDate = Converter(
    name: "calendarDate", summary: "a day as `2024-05-03`, and `CalendarDate`",
    form: .scalars([Pair(wire: .string, swift: .calendarDate)]))
}
