import SeededRandom

/// What a domain type says of several of its fields.
enum RandomConditions {
  typealias Field = (name: String, type: String)

  /// - Parameter cases: of the enums, by their names.
  static func rules(
    over fields: [Field], cases: Set<String>, _ random: inout SeededGenerator
  ) -> String {
    let usable = fields.filter { !parts(of: $0, cases: cases).isEmpty }
    guard !usable.isEmpty else { return "" }
    return (0..<Int.random(in: 1...3, using: &random)).map { index in
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        part(among: usable, cases: cases, &random)
      }
      let condition = parts.joined(separator: random.pick([" or ", " and "]))
      let message = random.chance(0.2) ? " \"Not \\\"so\\\"\"" : ""
      return "  rule rule\(index)\(message): \(condition)\n"
    }.joined()
  }

  private static func part(
    among fields: [Field], cases: Set<String>, _ random: inout SeededGenerator
  ) -> String {
    let field = random.pick(fields)
    let alike = fields.filter { $0.type == field.type && $0.name != field.name }
    if !alike.isEmpty, !field.type.hasSuffix("?"), random.chance(0.3) {
      return "\(field.name) == \(random.pick(alike).name)"
    }
    let part = random.pick(parts(of: field, cases: cases))
    return random.chance(0.2) ? "not (\(part))" : part
  }

  private static func parts(of field: Field, cases: Set<String>) -> [String] {
    let (name, type) = field
    if type.hasSuffix("?") {
      let inner = parts(of: (name, String(type.dropLast())), cases: cases)
      return ["\(name) == nil", "\(name) != nil"]
        + inner.flatMap { ["(\(name) == nil or \($0))", "(\(name) != nil and \($0))"] }
    }
    if type.hasPrefix("[") || type.hasPrefix("Set<") {
      return ["\(name).isEmpty", "\(name).count < 4", "not \(name).isEmpty"]
    }
    switch type {
    case "Bool": return [name, "not \(name)"]
    case "String": return ["\(name).isEmpty", "\(name) != \"a\"", "\(name) in [\"a\", \"b\"]"]
    case "Int", "Int64", "UInt8", "UInt16": return ["\(name) > 3", "\(name) in [1, 2]"]
    case "Double", "Float", "Decimal": return ["\(name) <= 0.5", "\(name) != 2"]
    case "Date": return ["\(name) > \"2024-05-03T12:00:00Z\""]
    case "CalendarDate": return ["\(name) >= \"2024-05-03\""]
    default: return cases.contains(type) ? ["\(name) == one", "\(name) in [one, two]"] : []
    }
  }
}
