import SeededRandom

/// The types that have been declared, and how to declare more with them.
struct RandomVocabulary {
  var random: SeededGenerator
  private(set) var wrappers: [RandomWrapper] = []
  private(set) var enums: [(name: String, raw: String)] = []
  private(set) var pairs: [RandomPair] = []
  private(set) var models: [String] = []
  private(set) var written: [RandomConverter] = []
  private var typeNames: [String]
  private let suffix: String
  private let hasModels: Bool
  private var count = 0

  /// - Parameters:
  ///   - suffix: the suffix of names that are made up.
  ///   - typeNames: other names to use.
  ///   - hasModels: whether the domain reads JSON.
  init(seed: Int, suffix: String, typeNames: [String], hasModels: Bool) {
    random = SeededGenerator(seed: seed)
    self.suffix = suffix
    self.hasModels = hasModels
    self.typeNames = typeNames
  }

  /// Forgets the declarations of others, but continues with their random numbers.
  mutating func forget(all earlier: RandomVocabulary) {
    (wrappers, enums, pairs, models, written) = (
      earlier.wrappers, earlier.enums, earlier.pairs, earlier.models, earlier.written
    )
  }

  mutating func chapter() -> String {
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1: wrapper()
    case 2, 3: enumeration()
    case 4, 5: union()
    case 6: model()
    case 7: modelUnion()
    case 8: repository()
    case 9: cases()
    case 10: parts()
    case 11: leveled()
    case 12: made()
    case 13: generic()
    case 14: foreign()
    case 15: keyed()
    default: records()
    }
  }

  var known: RandomConditions.Known {
    RandomConditions.Known(
      enums: Set(enums.map(\.name)),
      bases: Dictionary(wrappers.map { ($0.name, $0.base) }) { _, last in last },
      records: Dictionary(pairs.map { ($0.domain, $0.fields) }) { _, last in last })
  }

  mutating func register(_ name: String, isReversible: Bool) {
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible))
  }

  mutating func register(_ converter: RandomConverter) { written.append(converter) }

  mutating func name(_ word: String) -> String {
    count += 1
    if random.chance(0.25), let name = typeNames.popLast() { return name }
    return "\(word)\(count)\(suffix)"
  }

  /// What comes before a declaration or a member.
  mutating func notes(_ share: Double) -> String {
    guard random.chance(share) else { return "" }
    return random.pick([
      "/// About this: `x` & \"y\".\n", "@deprecated(\"use another\")\n",
      "@renamed(from: \"former\")\n",
    ])
  }

  private mutating func wrapper() -> String {
    let name = name("Wrapper")
    let base = random.pick([
      "String", "String", "Int", "Decimal", "UUID", "Date", "Double", "URL", "CalendarDate",
      "[Int]",
      "[String?]", "Set<String>", "[String: Int?]", "[[String]]",
    ])
    let isSensitive = random.chance(0.25)
    wrappers.append(RandomWrapper(name: name, base: base, isSensitive: isSensitive))
    let via = base == "String" && random.chance(0.3) ? " via trimmed" : ""
    let rules = RandomRules.clause(for: base, 0.7, &random)
    let sensitive = isSensitive ? "@sensitive\n" : ""
    return "\(notes(0.15))\(sensitive)type \(name) = \(base)\(via)\(rules)\n\n"
  }

  private mutating func enumeration() -> String {
    let name = name("Kind")
    let open = random.chance(0.4) ? "open " : ""
    let isNumbered = random.chance(0.3)
    enums.append((name, isNumbered ? "Int" : "String"))
    let third = notes(0.3) + (isNumbered ? "3 as third" : "\"x-y\" as third")
    let others =
      isNumbered || random.chance(0.5) ? "" : "\n  \(random.pick(RandomNames.cases)) as other"
    let listed = random.chance(0.3) ? ["CaseIterable"] : []
    let parents = ((isNumbered ? ["Int"] : []) + listed).joined(separator: ", ")
    return "\(notes(0.1))\(open)enum \(name)\(parents.isEmpty ? "" : ": \(parents)") {\n"
      + "  \(isNumbered ? "1 as one\n  2" : "one\n  TWO") as two\n  \(third)\(others)\n}\n\n"
  }

  private mutating func records() -> String {
    let name = name("Record")
    let isReversible = random.chance(0.4)
    var names = RandomNames()
    let fields = (0..<Int.random(in: 1...8, using: &random)).map { index in
      RandomField(index, isReversible: isReversible, in: &self, &names)
    }
    let members = fields.map { (name: $0.name, type: $0.type) }
    let rules = random.chance(0.6) ? RandomConditions.rules(over: members, known, &random) : ""
    let parameter = !isReversible && random.chance(0.15)
    if !parameter {
      pairs.append(
        RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible, fields: members))
    }
    let source = parameter ? "(\(name)DTO, extra: [Int], more: String?)" : "\(name)DTO"
    let protocols = random.pick([
      "", "", ": Hashable", ": Equatable", ": Comparable by \(random.pick(members).name)",
    ])
    let rest = rest()
    let aliased = aliased(fields.map(\.dto), of: name)
    let wire = shared(aliased.members, by: "dto", prefix: "\(name)Wire")
    let own = shared(fields.map(\.domain), by: "domain", prefix: "\(name)Own")
    return """
      \(aliased.alias)\(wire.groups)\(own.groups)\(notes(0.1))dto \(name)DTO\(random.pick(["", ": Hashable", ": Equatable"])) {
      \(wire.members)\(constants())\(rest.map { "  ...\($0)\n" } ?? undeclaredKeys())}
      \(notes(0.1))\(draft())domain \(name)\(protocols) {
      \(own.members)\(parameter ? "  extra: [Int]\n" : "")\(rest.map { "  \($0)\n" } ?? "")\(rules)}
      map \(source) \(isReversible ? "<->" : "->") \(name) {
      \(fields.compactMap(\.entry).map { "  \($0)\n" }.joined())\(reverse(of: fields))}


      """
  }

  private func reverse(of fields: [RandomField]) -> String {
    let entries = fields.compactMap(\.reverse)
    return entries.isEmpty
      ? "" : "  reverse {\n\(entries.map { "    \($0)\n" }.joined())  }\n"
  }

  /// A field for all other keys, without its dots: mostly none.
  private mutating func rest() -> String? {
    guard random.chance(0.25) else { return nil }
    let values = ["JSON", "JSON", "Int", "String?", "[Bool]", "Decimal", "URL", "[String: Double]"]
    let key = random.pick(["String", "String", "Int", "UUID"])
    return "unlisted_keys: [\(key): \(random.pick(values))]"
  }

  /// Before a record of the domain or a model.
  mutating func draft() -> String { random.chance(0.3) ? "@draft\n" : "" }

  mutating func undeclaredKeys() -> String { random.chance(0.1) ? "  ...else skip\n" : "" }

  /// Of a dto or a model: mostly none.
  private mutating func constants() -> String {
    guard random.chance(0.25) else { return "" }
    let values = ["\"fixed\"", "\"a \\\"b\\\" \\\\ c\"", "true", "false", "0", "-12"]
    return (0..<Int.random(in: 1...3, using: &random)).map { index in
      let object = random.pick(["", "", "fixed."])
      return "  \(object)fixed_\(index): \(random.pick(values))\n"
    }.joined()
  }

  /// A domain type made from the same dto as a part of it, and one that contains itself.
  private mutating func parts() -> String {
    let name = name("Whole")
    let step = random.pick(RandomStep.reversible)
    let via = step.via.isEmpty ? "" : "kept: kept via \(step.via)"
    let link = random.pick(["next: ", "children as next: "])
    let (wire, swift) =
      link.hasPrefix("next") ? ("\(name)DTO?", "\(name)?") : ("[\(name)DTO]", "[\(name)]")
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: false))
    return """
      dto \(name)DTO { kept: \(step.wire), count: Int, \(link)\(wire) }
      domain \(name) {
        part: Part
        next: \(swift)
        domain Part { kept: \(step.swift), count: Int where > 0 }
        rule sound: part.count > 1
      }
      map \(name)DTO -> \(name).Part {
        \(via)
        ignore next because "it is no part"
      }
      map \(name)DTO -> \(name) { part: self }


      """
  }

  private mutating func union() -> String {
    guard !pairs.isEmpty else { return "" }
    let name = name("Union")
    let payloads = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(pairs) }
    let form = random.pick([
      "type", "kind in payload", "kind in {kind}", "key", "shape, in order", "is_first", "number",
    ])
    let isByShape = form.hasPrefix("shape")
    let isByFlag = form == "is_first"
    let open = !isByShape && !isByFlag && random.chance(0.3) ? "open " : ""
    var dto: [String] = []
    var domain: [String] = []
    for (index, pair) in payloads.prefix(isByFlag ? 1 : 4).enumerated() {
      let tag =
        isByShape
        ? "" : isByFlag ? "true as " : form == "number" ? "\(index) as " : "tag\(index) as "
      dto.append("\(tag)case\(index)(\(pair.dto))")
      domain.append("case\(index)(\(pair.domain))")
    }
    if isByFlag || !isByShape && random.chance(0.5) {
      dto.append(isByFlag ? "false as empty" : form == "number" ? "77 as empty" : "none as empty")
      domain.append("empty")
    }
    if !isByShape, form != "key", random.chance(0.4) {
      let payload = random.chance(0.5) ? nil : random.pick(pairs)
      dto.insert(
        "nil as untagged\(payload.map { "(\($0.dto))" } ?? "")", at: random.below(dto.count + 1))
      domain.append("untagged\(payload.map { "(\($0.domain))" } ?? "")")
    }
    if form.contains(" in ") || form == "key", random.chance(0.4) {
      let tag = form == "number" ? "78 as dated" : "dated"
      dto.append(
        "\(tag)(Date\(random.pick(["", "?"])) via \(random.pick(["epochSeconds", "iso8601"])))")
      domain.append("dated(Date?)")
    }
    let isReversible = payloads.allSatisfy(\.isReversible) && random.chance(0.7)
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible))
    return """
      \(notes(0.1))\(open)dto union \(name)DTO by \(form) { \(dto.joined(separator: ", ")) }
      \(open)domain union \(name) { \(domain.joined(separator: ", ")) }
      map \(name)DTO \(isReversible ? "<->" : "->") \(name)


      """
  }

  /// Enums and unions that become others, case by case; and a union that is made from flags.
  private mutating func cases() -> String {
    let name = name("Choice")
    let open = random.pick(["", "open "])
    let isReversible = random.chance(0.3)
    let pair = pairs.isEmpty ? nil : random.pick(pairs)
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible))
    guard let pair, random.chance(0.6) else {
      return """
        dto \(name)Wire { kind: \(name)DTO, enum \(name)Kind { a, b } }
        \(open)enum \(name)DTO { one, two_of as two, legacy }
        \(open)enum \(name) { one, second, gone }
        map \(name)DTO \(isReversible ? "<->" : "->") \(name) {
          two -> second, legacy -> gone\(open.isEmpty || random.chance(0.5) ? "" : ", else -> one")
        }


        """
    }
    return """
      dto \(name)DTO { is_set: Bool, level: Int, payload: \(pair.dto)? }
      domain \(name) { state: State, level: Int
        domain union State { empty, full(\(pair.domain)), text(String) }
        rule level: level > 0 or state == empty
      }
      map \(name)DTO -> \(name) {
        state: match (is_set, level) {
          (true, _) -> full(payload)
          (false, 7) -> text(custom text(level, payload))
          else -> empty
        }
      }


      """
  }

  private mutating func model() -> String {
    guard hasModels else { return "" }
    let name = name("Model")
    let fields = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      RandomModelField(in: &self)
    }
    let members = fields.enumerated().map { (name: "key_\($0.offset)", type: $0.element.type) }
    let lines = zip(members, fields).map { member, field in
      let sensitive = !field.isModel && random.chance(0.1) ? "@sensitive " : ""
      return "  \(notes(0.1))\(sensitive)\(member.name): \(field.text)\n"
    }
    let rules = random.chance(0.4) ? RandomConditions.rules(over: members, known, &random) : ""
    models.append(name)
    let protocols = random.pick(["", ": Hashable", ": Equatable"])
    let rest = rest().map { "  \(notes(0.1))...\($0)\n" } ?? undeclaredKeys()
    return
      "\(notes(0.1))\(draft())model \(name)\(protocols) {\n\(constants())\(lines.joined())\(rest)\(rules)}\n\n"
  }

  private mutating func modelUnion() -> String {
    guard !models.isEmpty else { return "" }
    let name = name("ModelUnion")
    let form = random.pick(["type", "type in data", "type in {type}", "key", "shape, in order"])
    let cases = (0..<Int.random(in: 1...3, using: &random)).map {
      "case\($0)(\(random.pick(models)))"
    }
    models.append(name)
    let open = !form.hasPrefix("shape") && random.chance(0.4) ? "open " : ""
    return "\(open)model union \(name) by \(form) { \(cases.joined(separator: ", ")) }\n\n"
  }
}

/// A type around a value.
struct RandomWrapper {
  let name: String
  let base: String
  let isSensitive: Bool
}

/// A wire type with a map to a domain type.
struct RandomPair {
  let dto: String
  let domain: String
  let isReversible: Bool
  /// The fields of the domain type, if it is a record.
  var fields: [RandomConditions.Field] = []
}
