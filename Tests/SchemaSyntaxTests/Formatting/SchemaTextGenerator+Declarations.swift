import SeededRandom

extension SchemaTextGenerator {
  mutating func declaration(depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: "type \(name()) = \(type())" + converters() + rules()
    case 1: pick(["enum", "open enum"]) + " \(name())\(rawType()) " + block { $0.enumCase() }
    case 2: union()
    case 3: map()
    case 4: "repository \(name()) " + block { $0.operation() }
    case 5: "alias \(name()) = \(type())"
    case 6:
      layer() + " fields \(name())" + pick(["", ": protocol"]) + gap()
        + block { $0.member(depth: depth) }
    case 7: foreignType()
    case 8: "converter \(name()): \(type())\(pick(["", " throws"])) \(arrow()) \(type())"
    default: layer() + " \(name())\(head()) " + block { $0.member(depth: depth) }
    }
  }

  /// What comes before a declaration or a member.
  mutating func preamble() -> String {
    pick(["/// words\n", "@deprecated ", "@old(\"x\", b: 1)\n", "@sensitive\n", "@draft "])
  }

  private mutating func layer() -> String { pick(["dto", "domain", "model"]) }

  private mutating func arrow() -> String { pick(["->", "<->"]) }

  private mutating func rawType() -> String { pick(["", "", ": Int", ": a.B, C"]) }

  /// What follows the name of a record.
  private mutating func head() -> String {
    let parameters = random.chance(0.3) ? "<" + list(1...3) { $0.name() } + ">" : ""
    return parameters + (random.chance(0.2) ? ": A, Comparable by \(name())" : "")
  }

  private mutating func union() -> String {
    pick(["", "open "]) + layer() + " union \(name())"
      + optional(0.7) {
        let tag = $0.name()
        return $0.pick([
          "by shape, in order", "by key", "by \"key\"", "by \(tag) in \($0.name())",
          "by \(tag) in {\(tag)}",
        ])
      }
      + gap() + block { $0.unionCase() }
  }

  private mutating func foreignType() -> String {
    "foreign \(name())"
      + pick(["", " = \(name()).\(name())", " = Measurement<\(name()), A.B<\(name())>>"])
      + pick(["", " from \(name())"]) + pick(["", ": A", ": Comparable, B"])
  }

  private mutating func operation() -> String {
    if random.chance(0.2) {
      return "source \(name()) " + block { "\($0.name()) from \($0.type())" }
    }
    if random.chance(0.2) {
      return "strategy \(name()) with \(name()) "
        + block { "\($0.name()): \($0.order())" }
    }
    let parameters =
      random.chance(0.7) ? "(" + list(0...3) { "\($0.name()): \($0.type())" } + ")" : ""
    return "\(name())\(parameters) -> \(type()) from \(type())"
  }

  private mutating func order() -> String {
    let lifetime = pick([
      "", " for 1 second", " for 30 seconds", " for 1 minute", " for 5 minutes", " for 1 hour",
      " for 12 hours", " for 1 day", " for 7 days",
    ])
    let updates = pick(["", " with updates"])
    return pick(["network only", "network first\(updates)", "cache first\(lifetime)\(updates)"])
  }
}
