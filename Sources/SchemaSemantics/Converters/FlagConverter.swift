import Diagnostics

extension Converter {
  /// `flag("Y", "N")`, `flag(["Y", "y"], ["N", "n"])`: the first of each list is written.
  static let flag = Converter(
    name: "flag", usage: "flag(\"Y\", \"N\")",
    parameters: [
      Parameter(label: nil, kind: .texts, isRequired: true, title: "the string for true"),
      Parameter(label: nil, kind: .texts, isRequired: true, title: "the string for false"),
    ],
    form: .scalars([Pair(wire: .string, swift: .bool)]),
    helpForNumber: "write `zeroOrOne`, or match other numbers in a map: "
      + "`match x { 2 -> true, else -> false }`",
    reading: { arguments, diagnostics in
      let texts = [arguments.texts(0), arguments.texts(1)]
      var places: [String: SourceSpan] = [:]
      let count = diagnostics.count
      for (text, span) in texts.flatMap(\.self) {
        guard let first = places.updateValue(span, forKey: text) else { continue }
        diagnostics.report(
          .argumentValue, "`\"\(text.shortened)\"` is given twice", at: span,
          secondary: [.init(first, "the first one")],
          help: "write each string once, either for true or for false")
      }
      guard diagnostics.count == count else { return nil }
      return .kind(.flag(truths: texts[0].map(\.text), falsehoods: texts[1].map(\.text)))
    })

  /// 0 is false, and 1 is true. Another number is neither.
  static let zeroOrOne = Converter(
    name: "zeroOrOne", usage: "zeroOrOne", parameters: [],
    form: .scalars(Scalar.integers.map { Pair(wire: $0, swift: .bool) }),
    reading: { _, _ in .kind(.zeroOrOne) })
}

extension ConverterFacts {
  static let zeroOrOne = ConverterFacts(
    converter: .zeroOrOne, reversal: .exact, canFail: true, canFailBack: false)

  static func flag(_ truths: [String], _ falsehoods: [String]) -> ConverterFacts {
    let written = [truths, falsehoods].compactMap(\.first)
    return ConverterFacts(
      converter: .flag, reversal: .exact, canFail: true, canFailBack: false,
      charactersWritten: written.contains("") ? nil : written.joined(),
      readsSeveralForms: truths.count > 1 || falsehoods.count > 1)
  }
}
