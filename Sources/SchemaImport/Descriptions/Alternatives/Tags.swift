import Diagnostics
import JSON

/// The key that tells objects apart, and its values for each of them.
struct TagTable {
  let key: String

  /// Of each of the objects.
  let values: [[DraftLiteral]]

  /// The objects that have the same values, by their positions.
  var groups: [(positions: [Int], values: [DraftLiteral])] {
    var result: [(positions: [Int], values: [DraftLiteral])] = []
    var known: [Set<DraftLiteral>: Int] = [:]
    for (position, values) in values.enumerated() {
      if let group = known[Set(values)] {
        result[group].positions.append(position)
      } else {
        known[Set(values)] = result.count
        result.append(([position], values))
      }
    }
    return result
  }

  /// All values are of one kind, objects have the same values or none in common, and of flags there are both.
  ///
  /// - Parameter isOpen: whether there may be further values, so that a single one tells something.
  func isUsable(isOpen: Bool = false) -> Bool {
    let groups = groups
    let all = groups.flatMap(\.values)
    guard groups.count > (isOpen ? 0 : 1), groups.allSatisfy({ !$0.values.isEmpty }),
      Set(all).count == all.count
    else { return false }
    let texts = all.filter { $0.text != nil }
    let flags = all.filter { if case .boolean = $0 { true } else { false } }
    if !flags.isEmpty { return flags.count == 2 && all.count == 2 && !isOpen }
    return texts.isEmpty || texts.count == all.count
  }
}

/// How many of the objects each choice has among its alternatives.
struct ChoiceSizes {
  private var sizes: [Origin: Int] = [:]

  init(_ branches: [Branch]) {
    for branch in branches {
      for origin in Set(branch.choices.map(\.origin)) { sizes[origin, default: 0] += 1 }
    }
  }

  /// The schema that has all of these among its alternatives, and no other one.
  func whole(of branches: [Branch]) -> SchemaSite? {
    branches.first?.choices.first { choice in
      sizes[choice.origin] == branches.count
        && branches.allSatisfy { $0.choices.contains { $0.origin == choice.origin } }
    }
  }
}

extension DescriptionReading {
  /// Nil where nothing in the objects themselves says which of them it is.
  ///
  /// - Parameter origin: where the union is declared.
  mutating func tagUnion(
    of branches: [Branch], _ alternatives: Alternatives, at origin: Origin
  ) -> DraftUnion? {
    let discriminator = alternatives.discriminator.flatMap(Discriminator.init)
    let told =
      if let discriminator {
        reportedTag(of: branches, discriminator)
      } else {
        sharedTag(of: branches)
      }
    guard let table = told ?? commonConstant(of: branches) else { return nil }
    var union = union(by: table, of: branches, at: origin)
    if let discriminator, discriminator.standard != nil, table.isUsable(isOpen: true) {
      union?.isOpen = true
      reportStandard(of: discriminator)
    }
    return union
  }

  /// Nil if objects have the same value, and nothing else tells them apart.
  mutating func union(
    by table: TagTable, of branches: [Branch], within outer: ChoiceSizes? = nil, at origin: Origin
  ) -> DraftUnion? {
    var cases: [DraftUnion.Case] = []
    let choices = outer ?? ChoiceSizes(branches)
    for group in table.groups {
      let fitting = group.positions.map { branches[$0] }
      guard let payload = payload(of: fitting, group.values, choices, at: origin) else {
        return nil
      }
      for value in group.values {
        cases.append(
          DraftUnion.Case(
            value, name: value.text == nil ? fitting.first.map { name(of: $0) } : nil,
            payload: payload,
            documentation: fitting.count == 1 && fitting[0].target != nil && !fitting[0].isDeclared
              ? fitting[0].site.words(.description) : nil))
      }
    }
    let isOpen = branches.contains { $0.tag?.key == table.key && $0.tag?.isOpen == true }
    return DraftUnion(.tag(table.key), isOpen: isOpen, cases: cases)
  }

  /// Several objects with the same tag are told apart by another one, or by their shape. If they are all that a schema
  /// lists, they are that schema.
  private mutating func payload(
    of branches: [Branch], _ values: [DraftLiteral], _ choices: ChoiceSizes, at origin: Origin
  ) -> DraftType? {
    for branch in branches where branch.target == nil && hints[branch.origin] == nil {
      let own = branch.schema.map { names(for: $0, title: nil) } ?? []
      hints[branch.origin] = values.compactMap(\.text) + own
    }
    guard branches.count > 1 else {
      guard var payload = branches.first.map({ type(of: $0) }), case .declared = payload.kind else {
        return nil
      }
      payload.isNullable = false
      return payload
    }
    let table = sharedTag(of: branches) ?? commonConstant(of: branches)
    let sorted = mostSpecificFirst(branches)
    let isHidden = hidden(in: sorted) != nil
    guard table != nil || !isHidden else { return nil }
    if let choice = choices.whole(of: branches), isObject(choice) {
      return DraftType(declaredType(of: choice).kind)
    }
    let place = origin.appending("tag", values.first?.text ?? "value")
    hints[place] = values.compactMap(\.text)
    if let table, let union = union(by: table, of: branches, within: choices, at: place) {
      return declare(.union(union), for: CombinedSchema([], at: place))
    }
    guard !isHidden else { return nil }
    let cases = sorted.map { shapeCase(of: $0.branch) }
    let union = DraftUnion(.shape(inOrder: true), cases: cases)
    return declare(.union(union), for: CombinedSchema([], at: place))
  }

  /// By the discriminator that the document names: constants of the schemas count first, then the mapping, then the
  /// names of the schemas.
  mutating func namedTag(of branches: [Branch], _ discriminator: Discriminator) -> TagTable? {
    let mapping = mapping(of: discriminator)
    let stated = branches.map { constants(of: discriminator.key, in: $0) }
    let named = branches.map { branch -> [DraftLiteral] in
      guard let schema = branch.schema else { return [] }
      if let values = mapping[schema] { return values }
      if let tag = branch.tag { return tag.key == discriminator.key ? tag.values : [] }
      return mayBeText(discriminator.key, in: branch)
        ? schema.steps.last.map { [.text($0)] } ?? [] : []
    }
    // Where each lists the values of all, its own is one of these.
    let chosen = zip(stated, named).map { stated, named in
      named.allSatisfy { stated?.contains($0) ?? true } ? named : []
    }
    for values in [zip(stated, named).map { $0 ?? $1 }, chosen] {
      let table = TagTable(key: discriminator.key, values: values)
      if table.isUsable() { return table }
    }
    return nil
  }

  private mutating func reportedTag(
    of branches: [Branch], _ discriminator: Discriminator
  ) -> TagTable? {
    let targets = Set(branches.compactMap(\.schema))
    for schema in mapping(of: discriminator).schemas
    where !targets.contains(schema.target.origin) {
      reportMapping(schema.member, of: discriminator, "leads to none of the alternatives")
    }
    if isWay(discriminator.key, in: branches) {
      reportUnused(
        discriminator, "it names no key of the alternatives, but a way through an object",
        help: "name a key that each of them has itself")
      return nil
    }
    let table = namedTag(of: branches, discriminator)
    if table == nil {
      reportUnused(discriminator, "it does not have a value of its own for each alternative")
    }
    return table
  }

  /// Whether a key has a dot, as in `meta.kind`, and stands for what is in an object.
  private mutating func isWay(_ key: String, in branches: [Branch]) -> Bool {
    guard let first = key.split(separator: ".").first, first.count < key.count else { return false }
    for branch in branches {
      if property(key, of: branch.sites, at: branch.origin) != nil { return false }
      if property(String(first), of: branch.sites, at: branch.origin) != nil { return true }
    }
    return false
  }

  /// Whether the value of a key may be the name of a schema. Where the key is not described, it is.
  mutating func mayBeText(_ key: String, in branch: Branch) -> Bool {
    guard let property = property(key, of: branch.sites, at: branch.origin) else { return true }
    return kinds(of: property).contains(.text)
  }

  /// The first key that each of them requires, with values that no other one has.
  mutating func commonConstant(of branches: [Branch]) -> TagTable? {
    guard let first = branches.first else { return nil }
    var required: [Set<String>] = []
    for branch in branches { required.append(Set(requiredKeys(of: branch))) }
    for key in requiredKeys(of: first) where required.allSatisfy({ $0.contains(key) }) {
      var values: [[DraftLiteral]] = []
      for branch in branches {
        guard let found = constants(of: key, in: branch) else { break }
        values.append(found)
      }
      let table = TagTable(key: key, values: values)
      if values.count == branches.count, table.isUsable() { return table }
    }
    return nil
  }

  /// In the order of the properties.
  private mutating func requiredKeys(of branch: Branch) -> [String] {
    let combined = combine(branch.sites, at: branch.origin)
    let required = Set(combined.uses(of: .required).flatMap(\.texts))
    let names = combined.uses(of: .properties).flatMap { $0.value.members?.map(\.name) ?? [] }
    return names.filter(required.contains)
  }

  /// What the parts of a schema say about one of its properties. Nil if they do not mention it.
  mutating func property(
    _ key: String, of parts: [SchemaSite], at origin: Origin
  ) -> CombinedSchema? {
    let combined = combine(parts, at: origin)
    let sites = combined.uses(of: .properties).compactMap { use -> SchemaSite? in
      guard let value = use.value[key] else { return nil }
      return site(
        value, at: use.site.origin.appending("properties", key), in: use.site.resource)
    }
    return sites.isEmpty ? nil : combine(sites, at: origin.appending("properties", key))
  }

  /// The only values that a property can have. Nil if it can have others.
  mutating func constants(of key: String, in branch: Branch) -> [DraftLiteral]? {
    guard let property = property(key, of: branch.sites, at: branch.origin) else { return nil }
    let values = (commonValues(of: property)?.0 ?? chosenValues(of: property)).filter {
      $0.content != .null
    }
    guard !values.isEmpty, values.count <= Self.mostTags else { return nil }
    let literals = values.compactMap(\.constantLiteral)
    return literals.count == values.count ? literals : nil
  }

  /// Those of a choice between lists of values and null. None where it is another choice.
  private mutating func chosenValues(of property: CombinedSchema) -> [JSONValue] {
    let choices = property.uses(of: .anyOf) + property.uses(of: .oneOf)
    guard choices.count == 1, let use = choices.first else { return [] }
    var values: [JSONValue] = []
    for (position, element) in (use.value.elements ?? []).enumerated() {
      let origin = use.site.origin.appending(use.member.name, String(position))
      guard let site = site(element, at: origin, in: use.site.resource) else { return [] }
      if kinds(of: site) == .null { continue }
      guard let listed = commonValues(of: combine([site], at: origin))?.0 else { return [] }
      values += listed
    }
    return values
  }

  /// A key that can have more values than these is not a tag.
  private static let mostTags = 64
}

extension DraftLiteral {
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
