extension Converter {
  /// From text, or from a number of another type: what does not fit is an error, and nothing is rounded.
  static let number = Converter(
    name: "number", summary: "the text of a number, or another number type, and any number type",
    form: .scalars(
      numbers.map { Pair(wire: .string, swift: $0) }
        + numbers.flatMap { wire in
          numbers.filter { $0 != wire }.map { Pair(wire: wire, swift: $0) }
        }))

  private static let numbers = Scalar.allCases.filter(\.isNumber)
}
