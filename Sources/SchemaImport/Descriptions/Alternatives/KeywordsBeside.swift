import JSON

/// What is said beside a list of alternatives holds for each of them, as far as it is about values of its kind: `minItems` says
/// nothing about a text, and excludes none.
extension DescriptionReading {
  /// What an alternative can be, where all of these schemas hold.
  ///
  /// - Parameter own: what it can be by itself.
  mutating func kinds(
    of site: SchemaSite, _ own: JSONKinds, beside base: [SchemaSite], at origin: Origin
  ) -> JSONKinds {
    let combined = combine([site] + base, at: origin)
    if own == .all || statedKinds(of: combined) != .all { return kinds(of: combined) }
    // None of them has a type. The alternative is about what its own keywords are about, and only then those beside it count.
    let around = kinds(of: CombinedSchema(base, at: origin))
    return own.isDisjoint(with: around) ? own : own.intersection(around)
  }

  /// A schema beside a list of alternatives, without what says nothing about values of these kinds.
  func rules(of site: SchemaSite, about kinds: JSONKinds) -> SchemaSite {
    var idle = KeywordSet.idle(about: kinds)
    // A format is about texts or numbers, and only if there are none is it a mistake.
    let formatted = JSONKinds.text.union(.number)
    if kinds.isDisjoint(with: formatted),
      kindsOfChoices[site.origin]?.isDisjoint(with: formatted) == false
    {
      idle.insert(.format)
    }
    return site.present.isDisjoint(with: idle) ? site : site.without(idle)
  }

  /// A value that is listed beside the alternatives need not comply with each of them.
  mutating func noteListedValues(beside branches: [Branch], _ base: [SchemaSite]) {
    guard base.contains(where: { $0.listedValues != nil }) else { return }
    // Faults are reported when the alternatives are read.
    let told = (diagnostics, reported)
    var kept: Set<JSONValue.Content> = []
    for branch in branches {
      let combined = combine(branch.sites, at: branch.origin)
      for value in commonValues(of: combined)?.0 ?? [] { kept.insert(value.comparable) }
    }
    (diagnostics, reported) = told
    for branch in branches { valuesOfChoices[branch.origin] = kept }
  }

  /// What says nothing about any of the alternatives.
  mutating func reportIdle(_ base: [SchemaSite], beside branches: [Branch]) {
    guard !branches.isEmpty else { return }
    let all = branches.reduce(into: JSONKinds()) { $0.formUnion($1.kinds) }
    let idle = KeywordSet.idle(about: all)
    for part in base where !part.present.isDisjoint(with: idle) {
      reportLost(of: CombinedSchema([part.without(.all.subtracting(idle))], at: part.origin))
    }
  }
}

extension KeywordSet {
  fileprivate static let all = KeywordSet(Keyword.allCases)

  /// What says something about other kinds of values only.
  static func idle(about kinds: JSONKinds) -> KeywordSet {
    var result: KeywordSet = []
    if kinds.isDisjoint(with: .object) { result.formUnion(.ofObjects) }
    if kinds.isDisjoint(with: .list) { result.formUnion(.ofLists) }
    if kinds.isDisjoint(with: .text) { result.formUnion(.ofTexts) }
    if kinds.isDisjoint(with: .number) { result.formUnion(.ofNumbers) }
    return result
  }
}
