import SeededRandom

/// Rules over several fields of a domain type.
enum RandomConditions {
  typealias Field = (name: String, type: String)

  /// The declared types that conditions look into, by name.
  struct Known {
    var enums: Set<String> = []
    var bases: [String: String] = [:]
    var records: [String: [Field]] = [:]
  }

  static func rules(
    over fields: [Field], _ known: Known, _ random: inout SeededGenerator
  ) -> String {
    let usable = fields.filter { !parts(of: $0, known).isEmpty }
    guard !usable.isEmpty else { return "" }
    return (0..<Int.random(in: 1...3, using: &random)).map { index in
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        part(among: usable, known, &random)
      }
      let condition = parts.joined(separator: random.pick([" or ", " and "]))
      let message = random.chance(0.2) ? " \"Not \\\"so\\\"\"" : ""
      return "  rule rule\(index)\(message): \(condition)\n"
    }.joined()
  }

  private static func part(
    among fields: [Field], _ known: Known, _ random: inout SeededGenerator
  ) -> String {
    let field = random.pick(fields)
    let content = content(of: field.type)
    let alike = fields.filter { self.content(of: $0.type) == content && $0.name != field.name }
    if !alike.isEmpty, random.chance(0.3) {
      return "\(field.name) \(random.pick(["==", "!="])) \(random.pick(alike).name)"
    }
    let part = random.pick(parts(of: field, known))
    return random.chance(0.2) ? "not (\(part))" : part
  }

  /// The type of the value if it is not nil.
  private static func content(of type: String) -> String {
    switch RandomType(type) {
    case .optional(let inner), .patch(let inner): inner
    case .collection, .plain: type
    }
  }

  private static func parts(of field: Field, _ known: Known) -> [String] {
    let (name, type) = field
    switch RandomType(type) {
    case .optional(let inner), .patch(let inner):
      return ["\(name) == nil", "\(name) != nil"]
        + parts(of: (name, inner), known).flatMap {
          ["(\(name) == nil or \($0))", "(\(name) != nil and \($0))"]
        }
    case .collection:
      return ["\(name).isEmpty", "\(name).count < 4", "not \(name).isEmpty"]
    case .plain:
      if let base = known.bases[type] { return parts(of: (name, base), known) }
      if known.enums.contains(type) { return ["\(name) == one", "\(name) in [one, two]"] }
      var outer = known
      outer.records = [:]
      return plainParts(of: field)
        + (known.records[type] ?? []).flatMap {
          parts(of: ("\(name).\($0.name)", $0.type), outer)
        }
    }
  }

  private static func plainParts(of field: Field) -> [String] {
    let (name, type) = field
    switch type {
    case "Bool": return [name, "not \(name)"]
    case "String":
      return [
        "\(name).isEmpty", "\(name) != \"a\"", "\(name) in [\"a\", \"b\"]", "\(name) < \"m\"",
      ]
    case "Int", "Int64", "UInt8", "UInt16": return ["\(name) > 3", "\(name) in [1, 2]"]
    case "Double", "Float", "Decimal": return ["\(name) <= 0.5", "\(name) != 2"]
    case "Date": return ["\(name) > \"2024-05-03T12:00:00Z\""]
    case "CalendarDate": return ["\(name) >= \"2024-05-03\"", "\(name) == \"2024-05-03\""]
    default: return []
    }
  }
}
