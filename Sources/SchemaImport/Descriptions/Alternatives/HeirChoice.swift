import Diagnostics
import JSON

/// The schemas of which a value that follows a base follows one, each with its tags.
struct HeirChoice {
  let key: String
  let branches: [Branch]
  let values: [[DraftLiteral]]

  /// Whether there may be tags that lead to none of them.
  let isOpen: Bool
  private let valuesBySchema: [Origin: [DraftLiteral]]

  init(key: String, branches: [Branch], values: [[DraftLiteral]], isOpen: Bool = true) {
    self.key = key
    self.branches = branches
    self.values = values
    self.isOpen = isOpen
    valuesBySchema = Dictionary(
      zip(branches, values).compactMap { branch, values in branch.schema.map { ($0, values) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The tags that lead to a schema; nil if it is not one of them.
  func values(of schema: Origin) -> [DraftLiteral]? { valuesBySchema[schema] }

  /// Whether a value can only follow the first of them.
  var isSettled: Bool { branches.count == 1 && !isOpen }

  /// Those that have one of the tags that the place allows; nil if it allows any.
  func narrowed(to tags: [DraftLiteral]?) -> HeirChoice {
    guard let tags else { return self }
    let allowed = zip(branches, values).map { ($0, $1.filter(tags.contains)) }
      .filter { !$1.isEmpty }
    let values = allowed.map(\.1)
    return HeirChoice(
      key: key, branches: allowed.map(\.0), values: values,
      isOpen: !Set(tags).isSubset(of: values.flatMap(\.self)))
  }
}

extension DescriptionReading {
  /// The schemas that extend a base, with their tags. Nil if there are none, or if nothing tells them apart.
  mutating func choice(of base: SchemaSite) -> HeirChoice? {
    let part = CombinedSchema.Part(base)
    if let known = heirChoices[part] { return known }
    var choice: HeirChoice?
    if let discriminator = discriminator(of: base) { choice = heirChoice(of: base, discriminator) }
    heirChoices[part] = .some(choice)
    return choice
  }

  private mutating func heirChoice(
    of base: SchemaSite, _ discriminator: Discriminator
  ) -> HeirChoice? {
    let mapping = mapping(of: discriminator)
    let branches = branches(of: base, discriminator, mapping)
    guard !branches.isEmpty else { return nil }
    let listed = constants(of: discriminator.key, in: Branch(declared: base))
    var tags: [[DraftLiteral]] = []
    for branch in branches { tags.append(heirTags(branch, discriminator, mapping, listed)) }
    let ownTags = withListedTags(tags, of: branches, discriminator, listed)
    let inheriting = positionsOfInheritedTags(ownTags, of: branches)
    let told = branches.indices.filter { !ownTags[$0].isEmpty && !inheriting.contains($0) }
    let values = told.map { ownTags[$0] }
    guard told.contains(where: { branches[$0].site.origin != base.origin }),
      TagTable(key: discriminator.key, values: values).isUsable(isOpen: true)
    else {
      if heirs.distantBase(of: base.origin) == nil {
        reportUnused(
          discriminator, "it does not have a value of its own for each schema that extends this one"
        )
      }
      return nil
    }
    reportUntold(
      branches.indices.filter { ownTags[$0].isEmpty }.map { branches[$0] }, discriminator)
    reportInheriting(inheriting.map { branches[$0] }, discriminator)
    return HeirChoice(key: discriminator.key, branches: told.map { branches[$0] }, values: values)
  }

  /// Those that have the tag of another branch only because they extend it. An object with this tag is read as what they extend.
  private mutating func positionsOfInheritedTags(
    _ tags: [[DraftLiteral]], of branches: [Branch]
  ) -> [Int] {
    let sharing = Dictionary(grouping: tags.indices) { tags[$0] }.values
      .filter { $0.count > 1 && !tags[$0[0]].isEmpty }
    return sharing.flatMap { positions in
      let origins = Set(positions.map { branches[$0].site.origin })
      return positions.filter { position in
        let site = branches[position].site
        let extended = combine([site], at: site.origin).parts.map(\.origin)
        return extended.contains { $0 != site.origin && origins.contains($0) }
      }
    }.sorted()
  }

  /// Schemas whose names the base does not list among the values of the key. They are no cases of the union.
  private mutating func reportUntold(_ branches: [Branch], _ discriminator: Discriminator) {
    let them = branches.count == 1 ? "it" : "them"
    reportUnled(
      branches, discriminator, "the `enum` of the key has no value for \(them)",
      help: "add the value to the `enum`, or say in `mapping` which of its values is meant")
  }

  private mutating func reportInheriting(_ branches: [Branch], _ discriminator: Discriminator) {
    reportUnled(
      branches, discriminator,
      branches.count == 1
        ? "it has the value of a schema that it extends"
        : "they have the values of schemas that they extend",
      help: "give each of them its own value, as the `const` of this key")
  }

  private mutating func reportUnled(
    _ branches: [Branch], _ discriminator: Discriminator, _ reason: String, help: String
  ) {
    guard let first = branches.first.map({ name(of: $0) }) else { return }
    let others = branches.count == 1 ? "" : " and \(branches.count - 1) more"
    report(
      .unusedDiscriminator, discriminator.use,
      { "`\($0)` does not lead to `\(first)`\(others): \(reason)" }, help: help)
  }

  /// The schemas that extend it, and after them what else the discriminator leads to.
  private mutating func branches(
    of base: SchemaSite, _ discriminator: Discriminator, _ mapping: DiscriminatorMapping
  ) -> [Branch] {
    for schema in mapping.schemas where !isObject(schema.target) {
      reportMapping(schema.member, of: discriminator, "leads to no object")
    }
    var seen: Set<Origin> = []
    let schemas =
      heirs.distantBase(of: base.origin) == nil
      ? heirs.all(of: base.origin) + mapping.schemas.map(\.target) + [base]
      : [base] + heirs[base.origin]
    return schemas.compactMap { heir in
      guard seen.insert(heir.origin).inserted, isObject(heir) else { return nil }
      return branch(of: heir, to: base, discriminator.key, mapping)
    }
  }

  mutating func isObject(_ site: SchemaSite) -> Bool {
    kinds(of: site).subtracting(.null) == .object
  }

  private mutating func branch(
    of heir: SchemaSite, to base: SchemaSite, _ key: String, _ mapping: DiscriminatorMapping
  ) -> Branch? {
    if heir.origin != base.origin {
      // Schemas that extend each other would contain each other without an end.
      guard !extends(base, heir), !choosesHeirs(heir, of: base) else { return nil }
      guard isChoice(heir, by: key) else { return Branch(declared: heir) }
    }
    // Its own heirs are among those of the base. If it has a discriminator, it is meant itself only if that of a base says so.
    let isMeant =
      mapping[heir.origin] != nil || heirs.distantBase(of: heir.origin) != nil
      || heirs.bases(of: heir.origin).contains { names(heir, by: $0) }
    return isMeant ? plainBranch(of: heir) : nil
  }

  /// Whether the key tells some of the schemas that extend this one apart from it.
  private mutating func isChoice(_ heir: SchemaSite, by key: String) -> Bool {
    let extending = heirs[heir.origin]
    guard !extending.isEmpty, discriminator(of: heir)?.key == key else { return false }
    guard let own = constants(of: key, in: Branch(declared: heir)), own.count == 1 else {
      return true
    }
    return extending.contains { constants(of: key, in: Branch(declared: $0)) != own }
  }

  /// Whether a base names an heir, by a tag or among its alternatives.
  private mutating func names(_ heir: SchemaSite, by base: SchemaSite) -> Bool {
    tags(of: heir, by: base) != nil
      || targets(ofAlternativesOf: base).contains { $0?.origin == heir.origin }
  }

  private mutating func tags(of heir: SchemaSite, by base: SchemaSite) -> [DraftLiteral]? {
    Discriminator(of: base).flatMap { mapping(of: $0)[heir.origin] }
  }

  /// What the alternatives of a schema refer to; nil for one that is no reference.
  mutating func targets(ofAlternativesOf site: SchemaSite) -> [SchemaSite?] {
    ((site[.oneOf] ?? site[.anyOf])?.value.elements ?? []).map { element in
      guard let text = element["$ref"]?.text,
        case .success(let target) = references.target(of: text, from: site.resource)
      else { return nil }
      return target
    }
  }

  private func extends(_ heir: SchemaSite, _ base: SchemaSite) -> Bool {
    heirs[base.origin].contains { $0.origin == heir.origin }
  }

  /// Whether a schema that extends the base only lists others which do, so that an object follows one of these.
  private mutating func choosesHeirs(_ site: SchemaSite, of base: SchemaSite) -> Bool {
    let targets = targets(ofAlternativesOf: site)
    guard !targets.isEmpty else { return false }
    let all = Set(heirs[base.origin].map(\.origin))
    return targets.allSatisfy { target in
      target.map { $0.origin != site.origin && all.contains($0.origin) } ?? false
    }
  }

  /// An object that follows a schema with heirs, and none of these.
  private mutating func plainBranch(of base: SchemaSite) -> Branch {
    let origin = base.origin.appending("discriminator")
    hints[origin] = names(for: base.origin, title: nil).map {
      $0.withoutSuffix(DraftNames.suffixOfDTOs) + "-base"
    }
    return Branch(
      site: base, sites: [base.asItself()], origin: origin, kinds: .object,
      target: nil, schema: base.origin)
  }

  /// Some schemas list several values of the key, which all lead to them. Where schemas have values in common, others tell them
  /// apart.
  private mutating func withListedTags(
    _ tags: [[DraftLiteral]], of branches: [Branch], _ discriminator: Discriminator,
    _ listed: [DraftLiteral]?
  ) -> [[DraftLiteral]] {
    let inherited = Set(listed ?? [])
    var result = tags
    for (position, branch) in branches.enumerated() where branch.isDeclared {
      guard let own = constants(of: discriminator.key, in: branch), own.count > 1,
        !own.contains(.boolean(true)), inherited.isEmpty || !inherited.isSubset(of: own)
      else { continue }
      result[position] = own
    }
    let all = result.flatMap(\.self)
    return Set(all).count == all.count ? result : tags
  }

  /// A constant of the schema counts first, then the mapping, and then its name, if the base does not list other values.
  private mutating func heirTags(
    _ branch: Branch, _ discriminator: Discriminator, _ mapping: DiscriminatorMapping,
    _ listed: [DraftLiteral]?
  ) -> [DraftLiteral] {
    let key = discriminator.key
    let isOne = branch.isDeclared || heirs.distantBase(of: branch.site.origin) != nil
    if isOne, let own = constants(of: key, in: branch), own.count == 1 { return own }
    if let values = mapping[branch.site.origin] { return values }
    for base in heirs.bases(of: branch.site.origin)
    where base.origin != discriminator.use.site.origin && Discriminator(of: base)?.key == key {
      if let values = tags(of: branch.site, by: base) { return values }
    }
    for remark in ["x-ms-discriminator-value", "x-discriminator-value"] {
      if let value = branch.site.remark(remark)?.text { return [.text(value)] }
    }
    guard mayBeText(key, in: branch), let name = branch.site.origin.steps.last else { return [] }
    return listed?.contains(.text(name)) == false ? [] : [.text(name)]
  }
}
