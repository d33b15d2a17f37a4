extension Converter {
  static let calendarDate = Converter(
    "calendarDate", .scalars([Pair(wire: .string, swift: .calendarDate)]), .calendarDate)

  /// What to do about days in another form than that of ISO 8601, which is the only one that `calendarDate` reads.
  static let helpForOtherDays = """
    for days in another form than `2024-05-03`, declare a converter, such as \
    `converter day: String throws <-> CalendarDate`
    """
}

extension ConverterFacts {
  static let calendarDate = ConverterFacts(
    converter: .calendarDate, reversal: .exact, canFail: true, canFailBack: false,
    charactersWritten: "-0123456789")
}
