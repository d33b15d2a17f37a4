extension Converter {
  static let calendarDate = Converter(
    "calendarDate", .scalars([Pair(wire: .string, swift: .calendarDate)]), .calendarDate)
}

extension ConverterFacts {
  static let calendarDate = ConverterFacts(
    converter: .calendarDate, reversal: .exact, canFail: true, canFailBack: false,
    charactersWritten: "-0123456789")
}
