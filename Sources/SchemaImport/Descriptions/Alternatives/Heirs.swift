import Diagnostics
import JSON

/// Schemas that extend another one with `allOf`, where a `discriminator` in that one says which of them an object follows.
struct Heirs {
  /// Of each schema that is extended, in the order of the documents: its heirs, and theirs.
  private var byBase: [Origin: [SchemaSite]]
  private var origins: [Origin: Set<Origin>] = [:]
  private let bases: [Origin: SchemaSite]

  /// The bases that name those which extend them, as alternatives.
  private let listingBases: Set<Origin>

  /// Of each heir, the nearest first.
  private var byHeir: [Origin: [SchemaSite]] = [:]

  /// Of each heir that others extend in turn, the base whose discriminator tells them apart.
  private var distantBases: [Origin: SchemaSite] = [:]

  /// - Parameter named: the schemas with discriminators.
  init(ofBases named: [SchemaSite] = []) {
    bases = Dictionary(named.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
    listingBases = Set(
      named.filter { !$0.present.isDisjoint(with: [.oneOf, .anyOf]) }.map(\.origin))
    byBase = bases.mapValues { _ in [] }
  }

  var isEmpty: Bool { bases.isEmpty }

  /// Whether only its discriminator tells which schemas extend it.
  func isBase(_ origin: Origin) -> Bool {
    byBase[origin] != nil && !listingBases.contains(origin)
  }

  /// The schema with the discriminator that tells the heirs of a base apart, if that is not the base itself.
  func distantBase(of origin: Origin) -> SchemaSite? { distantBases[origin] }

  /// A reference to a schema with heirs says what a value is. A schema that says nothing else is one of them, all the same.
  func isHeir(_ origin: Origin) -> Bool { byHeir[origin] != nil }

  /// Those of a schema that does not name them.
  subscript(base: Origin) -> [SchemaSite] { listingBases.contains(base) ? [] : all(of: base) }

  func all(of base: Origin) -> [SchemaSite] { byBase[base] ?? [] }

  /// Whether a base has one of these few schemas among its heirs, which may be very many.
  func hasHeir(of base: Origin, among schemas: Set<Origin>) -> Bool {
    guard let heirs = origins[base] else { return false }
    return schemas.contains(where: heirs.contains)
  }

  func bases(of heir: Origin) -> [SchemaSite] { byHeir[heir] ?? [] }

  /// Notes that an heir is extended by another one of the same base. Does nothing if it has a discriminator of its own.
  mutating func add(_ heir: SchemaSite, of middle: Origin, below base: SchemaSite) {
    guard bases[middle] == nil else { return }
    distantBases[middle] = distantBases[middle] ?? base
    append(heir, to: middle)
  }

  /// Does nothing if what is there does not tell its heirs apart.
  mutating func add(_ heir: SchemaSite, of origin: Origin) {
    guard let base = bases[origin] else { return }
    append(heir, to: origin)
    byHeir[heir.origin, default: []].append(base)
  }

  private mutating func append(_ heir: SchemaSite, to base: Origin) {
    byBase[base, default: []].append(heir)
    origins[base, default: []].insert(heir.origin)
  }
}

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
  mutating func findHeirs(among roots: [SchemaRoot]) {
    let named = roots.filter { $0.use == .any }.map(\.site)
    // Faults are reported when what has them is read.
    let told = (diagnostics, reported)
    defer { (diagnostics, reported) = told }
    heirs = Heirs(ofBases: named.filter { isBase($0) })
    guard !heirs.isEmpty else { return }
    var lines: [(heir: SchemaSite, bases: [Origin])] = []
    for site in named where site.present.contains(.allOf) {
      let parts = combine([site], at: site.origin).parts.dropFirst().map(\.origin)
      for part in parts { heirs.add(site, of: part) }
      if heirs.isHeir(site.origin) { lines.append((site, parts)) }
    }
    for line in lines {
      for middle in line.bases {
        guard let base = heirs.bases(of: middle).first else { continue }
        heirs.add(line.heir, of: middle, below: base)
      }
    }
  }

  /// One that has alternatives is a base if these extend it, and otherwise a choice and nothing else.
  private mutating func isBase(_ site: SchemaSite) -> Bool {
    guard site.present.contains(.discriminator) else { return false }
    return site.present.isDisjoint(with: [.oneOf, .anyOf])
      || targets(ofAlternativesOf: site).contains { target in
        guard let target, target.present.contains(.allOf) else { return false }
        return combine([target], at: target.origin).parts.contains { $0.origin == site.origin }
      }
  }

  /// What tells the heirs of a base apart. It may be said by a schema that the base extends.
  private func discriminator(of base: SchemaSite) -> Discriminator? {
    Discriminator(of: base)
      ?? heirs.distantBase(of: base.origin).flatMap(Discriminator.init(of:))
  }

  /// What a schema with a discriminator is to those that refer to it: a union of the schemas that extend it. Where it is put
  /// together with other schemas, these hold for each of them.
  ///
  /// There may be more of these than the document knows, and an object may follow the schema alone. So the union is open.
  mutating func heirsType(of combined: inout CombinedSchema) -> DraftType? {
    guard
      let base = combined.parts.first(where: {
        heirs.isBase($0.origin) && !$0.isItself
      }),
      let discriminator = discriminator(of: base)
    else { return nil }
    let isBase = base.origin == combined.origin
    let around = isBase ? [] : parts(of: combined, besides: base)
    guard isBase || !around.isEmpty else {
      combined.take(KeywordSet.known.subtracting(.neverOfRecords))
      return declaredType(of: base)
    }
    guard let choice = choice(of: base) else { return nil }
    let narrowed = choice.narrowed(to: constants(of: discriminator.key, in: around, of: combined))
    guard !narrowed.branches.isEmpty else {
      // Whatever extends the base, it has another tag.
      combined.take([.discriminator])
      return nil
    }
    var branches = narrowed.branches
    if !isBase { branches = branches.map { within(combined, around, $0) } }
    if !isBase, narrowed.isSettled, let only = branches.first {
      combined.take(KeywordSet.known)
      return type(of: only.sites, at: combined.origin)
    }
    let table = TagTable(key: discriminator.key, values: narrowed.values)
    guard var union = union(by: table, of: branches, at: combined.origin) else { return nil }
    union.isOpen = narrowed.isOpen
    combined.take(KeywordSet.known)
    return declare(.union(union), for: combined)
  }

  /// What is said at the place itself, and not by the base or what that consists of.
  private mutating func parts(of combined: CombinedSchema, besides base: SchemaSite) -> [SchemaSite]
  {
    let inherited = Set(combine([base], at: base.origin).parts.map(\.origin))
    return combined.parts.filter { !inherited.contains($0.origin) }
      .map { $0.without([.reference, .allOf]) }
      .filter { !$0.substance.subtracting(.neverOfRecords).subtracting([.type]).isEmpty }
  }

  /// The same schema at a place where others hold as well.
  private mutating func within(
    _ combined: CombinedSchema, _ around: [SchemaSite], _ branch: Branch
  ) -> Branch {
    let origin = combined.origin.appending("discriminator", branch.schema?.steps.last ?? "base")
    hints[origin] = hints[branch.origin]
    return Branch(
      site: branch.site, sites: branch.sites + around, origin: origin, kinds: branch.kinds,
      target: nil, schema: branch.schema)
  }

  private mutating func constants(
    of key: String, in parts: [SchemaSite], of combined: CombinedSchema
  ) -> [DraftLiteral]? {
    guard let first = parts.first else { return nil }
    return constants(
      of: key,
      in: Branch(
        site: first, sites: parts, origin: combined.origin, kinds: .object, target: nil, schema: nil
      ))
  }

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
    let tags = branches.map { heirTags($0, discriminator, mapping, listed) }
    let tagged = Array(zip(branches, withListedTags(tags, of: branches, discriminator, listed)))
    let told = tagged.filter { !$0.1.isEmpty }
    let values = told.map(\.1)
    guard TagTable(key: discriminator.key, values: values).isUsable(isOpen: true) else {
      reportUnused(
        discriminator, "it does not have a value of its own for each schema that extends this one")
      return nil
    }
    if told.count < tagged.count {
      reportUntold(tagged.filter(\.1.isEmpty).map { name(of: $0.0) }, discriminator)
    }
    return HeirChoice(key: discriminator.key, branches: told.map(\.0), values: values)
  }

  /// Schemas whose names the base does not list among the values of the key. They are no cases of the union.
  private mutating func reportUntold(_ names: [String], _ discriminator: Discriminator) {
    guard let first = names.first else { return }
    let others = names.count == 1 ? "" : " and \(names.count - 1) more"
    let listed = "the `enum` of the key has no value for \(names.count == 1 ? "it" : "them")"
    report(
      .unusedDiscriminator, discriminator.use,
      { "`\($0)` does not lead to `\(first)`\(others): \(listed)" },
      help: "add the value to the `enum`, or say in `mapping` which of its values is meant")
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
      let isBase = !heirs[heir.origin].isEmpty && discriminator(of: heir)?.key == key
      guard isBase else { return Branch(declared: heir) }
    }
    // Its own heirs are among those of the base. If it has a discriminator, it is meant itself only if that of a base says so.
    let isMeant =
      mapping[heir.origin] != nil || heirs.distantBase(of: heir.origin) != nil
      || heirs.bases(of: heir.origin).contains { names(heir, by: $0) }
    return isMeant ? plainBranch(of: heir) : nil
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
  private mutating func targets(ofAlternativesOf site: SchemaSite) -> [SchemaSite?] {
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
    hints[origin] = names(for: base.origin, title: nil).map { $0 + "-base" }
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
    if let value = branch.site.remark("x-ms-discriminator-value")?.text { return [.text(value)] }
    guard let name = branch.site.origin.steps.last else { return [] }
    return listed?.contains(.text(name)) == false ? [] : [.text(name)]
  }
}
