import SeededRandom

/// Writes random schemas in random layouts, with names that are keywords wherever a name is possible.
struct SchemaTextGenerator {
  var random: SeededGenerator
  private let names: [String]

  /// - Parameter names: what declarations and their members are called.
  init(seed: UInt64, names: [String] = Self.words) {
    random = SeededGenerator(seed: seed)
    self.names = names
  }

  static let words = [
    "a", "b", "as", "via", "where", "else", "by", "in", "map", "type", "dto", "match", "custom",
    "required", "rule", "ignore", "reverse", "from", "each", "and", "or", "not", "shape", "key",
    "open", "union", "enum", "because", "order", "self", "café", "foreign", "converter", "throws",
    "fields", "alias", "namespace", "source", "strategy", "with", "rest", "skip",
  ]

  mutating func schema() -> String {
    let head = random.chance(0.2) ? "namespace \(name())" + pick(["\n", "\n\n"]) : ""
    let declarations = (0..<4).map { _ in
      head.isEmpty && random.chance(0.15) ? namespace() : declaration(depth: 0)
    }
    return head + declarations.joined(separator: pick(["\n", "\n\n", ", "]))
  }

  private mutating func namespace() -> String {
    "namespace \(name())" + gap() + block { $0.declaration(depth: 0) }
  }

  mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  mutating func name() -> String { pick(names) }

  /// Sometimes a line break where one is allowed, but mostly a space.
  mutating func gap() -> String { random.chance(0.1) ? "\n" : " " }

  mutating func optional(_ share: Double, _ text: (inout Self) -> String) -> String {
    random.chance(share) ? gap() + text(&self) : ""
  }

  mutating func list(_ count: ClosedRange<Int>, _ element: (inout Self) -> String) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in element(&self) }
      .joined(separator: pick([", ", ",", " ,\n"]))
  }

  mutating func block(_ item: (inout Self) -> String) -> String {
    let isTall = random.chance(0.4)
    var text = isTall ? "{\n" : "{ "
    let count = Int.random(in: 0..<5, using: &random)
    for index in 0..<count {
      if random.chance(0.1) {
        text += preamble()
      }
      text += item(&self)
      if index < count - 1 { text += isTall ? pick(["\n", "\n\n", ",\n"]) : ", " }
    }
    return text + (isTall ? "\n}" : " }")
  }

  mutating func member(depth: Int) -> String {
    if depth < 2, random.chance(0.15) { return declaration(depth: depth + 1) }
    if random.chance(0.1) { return "..." + (random.chance(0.3) ? "\(name())." : "") + "Group" }
    if random.chance(0.2) {
      return "rule \(name())\(pick(["", " \"why\""])): \(condition(depth: 0))"
    }
    let wireName = name() + (random.chance(0.2) ? "." + pick(["_", "\"x y\"", name()]) : "")
    if random.chance(0.1) { return "\(wireName): \(pick(["\"a b\"", "-1", "true"]))" }
    if random.chance(0.05) { return "...else skip" }
    if random.chance(0.1) { return "...\(name()): \(type())" + converters() }
    return wireName + optional(0.2) { "as \($0.name())" } + ": " + fieldType() + converters()
      + rules()
      + optional(0.3) { "= " + $0.literal(depth: 0) }
      + optional(0.3) { "else " + $0.literal(depth: 0) }
  }

  mutating func enumCase() -> String {
    pick([name(), name(), "1", "\"x y\""]) + (random.chance(0.4) ? " as \(name())" : "")
  }

  mutating func unionCase() -> String {
    guard random.chance(0.5) else { return enumCase() }
    let head = random.chance(0.1) ? "nil as \(name())" : enumCase()
    return "\(head)(\(type())\(converters()))"
  }

  private mutating func fieldType() -> String {
    let type = type()
    return type.hasSuffix("?") || random.chance(0.8) ? type : "\(type) or null"
  }

  mutating func type() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: "[\(type())]"
    case 1: "[String: \(type())]?"
    case 2: "\(pick(["Set", "Patch"]))<\(type())>"
    case 3: "[\(type()) else skip]"
    case 4: "\(name()).\(name())"
    case 5: "\(name())<" + list(1...3) { $0.type() } + ">"
    default: name()
    }
  }

  mutating func converters() -> String {
    optional(0.3) { generator in
      "via "
        + generator.list(1...3) {
          $0.pick(["iso8601", "trimmed", "url"])
            + ($0.random.chance(0.3) ? "(\($0.name()): \($0.literal(depth: 0)))" : "")
        }
    }
  }

  mutating func rules() -> String {
    optional(0.3) { generator in
      "where "
        + generator.list(1...3) {
          $0.pick([
            "0...150", "1... \"m\"", "> 0", "each unique", "each", "email", "matches /a b/i",
            "notEmpty as a", "matches /a/ as as \"m\"", "each > 0 as else",
          ])
        }
    }
  }

  mutating func literal(depth: Int) -> String {
    if depth < 3, random.chance(0.2) {
      return "[" + list(0...4) { $0.literal(depth: depth + 1) } + "]"
    }
    if depth < 3, random.chance(0.1) {
      return "[\"a\": \(literal(depth: depth + 1)), 2: \(literal(depth: depth + 1))]"
    }
    return pick([
      name(), "1", "-2.5", "\"a long string that makes lines long\"", "nil", "true", "false", "[:]",
    ])
  }

  private mutating func condition(depth: Int) -> String {
    guard depth < 3 else { return name() }
    let left = { (generator: inout Self) in generator.condition(depth: depth + 1) }
    switch Int.random(in: 0..<7, using: &random) {
    case 5: return "\(name()) \(pick(["==", "!="])) \(pick(["nil", "true", "false", "\"x\""]))"
    case 0: return "\(left(&self))\(gap())and \(left(&self))"
    case 1: return "\(left(&self)) or\(gap())\(left(&self))"
    case 2: return "not (\(left(&self)))"
    case 3: return "\(name()) in [\(literal(depth: 3))]"
    case 4: return "\(name()).count >= 3"
    default: return name()
    }
  }
}
