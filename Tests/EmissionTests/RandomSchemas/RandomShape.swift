import SeededRandom

/// What surrounds a type on both sides, and how one is made from the other.
struct RandomShape {
  var wire: String
  var swift: String
  /// Nil if the entry is implied by the names.
  var source: String?
  /// Other fields of the dto that the source reads.
  var others: [String] = []
  var reverse: String?

  static func random(
    of step: RandomStep, isReversible: Bool, as name: String, _ index: Int,
    in words: RandomVocabulary, _ random: inout SeededGenerator
  ) -> RandomShape {
    if isReversible, random.chance(0.1) {
      let number = random.below(3)
      return RandomShape(
        wire: step.wire, swift: step.swift, source: "custom made\(number)(\(name))",
        reverse: "custom sent\(number)(\(name))")
    }
    if isReversible, random.chance(0.85) || !step.isAsItIs {
      return container(of: step, isReversible: true, &random)
    }
    if random.chance(0.45) { return container(of: step, isReversible: isReversible, &random) }
    return choice(of: step, as: name, other: "other\(index)", in: words, &random)
  }

  private static func container(
    of step: RandomStep, isReversible: Bool, _ random: inout SeededGenerator
  ) -> RandomShape {
    let (wire, swift) = (step.wire, step.swift)
    let isLossy = !isReversible && random.chance(0.3)
    let element = isLossy ? "\(wire) else skip" : wire
    switch Int.random(in: 0..<21, using: &random) {
    case 0, 1: return RandomShape(wire: "\(wire)?", swift: "\(swift)?")
    case 19: return RandomShape(wire: "\(wire) or null", swift: "\(swift)?")
    case 20: return RandomShape(wire: "[\(element)] or null", swift: "[\(swift)]?")
    case 2, 3: return RandomShape(wire: "[\(element)]", swift: "[\(swift)]")
    case 4: return RandomShape(wire: "[\(element)]", swift: "Set<\(swift)>")
    case 5:
      let (wireKey, key) = random.pick(keys)
      return RandomShape(wire: "[\(wireKey): \(wire)]", swift: "[\(key): \(swift)]")
    case 6: return RandomShape(wire: "[[\(wire)]]", swift: "[[\(swift)]]")
    case 7: return RandomShape(wire: "[\(wire)?]", swift: "[\(swift)?]")
    case 8: return RandomShape(wire: "Patch<\(wire)>", swift: "Patch<\(swift)>")
    case 9: return RandomShape(wire: "[\(element)]?", swift: "[\(swift)]?")
    case 10: return RandomShape(wire: "[String: [\(element)]]?", swift: "[String: [\(swift)]]?")
    case 11: return RandomShape(wire: "[String: \(wire)?]", swift: "[String: \(swift)?]")
    case 12: return RandomShape(wire: "[[\(wire)?]?]", swift: "[[\(swift)?]?]")
    case 13: return RandomShape(wire: "Patch<[\(wire)?]>", swift: "Patch<[\(swift)?]>")
    case 14:
      guard let literal = RandomStep.literals[wire] else { fallthrough }
      return RandomShape(wire: "\(wire)? = \(literal)", swift: "\(swift)?")
    default:
      return RandomShape(wire: wire, swift: swift)
    }
  }

  /// Those of a dictionary, on both sides.
  private static let keys = [
    ("String", "String"), ("Int", "Int"), ("String", "Int"), ("UInt8", "String"),
    ("UUID", "UUID"), ("UUID", "String"), ("String", "UUID"),
  ]

  /// A source that is more than a name.
  private static func choice(
    of step: RandomStep, as name: String, other: String, in words: RandomVocabulary,
    _ random: inout SeededGenerator
  ) -> RandomShape {
    let (wire, swift) = (step.wire, step.swift)
    let via = step.via.isEmpty ? "" : " via \(step.via)"
    let viaOne = step.via.isEmpty ? "" : " via (\(step.via))"
    let literal = RandomStep.literals[swift]
    let mark = random.pick(["", "?"])
    let otherwise = literal ?? "required \(other)"
    func shape(
      _ wire: String, _ swift: String, _ source: String, _ others: String...
    ) -> RandomShape {
      RandomShape(wire: wire, swift: swift, source: source, others: others)
    }
    switch Int.random(in: 0..<31, using: &random) {
    case 0: return shape("\(wire)?", swift, "required \(name)\(via)")
    case 1: return shape("\(wire)?", swift + mark, "\(name) ?? \(step.wireLiteral ?? "nil")\(via)")
    case 2:
      return shape(
        "\(wire)?", swift + mark, "\(name) ?? \(other)\(via)", "\(other): \(wire)")
    case 3:
      return shape(
        "\(wire)?", swift, "required (\(name) ?? \(other))\(via)", "\(other): \(wire)?")
    case 4: return shape("[\(wire)]?", "[\(swift)]", "\(name) ?? []")
    case 5: return shape("[\(wire)]?", "Set<\(swift)>", "\(name) ?? []")
    case 6: return shape("[String: \(wire)]?", "[String: \(swift)]", "\(name) ?? [:]")
    case 7: return shape("[\(wire)]", "[\(swift)]", "\(name)\(via) else skip")
    case 8: return shape("[\(wire)]", "Set<\(swift)>", "\(name)\(via) else skip")
    case 9: return shape(wire, swift, "\(name)\(via) else \(literal ?? "one")")
    case 10: return shape("\(wire)?", "\(swift)?", "\(name)\(via) else nil")
    case 11: return shape("Bool", "Int", "match \(name) { true -> 1, false -> 2 }")
    case 12:
      return shape(
        "Int", swift + mark,
        "match \(name) { 1 -> \(other), 2 -> \(mark.isEmpty ? otherwise : "nil"), else -> "
          + "required \(other) }", "\(other): \(wire)?")
    case 13:
      return shape(
        "Bool?", swift + mark,
        "match (\(name), \(other)) { (true, _) -> custom made\(random.below(3))(\(other)), "
          + "(nil, nil) -> \(literal ?? "nil"), else -> custom other(\(name), \(other)) }",
        "\(other): \(wire)?")
    case 14:
      return shape(wire, swift + mark, "custom made\(random.below(3))(\(name))")
    case 15:
      return shape(
        wire, "[\(swift)]", "custom list(\(name), \(other))", "\(other): [\(wire)]?")
    case 16: return shape("String", "String", "\"all of \\(\(name))\"")
    case 17:
      return shape("String?", "String?", "\"\\(\(name)), \\(\(other))\"", "\(other): Int")
    case 18: return shape("String?", "String", "required \"<\\(\(name))>\"")
    case 19: return shape(wire, "Date?", "nil")
    case 21:
      return shape(
        "Bool", "\(swift)?",
        "match \(name) { true -> required \(other), false -> nil }\(via)", "\(other): \(wire)?")
    case 22:
      return shape(
        "\(wire)?", swift,
        "match \(name) { nil -> \(other), _ -> \(name) }\(via)", "\(other): \(wire)")
    case 23:
      return shape(
        "Bool", swift + mark,
        "match (\(name), \(other)) { (true, nil) -> required \(other), (true, _) -> \(other), "
          + "(false, _) -> required \(other) }\(via)", "\(other): \(wire)?")
    case 24:
      return shape(
        wire, "[\(swift)]\(mark)", "[\(name), \(other)?]\(via)", "\(other): \(wire)?")
    case 25:
      return shape(
        "\(wire)?", "Set<\(swift)>",
        "[\(other)\(viaOne), \(name)?\(viaOne), required \(name)\(viaOne)]",
        "\(other): \(wire)")
    case 26:
      return shape(
        "\(wire)?", "[\(swift)]",
        "match \(name) { nil -> [\(other)?], _ -> [\(name), \(other) ?? \(name)] }\(via)",
        "\(other): \(wire)?")
    case 27:
      return shape(
        "Bool", swift + mark,
        "match \(name) { true -> required \(other)\(viaOne), false -> required \(other)\(viaOne) }",
        "\(other): \(wire)?")
    case 28:
      return shape(
        "\(wire)?", swift + mark,
        "match (\(name), \(other)) { (nil, true) -> refuse because \"there is none\", (nil, _) -> "
          + "\(mark.isEmpty ? "refuse because \"nobody \\\"knows\\\"\"" : "nil"), else -> \(name) }\(via)",
        "\(other): Bool")
    case 29:
      return shape(
        "String", swift + mark,
        "match \(name) { \"a\" -> \(other)\(viaOne), else -> refuse because \"it is not a\" }"
          + random.pick(["", " else \(literal ?? "one")"]), "\(other): \(wire)")
    case 20:
      return shape(
        "\(wire)\(random.pick([" = ", " else "]))\(literal ?? "one")", swift, name + via)
    default:
      return shape(
        "[\(wire) else skip]?", "[\(swift)]\(mark)", "\(name) ?? \(other)",
        "\(other): [\(wire)]")
    }
  }
}
