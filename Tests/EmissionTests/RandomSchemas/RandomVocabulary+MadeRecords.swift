import SeededRandom

extension RandomVocabulary {
  /// A record that is made in place: always, in the row of a `match`, and for a case.
  mutating func made() -> String {
    let name = name("Made")
    let isReversible = random.chance(0.4)
    var names = RandomNames()
    let fields = (0..<Int.random(in: 1...5, using: &random)).map { index in
      RandomField(index, isReversible: isReversible, in: &self, &names)
    }
    let members = fields.map { (name: $0.name, type: $0.type) }
    let rules = random.chance(0.5) ? RandomConditions.rules(over: members, known, &random) : ""
    let record = """
      domain Part {
      \(fields.map { "    \($0.domain)\n" }.joined())\(rules)  }
      """
    let dto = "dto \(name)DTO {\n\(fields.map { "  \($0.dto)\n" }.joined())"
    if isReversible { return reversible(name, dto, record, fields) }
    return random.chance(0.5)
      ? fieldByField(name, dto, record, fields) : chosen(name, dto, record, fields)
  }

  private mutating func reversible(
    _ name: String, _ dto: String, _ record: String, _ fields: [RandomField]
  ) -> String {
    register(name, isReversible: true)
    return """
      \(dto)  kind_of: String
      }
      domain \(name) { whole: Whole
        domain Whole { part: Part, kind: String where notEmpty }
        \(record)
      }
      map \(name)DTO <-> \(name) {
        whole: Whole(part: \(part(of: fields)), kind: kind_of)
      }


      """
  }

  private mutating func fieldByField(
    _ name: String, _ dto: String, _ record: String, _ fields: [RandomField]
  ) -> String {
    register(name, isReversible: false)
    return """
      \(dto)  is_there: Bool
      }
      domain \(name) { part: Part, maybe: Part?, state: State
        domain union State { gone, there(Part) }
        \(record)
      }
      map \(name)DTO -> \(name) {
        part: \(part(of: fields))
        maybe: match is_there { true -> \(part(of: fields)), false -> nil }
        state: match is_there { true -> there(\(part(of: fields))), false -> gone }
      }


      """
  }

  /// A union that is chosen by the fields of a dto, and a record of the cases of another one.
  private mutating func chosen(
    _ name: String, _ dto: String, _ record: String, _ fields: [RandomField]
  ) -> String {
    register(name, isReversible: false)
    return """
      \(dto)  kind_of: String
      }
      domain union \(name) { gone, there(Part)
        \(record)
      }
      map \(name)DTO -> \(name) {
        match kind_of { "there" -> there(\(part(of: fields))), else -> gone }
      }
      dto union \(name)OfDTO by key { first(\(name)DTO), second }
      domain \(name)Of { part: \(name)?, number: Int where > 0 }
      map \(name)OfDTO -> \(name)Of {
        first -> \(name)Of(part: self, number: 1)
        second -> \(name)Of(part: nil, number: 2)
      }
      type \(name)ID = String\(random.pick(["", " where notEmpty", " via trimmed where length 1...9"]))
      map \(name)DTO -> \(name)ID {
        \(random.pick(["rawValue: kind_of", "match kind_of { \"there\" -> kind_of, else -> \"x\" }"]))
        ignore rest because "this is about the kind"
      }
      map \(name)OfDTO -> \(name)ID { first(it) -> it.kind_of, second -> "none" }
      dto \(name)InDTO { held: \(name)OfDTO?, kept: \(name)OfDTO, ids: [\(name)OfDTO\(random.pick(["", "?", " else skip"]))], one: \(name)DTO, mark: Int? }
      domain \(name)In { part: \(name)?, kind: String, ids: [\(name)ID?], one: \(name)ID?, mark: Int }
      map \(name)InDTO -> \(name)In {
        part: match held { nil -> nil, first(it) -> it, second -> nil }
        kind: match kept { first(it) -> it.kind_of, second -> "none" }
        mark: match (held, kept, mark) {
          (first(it), _, _) -> custom rank(it, mark)
          (_, first(it), nil) -> custom rank(it, mark)
          (_, _, nil) -> 0
          else -> mark
        }
      }


      """
  }

  private mutating func part(of fields: [RandomField]) -> String {
    let parts = fields.map { field in
      field.entry ?? random.pick(["self.\(field.name)", "\(field.name): self.\(field.name)"])
    }
    return "Part(\(parts.joined(separator: ", ")))"
  }
}
