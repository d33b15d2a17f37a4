extension Converter {
  /// From text, or from a number of another type: what does not fit is an error, and nothing is rounded.
  static let number = Converter(
    "number",
    .scalars(
      numbers.map { Pair(wire: .string, swift: $0) }
        + numbers.flatMap { wire in
          numbers.filter { $0 != wire }.map { Pair(wire: wire, swift: $0) }
        }), .number)

  private static let numbers = Scalar.allCases.filter(\.isNumber)
}

extension ConverterFacts {
  static func number(from wire: SchemaType, to swift: SchemaType) -> ConverterFacts {
    let isWhole = swift.scalar?.isInteger == true
    return ConverterFacts(
      converter: .number, reversal: .exact, canFail: true,
      canFailBack: !isWhole || wire != .scalar(.string),
      charactersWritten: isWhole ? "-0123456789" : "+-.0123456789Ee",
      readsSeveralForms: wire == .scalar(.string) && !isWhole)
  }
}
