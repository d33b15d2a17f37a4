import Diagnostics
import JSON

extension DescriptionReading {
  /// What alternatives come to: the only one that is left, an enum, or a union.
  mutating func type(
    of alternatives: Alternatives, within combined: inout CombinedSchema
  ) -> DraftType {
    var branches = alternatives.branches
    if branches.count == 1, let only = branches.first { return type(ofOnly: only, combined) }
    guard !branches.isEmpty else {
      reportNothing(at: combined.origin, isNull: kinds(of: combined).contains(.null))
      return .json
    }
    if let type = listedType(of: branches, alternatives, combined) { return type }
    if overlap(branches) { branches = toldApart(branches, by: alternatives.discriminator) }
    if branches.count == 1, let only = branches.first { return type(ofOnly: only, combined) }
    guard !branches.contains(where: { $0.kinds == JSONKinds.all.subtracting(.null) }) else {
      return undecided(alternatives.use, "one of its alternatives is any value")
    }
    var cases: [DraftUnion.Case] = []
    let objects = branches.filter { $0.kinds == .object }
    let others = branches.filter { $0.kinds != .object }
    guard !overlap(others),
      others.allSatisfy({ $0.kinds.isDisjoint(with: .object) || objects.isEmpty })
    else {
      return merged(branches, alternatives, combined)
    }
    cases = others.map { shapeCase(of: $0) }
    return union(of: objects, beside: cases, alternatives, combined)
  }

  /// Where null is the only other alternative, the place is that of the schema itself.
  private mutating func type(ofOnly branch: Branch, _ combined: CombinedSchema) -> DraftType {
    guard branch.target == nil, let outer = combined.parts.first else { return type(of: branch) }
    // What is said about the place holds for what is there.
    let words = branch.sites.count == 1 ? [outer.without(.substantial)] : []
    return type(of: words + branch.sites, at: combined.origin)
  }

  mutating func type(of branch: Branch) -> DraftType {
    branch.isDeclared
      ? declaredType(of: branch.site) : type(of: branch.sites, at: branch.origin)
  }

  /// Whether two of them have a kind of value in common, or numbers of both sorts.
  func overlap(_ branches: [Branch]) -> Bool {
    var seen: JSONKinds = []
    for branch in branches {
      let kinds =
        branch.kinds.isDisjoint(with: .number) ? branch.kinds : branch.kinds.union(.number)
      if !seen.isDisjoint(with: kinds) { return true }
      seen.formUnion(kinds)
    }
    return false
  }

  /// All values of all of them, where each lists its own.
  private mutating func listedType(
    of branches: [Branch], _ alternatives: Alternatives, _ combined: CombinedSchema
  ) -> DraftType? {
    guard
      let cases = listedCases(of: branches), isUniform(cases),
      branches.allSatisfy({ $0.kinds == .text || $0.kinds == .integer })
    else { return nil }
    reportUnread(branches, of: alternatives)
    return declare(.enumeration(DraftEnumeration(isOpen: false, cases: cases)), for: combined)
  }

  /// Nil unless all of them list texts, or all list integers. The words of one that has a single value are about that.
  mutating func listedCases(of branches: [Branch]) -> [DraftEnumeration.Case]? {
    var cases: [DraftEnumeration.Case] = []
    var seen: Set<DraftLiteral> = []
    for branch in branches {
      let combined = combine(branch.sites, at: branch.origin)
      guard let values = commonValues(of: combined)?.0.filter({ $0.content != .null }) else {
        return nil
      }
      for value in values {
        guard let literal = value.enumerationLiteral else { return nil }
        guard seen.insert(literal).inserted else { continue }
        cases.append(listedCase(literal, of: values.count == 1 ? combined : nil))
      }
    }
    return cases.isEmpty ? nil : cases
  }

  /// An integer is called by the title that it has. A text has a name already, and its title describes it.
  private func listedCase(
    _ literal: DraftLiteral, of combined: CombinedSchema?
  ) -> DraftEnumeration.Case {
    let title = combined?.words(.title)
    let description = combined?.words(.description)
    if case .text(let text) = literal {
      return DraftEnumeration.Case(
        literal, name: text.isEmpty ? "empty" : nil,
        documentation: description ?? (title == text ? nil : title))
    }
    return DraftEnumeration.Case(literal, name: title, documentation: description)
  }

  private func isUniform(_ cases: [DraftEnumeration.Case]) -> Bool {
    let texts = cases.filter { if case .text = $0.value { true } else { false } }
    return texts.isEmpty || texts.count == cases.count
  }

  /// Anything at all, and why.
  mutating func undecided(_ use: CombinedSchema.Use, _ reason: String) -> DraftType {
    report(
      .undecidedAlternatives, use, { "`\($0)` becomes `JSON`: \(reason)" },
      help: "give each a key with a `const` of its own, or declare the union in the schema")
    return .json
  }
}

extension DiagnosticKind {
  static let undecidedAlternatives = DiagnosticKind(
    "G2132", .warning, "alternatives that cannot be told apart",
    explanation: """
      A union needs something that tells its cases apart: a tag, the kind of JSON value, or the keys that an object must
      have. These alternatives have nothing like that, and the first one that is tried would read all values. So the
      value is read as `JSON`, whatever it is, and nothing of it is lost.

      ```json
      { "$defs": {
        "Device": { "type": "object", "required": ["owner"], "properties": {
          "owner": { "oneOf": [{ "$ref": "#/$defs/Person" }, { "$ref": "#/$defs/Company" }] } } },
        "Person": { "type": "object", "properties": { "name": { "type": "string" } } },
        "Company": { "type": "object", "properties": { "name": { "type": "string" } } }
      } }
      ```

      If you know more than the document says, such as keys that are always there, declare the union in the schema. It
      stays when the document is imported again:

      ```gate
      dto DeviceDTO { owner: OwnerDTO }

      dto union OwnerDTO by shape {
        person(PersonDTO)
        company(CompanyDTO)
      }

      dto PersonDTO { first_name: String, last_name: String }
      dto CompanyDTO { name: String }
      ```
      """)
}
