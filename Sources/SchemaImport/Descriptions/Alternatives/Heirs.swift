import Diagnostics
import JSON

/// Schemas that extend another one with `allOf`, where a `discriminator` in that one says which of them an object follows.
struct Heirs {
  /// Of each schema that is extended, in the order of the documents: its heirs, and theirs.
  private var byBase: [Origin: [SchemaSite]]
  private var all: Set<Origin> = []

  /// - Parameter named: the schemas that are extended without naming those that extend them.
  init(ofBases named: [SchemaSite] = []) {
    byBase = Dictionary(named.map { ($0.origin, []) }, uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { byBase.isEmpty }

  func isBase(_ origin: Origin) -> Bool { byBase[origin] != nil }

  /// A reference to a schema with heirs says what a value is. A schema that says nothing else is one of them, all the same.
  func isHeir(_ origin: Origin) -> Bool { all.contains(origin) }

  subscript(base: Origin) -> [SchemaSite] { byBase[base] ?? [] }

  /// Does nothing if `base` does not tell its heirs apart.
  mutating func add(_ heir: SchemaSite, of base: Origin) {
    guard isBase(base) else { return }
    byBase[base]?.append(heir)
    all.insert(heir.origin)
  }
}

extension DescriptionReading {
  mutating func findHeirs(among roots: [SchemaRoot]) {
    let named = roots.filter { $0.use == .any }.map(\.site)
    heirs = Heirs(
      ofBases: named.filter {
        $0.present.contains(.discriminator) && $0.present.isDisjoint(with: [.oneOf, .anyOf])
      })
    guard !heirs.isEmpty else { return }
    // Faults are reported when what has them is read.
    let told = (diagnostics, reported)
    defer { (diagnostics, reported) = told }
    for site in named where site.present.contains(.allOf) {
      for part in combine([site], at: site.origin).parts.dropFirst() {
        heirs.add(site, of: part.origin)
      }
    }
  }

  /// What a schema with a discriminator is to those that refer to it: a union of the schemas that extend it.
  ///
  /// There may be more of these than the document knows, and an object may follow the schema alone. So the union is open.
  mutating func takeHeirs(of combined: inout CombinedSchema) -> DraftUnion? {
    guard let base = combined.parts.first, base.origin == combined.origin,
      heirs.isBase(base.origin), let discriminator = Discriminator(of: base)
    else { return nil }
    let mapping = mapping(of: discriminator)
    let branches = branches(of: base, discriminator, mapping)
    guard !branches.isEmpty else { return nil }
    let listed = constants(of: discriminator.key, in: Branch(declared: base))
    let values = branches.map { heirTags($0, discriminator.key, mapping, listed) }
    let table = TagTable(key: discriminator.key, values: values)
    guard table.isUsable(isOpen: true) else {
      reportUnused(
        discriminator, "it does not have a value of its own for each schema that extends this one")
      return nil
    }
    guard var union = union(by: table, of: branches, at: base.origin) else { return nil }
    union.isOpen = true
    combined.take(KeywordSet.known)
    return union
  }

  /// The schemas that extend it, and after them what else the discriminator leads to.
  private mutating func branches(
    of base: SchemaSite, _ discriminator: Discriminator, _ mapping: DiscriminatorMapping
  ) -> [Branch] {
    for schema in mapping.schemas where !isObject(schema.target) {
      reportMapping(schema.member, of: discriminator, "leads to no object")
    }
    var seen: Set<Origin> = []
    return (heirs[base.origin] + mapping.schemas.map(\.target)).compactMap { heir in
      guard seen.insert(heir.origin).inserted, isObject(heir) else { return nil }
      return branch(of: heir, to: base, discriminator.key, mapping)
    }
  }

  private mutating func isObject(_ site: SchemaSite) -> Bool {
    kinds(of: site).subtracting(.null) == .object
  }

  private mutating func branch(
    of heir: SchemaSite, to base: SchemaSite, _ key: String, _ mapping: DiscriminatorMapping
  ) -> Branch? {
    if heir.origin != base.origin {
      // Schemas that extend each other would contain each other without an end.
      guard !extends(base, heir) else { return nil }
      let isBase = !heirs[heir.origin].isEmpty && Discriminator(of: heir)?.key == key
      guard isBase else { return Branch(declared: heir) }
    }
    // Its own heirs are among those of the base. It is meant itself only if the discriminator says so.
    return mapping[heir.origin] == nil ? nil : plainBranch(of: heir)
  }

  private func extends(_ heir: SchemaSite, _ base: SchemaSite) -> Bool {
    heirs[base.origin].contains { $0.origin == heir.origin }
  }

  /// An object that follows a schema with heirs, and none of these.
  private mutating func plainBranch(of base: SchemaSite) -> Branch {
    let origin = base.origin.appending("discriminator")
    hints[origin] = names(for: base.origin, title: nil).map { $0 + "-base" }
    return Branch(
      site: base, sites: [base.without([.discriminator])], origin: origin, kinds: .object,
      target: nil)
  }

  /// A constant of the schema counts first, then the mapping, and then its name, if the base does not list other values.
  private mutating func heirTags(
    _ branch: Branch, _ key: String, _ mapping: DiscriminatorMapping, _ listed: [DraftLiteral]?
  ) -> [DraftLiteral] {
    if branch.isDeclared, let own = constants(of: key, in: branch), own.count == 1 { return own }
    if let values = mapping[branch.site.origin] { return values }
    if let value = branch.site.remark("x-ms-discriminator-value")?.text { return [.text(value)] }
    guard let name = branch.site.origin.steps.last else { return [] }
    return listed?.contains(.text(name)) == false ? [] : [.text(name)]
  }
}
