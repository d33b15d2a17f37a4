import TextFormats

extension Converter {
  /// `iso8601`, `iso8601(fraction: required)`, `iso8601(fraction: none)`
  static let iso8601 = Converter(
    name: "iso8601", usage: "iso8601(fraction: required)",
    summary: "ISO 8601 text with an offset from UTC, and `Date`",
    parameters: [
      Parameter(
        label: "fraction", kind: .word(["required", "none"]), isRequired: false,
        title: "the fraction")
    ],
    form: .scalars([Pair(wire: .string, swift: .date)]),
    arguments: { arguments, _ in
      switch arguments.word(0) {
      case "required": .fraction(.required)
      case "none": .fraction(.absent)
      default: .fraction(.optional)
      }
    })
}
