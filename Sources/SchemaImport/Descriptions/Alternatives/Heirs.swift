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
  func discriminator(of base: SchemaSite) -> Discriminator? {
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
    reportStandard(of: discriminator)
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
}
