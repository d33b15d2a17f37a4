import SeededRandom

/// A field of a dto, the field of a domain type that comes of it, and the entry between them.
struct RandomField {
  let dto: String
  let domain: String
  private(set) var entry: String?

  init(
    _ index: Int, isReversible: Bool, in words: inout RandomVocabulary, _ names: inout RandomNames
  ) {
    let step = Self.step(isReversible: isReversible, in: words, &words.random)
    let wire = names.wireName(index, &words.random)
    let swift = names.swiftName(index, &words.random)
    let shape = Self.shape(of: step, isReversible: isReversible, as: swift, &words.random)
    dto = "\(wire) as \(swift): \(shape.wire)"
    domain = "\(swift): \(shape.swift)"
    if let source = shape.source {
      entry = "\(swift): \(source)"
    } else if !step.via.isEmpty {
      entry = "\(swift): \(swift) via \(step.via)"
    }
  }

  /// A type on the wire, one of Swift, and the converter between them.
  typealias Step = (wire: String, swift: String, via: String)

  private static let reversible: [Step] = [
    ("String", "String", ""), ("Int", "Int", ""), ("Bool", "Bool", ""), ("Double", "Double", ""),
    ("Float", "Float", ""), ("Int64", "Int64", ""), ("UInt8", "UInt8", ""), ("String", "URL", ""),
    ("String", "UUID", ""), ("String", "Decimal", ""), ("Decimal", "Decimal", ""),
    ("String", "Data", ""), ("URL", "URL", ""), ("UUID", "UUID", ""), ("Data", "Data", ""),
    ("JSON", "JSON", ""), ("String", "Date", "iso8601"), ("Int", "Date", "epochSeconds"),
    ("Double", "Date", "epochMilliseconds"), ("String", "CalendarDate", "calendarDate"),
    ("String", "Date", "dateFormat(\"dd/MM/yyyy HH:mm\", timeZone: \"UTC\")"),
    ("Int", "Decimal", "minorUnits(2)"), ("String", "Int", "number"),
    ("String", "UInt16", "number"), ("String", "Double", "number"),
    ("String", "Bool", "flag(\"Y\", \"N\")"), ("String", "URL", "url(schemes: [\"https\"])"),
    ("String", "Data", "base64url"),
  ]
  private static let oneWay: [Step] = [
    ("Int32", "Int", ""), ("UInt8", "Int64", ""), ("String", "String", "trimmed"),
    ("String", "String", "lowercased"), ("String", "[String]", "split(\",\")"),
    ("String", "String?", "emptyAsNil"),
  ]
  private static let rules: [String: [String]] = [
    "String": [
      "notEmpty", "length 1...20", "matches /[a-z]+[0-9]*/", "prefix \"a\"", "email", "hostname",
      "oneOf [\"a\", \"b\"]", "utf8Length ...9",
    ],
    "Int": ["0...150", "> -1", "multipleOf 5", "..<10"], "Int64": ["> -1"], "UInt8": ["...9"],
    "Double": ["finite", "> -0.5"], "Decimal": [">= 0"], "Float": ["> -1"], "UInt16": ["0..."],
  ]
  private static let literals = [
    "String": "\"a\"", "Int": "5", "Bool": "true", "Double": "0.5", "Decimal": "1.5", "Int64": "3",
    "UInt8": "1", "Float": "0.5", "UInt16": "2", "URL": "\"https://example.org\"",
    "Date": "\"2024-05-03T12:00:00Z\"", "CalendarDate": "\"2024-05-03\"",
    "UUID": "\"7a0e2b9c-2c9d-4f0a-9c7b-0a6a3b9b1d11\"",
  ]

  private static func step(
    isReversible: Bool, in words: RandomVocabulary, _ random: inout SeededGenerator
  ) -> Step {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !words.wrappers.isEmpty:
      let (name, base) = random.pick(words.wrappers)
      let isText = ["Decimal", "UUID", "URL", "Date"].contains(base)
      return (isText ? "String" : base, name, base == "Date" ? "iso8601" : "")
    case 1 where !words.enums.isEmpty:
      let (name, raw) = random.pick(words.enums)
      return (raw, name, "")
    case 2, 3:
      let pairs = words.pairs.filter { $0.isReversible || !isReversible }
      if pairs.isEmpty { break }
      let pair = random.pick(pairs)
      return (pair.dto, pair.domain, "")
    default: break
    }
    return random.pick(isReversible ? reversible : reversible + oneWay)
  }

  /// - Parameter share: of the types that get a rule.
  static func rule(for type: String, _ share: Double, _ random: inout SeededGenerator) -> String {
    guard let rules = rules[type], random.chance(share) else { return "" }
    return " where \(random.pick(rules))"
  }

  static func ofModel(in words: inout RandomVocabulary) -> String {
    let step = words.random.pick(reversible)
    let via = step.via.isEmpty ? "" : " via \(step.via)"
    if words.random.chance(0.3) { return "\(step.swift)?\(via)" }
    if let literal = literals[step.swift], words.random.chance(0.4) {
      return "\(step.swift)\(via)\(words.random.pick([" = ", " else "]))\(literal)"
    }
    return "\(step.swift)\(via)\(rule(for: step.swift, 0.5, &words.random))"
  }

  private typealias Shape = (wire: String, swift: String, source: String?)

  /// What surrounds the type, on both sides.
  private static func shape(
    of step: Step, isReversible: Bool, as name: String, _ random: inout SeededGenerator
  ) -> Shape {
    let (wire, swift, via) = step
    let isAsItIs = wire == swift && via.isEmpty
    let behind = via.isEmpty ? "" : " via \(via)"
    let literal = literals[swift]
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2: return ("\(wire)?", "\(swift)?", nil)
    case 3, 4: return ("[\(wire)]", "[\(swift)]\(random.pick(["", " where count 1...10"]))", nil)
    case 5 where !isReversible: return ("[\(wire) else skip]", "[\(swift)]", nil)
    case 6: return ("[\(wire)]", "Set<\(swift)>", nil)
    case 7: return ("[String: \(wire)]", "[String: \(swift)]", nil)
    case 8: return ("[[\(wire)]]", "[[\(swift)]]", nil)
    case 9: return ("[\(wire)?]", "[\(swift)?]", nil)
    case 10: return ("Patch<\(wire)>", "Patch<\(swift)>", nil)
    case 11...12 where !isReversible: return ("\(wire)?", swift, "required \(name)\(behind)")
    case 13 where !isReversible && isAsItIs:
      if let literal { return ("\(wire)?", swift, "\(name) ?? \(literal)") }
    case 14...15 where !isReversible:
      if let literal {
        let rule = rule(for: swift, 0.6, &random)
        return (wire, "\(swift)\(rule)", "\(name)\(behind) else \(literal)")
      }
    case 16 where isAsItIs:
      if let literal { return ("\(wire)\(random.pick([" = ", " else "]))\(literal)", swift, nil) }
    case 17 where !isReversible && wire == "String":
      return (wire, "String", "\"all of \\(\(name))\"")
    case 18 where wire == "Bool" && !isReversible:
      return (wire, "Int", "match \(name) { true -> 1, false -> 2 }")
    case 19 where !isReversible: return (wire, "Date?", "nil")
    default: break
    }
    return (wire, "\(swift)\(rule(for: swift, 0.4, &random))", nil)
  }
}

/// Names that clash with what generated code calls its own things, where anything does.
struct RandomNames {
  private var taken: Set<String> = []

  private static let words = [
    "issues", "dto", "error", "json", "violations", "places", "violation", "init", "default",
    "type", "id", "description", "value", "object", "rawValue", "decoder", "encoder", "key", "name",
    "data", "path", "in", "case", "source", "found", "count", "index", "element", "result",
    "protocol", "wire", "tag", "payload", "mark", "fallback", "report", "other", "left", "right",
    "raw", "self", "body",
  ]

  mutating func wireName(_ index: Int, _ random: inout SeededGenerator) -> String {
    let name = random.chance(0.5) ? "key_\(index)" : random.pick(Self.words)
    let path = random.chance(0.15) ? "outer.\(name)" : name
    return taken.insert("wire \(path)").inserted ? path : "\(path)_\(index)"
  }

  mutating func swiftName(_ index: Int, _ random: inout SeededGenerator) -> String {
    let name = random.chance(0.5) ? "field\(index)" : random.pick(Self.words)
    return taken.insert(name).inserted ? name : "field\(index)"
  }
}
