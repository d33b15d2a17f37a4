import TextFormats

extension Converter {
  /// `iso8601`, `iso8601(fraction: required)`, `iso8601(fraction: none)`
  static let iso8601 = Converter(
    name: "iso8601", usage: "iso8601(fraction: required)",
    parameters: [
      Parameter(
        label: "fraction", kind: .word(["required", "none"]), isRequired: false,
        title: "the fraction")
    ],
    form: .scalars([Pair(wire: .string, swift: .date)]),
    reading: { arguments, _ in
      switch arguments.word(0) {
      case "required": .kind(.iso8601(.required))
      case "none": .kind(.iso8601(.absent))
      default: .kind(.iso8601(.optional))
      }
    })
}

extension ConverterFacts {
  static let iso8601 = ConverterFacts(
    converter: .iso8601, reversal: .exact, canFail: true, canFailBack: true,
    charactersWritten: "-.0123456789:TZ", readsSeveralForms: true)
}
