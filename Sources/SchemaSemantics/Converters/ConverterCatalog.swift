extension Converter {
  /// Every converter of the language, in the order in which the reference lists them.
  package static let all: [Converter] = [
    iso8601, epochSeconds, epochMilliseconds, dateFormat, calendarDate,
    minorUnits, decimal, number, flag,
    url, uuid, base64, base64url,
    trimmed, lowercased, uppercased, emptyAsNil,
    split, unique, keyed,
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func named(_ name: String) -> Converter? { byName[name] }
}

extension ConverterStep {
  var converter: Converter? { Converter.named(name) }

  /// Whether this step can be undone.
  var reversal: Reversal { converter?.reversal(arguments) ?? .exact }

  /// What a converter that only tidies makes of a value; other converters leave it as it is.
  func normalized(_ value: Value) -> Value {
    guard case .string(let text) = value, let normalize = converter?.normalize else { return value }
    return .string(normalize(text))
  }
}
