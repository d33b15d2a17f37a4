extension Converter {
  /// Numbers with a fraction are read too, and whole seconds are written without one.
  static let epochSeconds = Converter(
    name: "epochSeconds", summary: "seconds since 1970, and `Date`",
    form: epoch([.double, .int64, .int, .int32, .uint, .uint32, .uint64, .decimal]))

  static let epochMilliseconds = Converter(
    name: "epochMilliseconds", summary: "milliseconds since 1970, and `Date`",
    form: epoch([.int64, .int, .uint, .uint64, .double, .decimal]))

  /// Types that are too narrow for a time of today are not among them.
  private static func epoch(_ wires: [Scalar]) -> Form {
    .scalars(wires.map { Pair(wire: $0, swift: .date) })
  }
}
