import SeededRandom

/// Writes random schemas in random layouts, with names that are keywords wherever a name is possible.
struct SchemaTextGenerator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

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

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  private mutating func name() -> String {
    pick([
      "a", "b", "as", "via", "where", "else", "by", "in", "map", "type", "dto", "match", "custom",
      "required", "rule", "ignore", "reverse", "from", "each", "and", "or", "not", "shape", "key",
      "open", "union", "enum", "because", "order", "self", "namespace", "café",
    ])
  }

  /// Sometimes a line break where one is allowed, but mostly a space.
  private mutating func gap() -> String { random.chance(0.1) ? "\n" : " " }

  private mutating func optional(_ share: Double, _ text: (inout Self) -> String) -> String {
    random.chance(share) ? gap() + text(&self) : ""
  }

  private mutating func list(_ count: ClosedRange<Int>, _ element: (inout Self) -> String) -> String
  {
    (0..<Int.random(in: count, using: &random)).map { _ in element(&self) }
      .joined(separator: pick([", ", ",", " ,\n"]))
  }

  private mutating func block(_ item: (inout Self) -> String) -> String {
    let isTall = random.chance(0.4)
    var text = isTall ? "{\n" : "{ "
    let count = Int.random(in: 0..<5, using: &random)
    for index in 0..<count {
      if random.chance(0.1) {
        text += pick(["/// words\n", "@deprecated ", "@old(\"x\", b: 1)\n"])
      }
      text += item(&self)
      if index < count - 1 { text += isTall ? pick(["\n", "\n\n", ",\n"]) : ", " }
    }
    return text + (isTall ? "\n}" : " }")
  }

  private mutating func declaration(depth: Int) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 5: "alias \(name()) = \(type())"
    case 6:
      pick(["dto", "domain", "model"]) + " fields \(name())" + pick(["", ": protocol"]) + gap()
        + block { $0.member(depth: depth) }
    case 0: "type \(name()) = \(type())" + converters() + rules()
    case 1: "enum \(name()) " + block { $0.enumCase() }
    case 2:
      pick(["dto", "open domain"]) + " union \(name())"
        + optional(0.7) {
          let tag = $0.name()
          return $0.pick([
            "by shape, in order", "by key", "by \(tag) in \($0.name())", "by \(tag) in {\(tag)}",
          ])
        }
        + gap() + block { $0.unionCase() }
    case 3: "map \(type()) -> \(type()) " + block { $0.mapItem() }
    case 4:
      "repository \(name()) "
        + block { $0.operation() }
    default:
      pick(["dto", "domain", "model"]) + " \(name()) "
        + block { $0.member(depth: depth) }
    }
  }

  private mutating func operation() -> String {
    if random.chance(0.2) {
      return "source \(name()) " + block { "\($0.name()) from \($0.type())" }
    }
    if random.chance(0.2) {
      return "strategy \(name()) with \(name()) "
        + block {
          let order = $0.pick([
            "network only", "network first", "cache first", "cache first for 5 minutes",
            "network first with updates", "cache first for 1 day with updates",
          ])
          return "\($0.name()): \(order)"
        }
    }
    return "\(name())(\(name()): \(type())) -> \(type()) from \(type())"
  }

  private mutating func member(depth: Int) -> String {
    if depth < 2, random.chance(0.15) { return declaration(depth: depth + 1) }
    if random.chance(0.1) { return "..." + (random.chance(0.3) ? "\(name())." : "") + "Group" }
    if random.chance(0.2) { return "rule \(name()): \(condition(depth: 0))" }
    let wireName = name() + (random.chance(0.2) ? "." + pick(["_", "\"x y\"", name()]) : "")
    if random.chance(0.1) { return "\(wireName): \(pick(["\"a b\"", "-1", "true"]))" }
    if random.chance(0.05) { return "...else skip" }
    if random.chance(0.1) { return "...\(name()): \(type())" + converters() }
    return wireName + optional(0.2) { "as \($0.name())" } + ": " + fieldType() + converters()
      + rules()
      + optional(0.3) { "= " + $0.literal(depth: 0) }
      + optional(0.3) { "else " + $0.literal(depth: 0) }
  }

  private mutating func enumCase() -> String {
    pick([name(), name(), "1", "\"x y\""]) + (random.chance(0.4) ? " as \(name())" : "")
  }

  private mutating func unionCase() -> String {
    guard random.chance(0.5) else { return enumCase() }
    let head = random.chance(0.1) ? "nil as \(name())" : enumCase()
    return "\(head)(\(type())\(converters()))"
  }

  private mutating func fieldType() -> String {
    let type = type()
    return type.hasSuffix("?") || random.chance(0.8) ? type : "\(type) or null"
  }

  private mutating func type() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "[\(type())]"
    case 1: "[String: \(type())]?"
    case 2: "Set<\(type())>"
    case 3: "[\(type()) else skip]"
    case 4: "\(name()).\(name())"
    default: name()
    }
  }

  private mutating func converters() -> String {
    optional(0.3) { generator in
      "via "
        + generator.list(1...3) {
          $0.pick(["iso8601", "trimmed", "url"])
            + ($0.random.chance(0.3) ? "(\($0.name()): \($0.literal(depth: 0)))" : "")
        }
    }
  }

  private mutating func rules() -> String {
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

  private mutating func literal(depth: Int) -> String {
    if depth < 3, random.chance(0.2) {
      return "[" + list(0...4) { $0.literal(depth: depth + 1) } + "]"
    }
    return pick([name(), "1", "-2.5", "\"a long string that makes lines long\"", "nil", "true"])
  }

  private mutating func condition(depth: Int) -> String {
    guard depth < 3 else { return name() }
    let left = { (generator: inout Self) in generator.condition(depth: depth + 1) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(left(&self))\(gap())and \(left(&self))"
    case 1: return "\(left(&self)) or\(gap())\(left(&self))"
    case 2: return "not (\(left(&self)))"
    case 3: return "\(name()) in [\(literal(depth: 3))]"
    case 4: return "\(name()).count >= 3"
    default: return name()
    }
  }

  private mutating func mapItem() -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 6: "match type " + block { "\($0.name()) -> \($0.expression(depth: 1))" }
    case 0: "\(name()) -> \(expression(depth: 0))"
    case 1: "ignore \(name())\(gap())because \"a reason\""
    case 2: "reverse " + block { "\($0.name()): \($0.expression(depth: 1))" }
    default:
      "\(name()): \(expression(depth: 0))" + converters()
        + optional(0.3) { "else " + $0.literal(depth: 0) }
    }
  }

  private mutating func expression(depth: Int) -> String {
    guard depth < 3 else { return name() }
    switch Int.random(in: 0..<11, using: &random) {
    case 9, 10: return "Money(" + list(0...4) { $0.part(depth: depth + 1) } + ")"
    case 0: return "\(expression(depth: depth + 1))\(gap())?? \(expression(depth: depth + 1))"
    case 1:
      return Bool.random(using: &random)
        ? "required \(name())" : "required (\(expression(depth: depth + 1)))"
    case 2: return "custom \(name())(" + list(0...3) { $0.expression(depth: depth + 1) } + ")"
    case 3: return "(\(expression(depth: depth + 1)))"
    case 4:
      return "match \(name()) " + block { "\($0.name()) -> \($0.expression(depth: depth + 1))" }
    case 5: return "\"\\(a.b) and \\(c)\""
    case 6: return "\(name())(\(expression(depth: depth + 1)))"
    default: return name()
    }
  }

  /// A part of a record that is made in place.
  private mutating func part(depth: Int) -> String {
    let label = random.chance(0.6) ? "\(name()):\(gap())" : ""
    return label + expression(depth: depth)
      + optional(0.3) { $0.pick(["via trimmed", "via (trimmed, url(a: 1))", "via iso8601(a: 2)"]) }
      + optional(0.2) { "else " + $0.literal(depth: 0) }
  }
}
