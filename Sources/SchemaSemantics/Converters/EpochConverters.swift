extension Converter {
  /// Numbers with a fraction are read, too; whole seconds are written without one.
  static let epochSeconds = epoch(
    "epochSeconds", [.double, .int64, .int, .int32, .uint, .uint32, .uint64, .decimal],
    .epochSeconds)

  static let epochMilliseconds = epoch(
    "epochMilliseconds", [.int64, .int, .uint, .uint64, .double, .decimal], .epochMilliseconds)

  /// Types that are too narrow for the current time are not among `wires`.
  private static func epoch(_ name: String, _ wires: [Scalar], _ kind: ConverterKind) -> Converter {
    Converter(name, .scalars(wires.map { Pair(wire: $0, swift: .date) }), kind)
  }
}

extension ConverterFacts {
  static func epoch(_ converter: Converter) -> ConverterFacts {
    ConverterFacts(converter: converter, reversal: .exact, canFail: true, canFailBack: true)
  }
}
