extension Converter {
  /// Every converter of the language, in the order in which the reference lists them.
  package static let all: [Converter] =
    [
      iso8601, epochSeconds, epochMilliseconds, dateFormat, calendarDate,
      minorUnits, decimal, number, flag, zeroOrOne,
      url, uuid, base64, base64url,
    ] + Normalization.allCases.map(\.converter) + [emptyAsNil, split, unique, keyed]

  private static let byName = Dictionary(firstOf: all.map { ($0.name, $0) })

  static func named(_ name: String) -> Converter? { byName[name] }
}
