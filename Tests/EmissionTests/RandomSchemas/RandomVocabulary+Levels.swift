import SeededRandom

extension RandomVocabulary {
  /// A domain type whose fields are made from deeper levels of the dto, each of which may be absent.
  mutating func leveled() -> String {
    let name = name("Level")
    func mark() -> String { random.pick(["", "", "?"]) }
    let levels = [mark(), mark()]
    let places = [
      (path: "", marks: [mark()]),
      (path: "inner.", marks: [levels[0], mark()]),
      (path: "inner.deep.", marks: levels + [mark()]),
    ]
    var members = places.map { _ in "" }
    var fields: [RandomConditions.Field] = []
    var entries = ""
    for index in 0..<Int.random(in: 1...5, using: &random) {
      let depth = random.below(3)
      let place = places[depth]
      let isOptional = place.marks.contains("?")
      let step = RandomStep.random(isReversible: true, in: self, &random)
      members[depth] += " value\(index): \(step.wire)\(place.marks.last ?? "")\n"
      let via = step.via.isEmpty ? "" : " via \(step.via)"
      var source = "\(place.path)value\(index)"
      var type = step.swift + (isOptional ? "?" : "")
      if isOptional, random.chance(0.3) {
        (source, type) = ("required \(source)\(via)", step.swift)
      } else if isOptional, let literal = step.wireLiteral, random.chance(0.4) {
        (source, type) = ("\(source) ?? \(literal)\(via)", step.swift)
      } else if random.chance(0.15) {
        source = "custom made\(random.below(3))(\(source))"
      } else {
        source += via
      }
      entries += "  value\(index): \(source)\n"
      fields.append((name: "value\(index)", type: type))
    }
    let lines = fields.map { field in
      "  \(field.name): \(field.type)\(RandomRules.clause(for: field.type, 0.3, &random))\n"
    }
    let rules = random.chance(0.5) ? RandomConditions.rules(over: fields, known, &random) : ""
    return """
      dto \(name)DTO {
      \(members[0])  inner: Inner\(levels[0])
        dto Inner {
        \(members[1])  deep: Deep\(levels[1])
          dto Deep { last: Int
          \(members[2])}
        }
      }
      domain \(name) {
      \(lines.joined())\(rules)}
      map \(name)DTO -> \(name) {
      \(entries)  ignore rest because "this is about levels"
      }


      """
  }
}
