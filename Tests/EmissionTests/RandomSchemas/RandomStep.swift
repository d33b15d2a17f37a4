import SeededRandom

/// A type on the wire, a type of Swift, and the converter between them.
struct RandomStep {
  let wire: String
  let swift: String
  let via: String

  init(_ wire: String, _ swift: String, _ via: String = "") {
    (self.wire, self.swift, self.via) = (wire, swift, via)
  }

  init(to wrapper: RandomWrapper) {
    let base = wrapper.base
    let isText = ["Decimal", "UUID", "URL", "Date", "CalendarDate"].contains(base)
    let via = base == "Date" ? "iso8601" : base == "CalendarDate" ? "calendarDate" : ""
    self.init(isText ? "String" : base, wrapper.name, via)
  }

  init(to converter: RandomConverter) {
    self.init(converter.wire, converter.swift, converter.name)
  }

  var isAsItIs: Bool { wire == swift && via.isEmpty }

  /// Whether it is a single value, and not a type with fields of its own.
  func isValue(in words: RandomVocabulary) -> Bool {
    !words.models.contains(wire) && !words.pairs.contains { $0.dto == wire }
  }

  static let reversible = [
    RandomStep("String", "String"), RandomStep("Int", "Int"), RandomStep("Bool", "Bool"),
    RandomStep("Double", "Double"), RandomStep("Float", "Float"), RandomStep("Int64", "Int64"),
    RandomStep("UInt8", "UInt8"), RandomStep("String", "URL"), RandomStep("String", "UUID"),
    RandomStep("String", "Decimal"), RandomStep("Decimal", "Decimal"), RandomStep("String", "Data"),
    RandomStep("URL", "URL"), RandomStep("UUID", "UUID"), RandomStep("Data", "Data"),
    RandomStep("JSON", "JSON"), RandomStep("String", "Date", "iso8601"),
    RandomStep("Int", "Date", "epochSeconds"), RandomStep("Double", "Date", "epochMilliseconds"),
    RandomStep("String", "CalendarDate", "calendarDate"),
    RandomStep("String", "Date", "dateFormat(\"dd/MM/yyyy HH:mm\", timeZone: \"UTC\")"),
    RandomStep("Int", "Decimal", "minorUnits(2)"), RandomStep("String", "Int", "number"),
    RandomStep("String", "UInt16", "number"), RandomStep("String", "Double", "number"),
    RandomStep("String", "Bool", "flag(\"Y\", \"N\")"), RandomStep("Int", "Bool", "zeroOrOne"),
    RandomStep("UInt8", "Bool", "zeroOrOne"),
    RandomStep("String", "URL", "url(schemes: [\"https\"])"),
    RandomStep("String", "URL", "url(relative)"),
    RandomStep("String", "Data", "base64url"), RandomStep("String", "Data", "base64"),
    RandomStep("String", "Decimal", "decimal"), RandomStep("Decimal", "Date", "epochSeconds"),
  ]

  private static let oneWay = [
    RandomStep("String", "URL", "url(lenient)"), RandomStep("Int32", "Int"),
    RandomStep("UInt8", "Int64"),
    RandomStep("String", "String", "trimmed"), RandomStep("String", "String", "lowercased"),
    RandomStep("String", "String", "uppercased"),
    RandomStep("String", "[String]", "split(\",\")"), RandomStep("String", "String?", "emptyAsNil"),
  ]

  static let literals = [
    "String": "\"a\"", "Int": "5", "Bool": "true", "Double": "0.5", "Decimal": "1.5", "Int64": "3",
    "UInt8": "1", "Float": "0.5", "UInt16": "2", "URL": "\"https://example.org\"",
    "Date": "\"2024-05-03T12:00:00Z\"", "CalendarDate": "\"2024-05-03\"",
    "UUID": "\"7a0e2b9c-2c9d-4f0a-9c7b-0a6a3b9b1d11\"",
  ]

  /// What can replace nil before the value is converted.
  var wireLiteral: String? {
    via.isEmpty ? Self.literals[swift] : Self.wireLiterals.first { via.hasPrefix($0.via) }?.literal
  }

  private static let wireLiterals = [
    (via: "iso8601", literal: "\"2024-05-03T12:00:00Z\""), (via: "epoch", literal: "5"),
    (via: "calendarDate", literal: "\"2024-05-03\""),
    (via: "dateFormat", literal: "\"03/05/2024 12:00\""), (via: "minorUnits", literal: "199"),
    (via: "number", literal: "\"5\""), (via: "flag", literal: "\"Y\""),
    (via: "url", literal: "\"https://example.org\""), (via: "base64url", literal: "\"aGk\""),
  ]

  static func random(
    isReversible: Bool, in words: RandomVocabulary, _ random: inout SeededGenerator
  ) -> RandomStep {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !words.wrappers.isEmpty:
      return RandomStep(to: random.pick(words.wrappers))
    case 1 where !words.enums.isEmpty, 2 where !words.enums.isEmpty:
      let (name, raw) = random.pick(words.enums)
      return RandomStep(random.chance(0.3) ? name : raw, name)
    case 3, 4:
      let pairs = words.pairs.filter { $0.isReversible || !isReversible }
      if pairs.isEmpty { break }
      let pair = random.pick(pairs)
      return RandomStep(pair.dto, pair.domain)
    case 5 where !words.models.isEmpty:
      let model = random.pick(words.models)
      return RandomStep(model, model)
    case 6 where !words.written.isEmpty:
      let converter = random.pick(words.written)
      if isReversible, !converter.isReversible { break }
      return RandomStep(to: converter)
    default: break
    }
    return random.pick(isReversible ? reversible : reversible + oneWay)
  }
}
