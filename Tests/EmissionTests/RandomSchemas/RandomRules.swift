import SeededRandom

/// Rules for a field, or for a `type`.
enum RandomRules {
  /// - Parameter share: the share of types that get rules.
  static func clause(
    for type: String, _ share: Double, _ random: inout SeededGenerator
  ) -> String {
    guard random.chance(share) else { return "" }
    var rules: [String] = []
    for position in 0..<(random.chance(0.2) ? 2 : 1) {
      guard let rule = rule(for: RandomType(type), &random), !rules.contains(rule) else { continue }
      // Two ranges have the same error case, unless one has a name of its own.
      let isNamed = random.chance(0.15) || position > 0 && rule.contains("..")
      rules.append(
        rule + (isNamed ? " as \(errorCase(&random))" : "")
          + (random.chance(0.1) ? " \"Not \\\"so\\\"\"" : ""))
    }
    return rules.isEmpty ? "" : " where \(rules.joined(separator: ", "))"
  }

  /// A different name for each rule.
  private static func errorCase(_ random: inout SeededGenerator) -> String {
    let word = random.pick(["reason", "broken", "_not", "shownValue", "isWrong", "übel"])
    return "\(word)\(random.below(1_000_000_000))"
  }

  /// Nil for a type without rules.
  private static func rule(for type: RandomType, _ random: inout SeededGenerator) -> String? {
    switch type {
    case .optional(let inner), .patch(let inner):
      return rule(for: RandomType(inner), &random)
    case .collection(let element, let isArray):
      if random.chance(0.6), let inner = rule(for: RandomType(element), &random) {
        return "each \(inner)"
      }
      return random.pick(["count 1...10", "notEmpty", isArray ? "unique" : "count ..<7"])
    case .plain(let name):
      return rules[name].map { random.pick($0) }
    }
  }

  private static let rules: [String: [String]] = [
    "String": [
      "notEmpty", "length 1...20", "matches /[a-z]+[0-9]*/", "prefix \"a\"", "suffix \"b\"",
      "contains \"c\"", "email", "hostname", "ipv4", "ipv6", "uuid", "oneOf [\"a\", \"b\"]",
      "utf8Length ...9", "utf16Length 2...",
    ],
    "Int": ["0...150", "> -1", "multipleOf 5", "..<10", "7...7"], "Int64": ["> -1"],
    "UInt8": ["...9", "multipleOf 3"], "UInt16": ["1..."],
    "Double": ["finite", "> -0.5", "0.5..<2"], "Float": ["> -1", "finite", "0...1"],
    "Decimal": [">= 0", "multipleOf 0.01", "0.5...99.5"],
    "Date": ["> \"2020-01-01T00:00:00Z\"", "\"2020-01-01T00:00:00Z\"...\"2030-01-01T00:00:00Z\""],
    "CalendarDate": ["<= \"2030-01-01\"", "\"2020-01-01\"..<\"2030-01-01\""],
  ]
}

/// A type as a schema writes it, taken apart.
enum RandomType {
  case optional(String)
  case patch(String)
  /// An array, a set, or a dictionary with the type of its values.
  case collection(String, isArray: Bool)
  case plain(String)

  init(_ text: String) {
    let inner = text.dropFirst().dropLast()
    if text.hasSuffix("?") {
      self = .optional(String(text.dropLast()))
    } else if text.hasPrefix("Patch<") {
      self = .patch(String(text.dropFirst(6).dropLast()))
    } else if text.hasPrefix("Set<") {
      self = .collection(String(text.dropFirst(4).dropLast()), isArray: false)
    } else if text.hasPrefix("["), let colon = inner.firstIndex(of: ":"),
      inner[..<colon].allSatisfy({ $0.isLetter || $0.isNumber })
    {
      self = .collection(String(inner[colon...].dropFirst(2)), isArray: false)
    } else if text.hasPrefix("[") {
      self = .collection(String(inner), isArray: true)
    } else {
      self = .plain(text)
    }
  }
}
