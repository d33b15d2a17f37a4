extension Converter {
  static let calendarDate = Converter(
    name: "calendarDate", usage: "calendarDate", parameters: [],
    form: .scalars([Pair(wire: .string, swift: .calendarDate)]),
    reading: { _, _ in .kind(.calendarDate) })
}

extension ConverterFacts {
  static let calendarDate = ConverterFacts(
    converter: .calendarDate, reversal: .exact, canFail: true, canFailBack: false,
    charactersWritten: "-0123456789")
}
