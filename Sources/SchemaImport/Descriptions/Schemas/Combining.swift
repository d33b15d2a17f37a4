import Diagnostics
import JSON

extension DescriptionReading {
  /// More schemas than any document combines at one place.
  private static let partLimit = 256

  /// The schemas with all that they refer to and consist of, each of them once: `allOf` and `$ref` are followed here, and
  /// nowhere else.
  mutating func combine(_ sites: [SchemaSite], at origin: Origin) -> CombinedSchema {
    if sites.count == 1, sites[0].present.isDisjoint(with: [.reference, .allOf]) {
      return CombinedSchema(sites, at: origin)
    }
    var open = Array(sites.reversed())
    var seen: Set<Origin> = []
    var parts: [SchemaSite] = []
    while let site = open.popLast() {
      guard seen.insert(site.origin).inserted else { continue }
      guard parts.count < Self.partLimit else {
        reportTooManyParts(at: origin, site)
        break
      }
      parts.append(site)
      open += consequences(of: site).reversed()
    }
    return CombinedSchema(
      parts.count < 2 ? parts : parts.map { withoutOwnChoice($0, seen, at: origin) }, at: origin)
  }

  /// What else holds where the schema does.
  mutating func consequences(of site: SchemaSite) -> [SchemaSite] {
    guard !site.present.isDisjoint(with: [.reference, .allOf]) else { return [] }
    var sites: [SchemaSite] = []
    if let target = target(of: site) { sites.append(target) }
    guard let member = site[.allOf] else { return sites }
    guard let elements = member.value.elements, !elements.isEmpty else {
      reportMalformed(member, of: site, "a list of schemas")
      return sites
    }
    for (position, element) in elements.enumerated() {
      if let part = child("allOf", "\(position)", value: element, of: site) { sites.append(part) }
    }
    return sites
  }

  /// A base that tells apart the schemas which extend it says nothing more to one of these, whether it lists that one or not.
  /// Without one of them, it still says which of them a value follows.
  private mutating func withoutOwnChoice(
    _ site: SchemaSite, _ seen: Set<Origin>, at origin: Origin
  ) -> SchemaSite {
    var result = site
    if site.origin != origin, heirs.hasHeir(of: site.origin, among: seen) {
      result = site.asItself()
    }
    for keyword in [Keyword.oneOf, .anyOf] {
      guard let branches = result[keyword]?.value.elements else { continue }
      for branch in branches {
        guard let text = branch["$ref"]?.text,
          case .success(let target) = references.target(of: text, from: site.resource),
          target.origin != site.origin, seen.contains(target.origin)
        else { continue }
        result = result.without([keyword, .discriminator])
        break
      }
    }
    return result
  }

  /// What a schema is that only gives another one a description, or allows null as well.
  ///
  /// - Returns: the schema that it refers to, and what is on the way there.
  mutating func wrapped(_ site: SchemaSite) -> (target: SchemaSite, wrappers: [SchemaSite])? {
    wrapped([site])
  }

  /// The same for schemas that hold at one place, where the others say nothing more than the one that is referred to.
  mutating func wrapped(_ sites: [SchemaSite]) -> (target: SchemaSite, wrappers: [SchemaSite])? {
    var wrappers: [SchemaSite] = []
    var sites = sites
    while wrappers.count <= Self.depthLimit {
      guard let site = onlyOne(of: sites, noting: &wrappers) else { return nil }
      wrappers.append(site)
      switch site.substance.subtracting([.type]) {
      case [.reference]:
        guard let target = target(of: site), isImplied(wrappers, by: target) else { return nil }
        return (target, wrappers)
      case [.allOf]:
        guard !heirs.isHeir(site.origin) else { return nil }
        sites = consequences(of: site).filter { !$0.substance.isEmpty || $0.admitsNothing }
        // What has a name is a type of its own, unless all that it does is refer to another one.
        guard sites.count == 1 || !site.origin.isNamed else { return nil }
      default:
        return nil
      }
    }
    return nil
  }

  /// The one that says more than what type a value has and which keys it requires, if there are no others.
  private func onlyOne(of sites: [SchemaSite], noting others: inout [SchemaSite]) -> SchemaSite? {
    if sites.count == 1 { return sites[0] }
    var found: SchemaSite?
    for site in sites {
      if site.substance.isSubset(of: [.type, .required]), !site.admitsNothing {
        others.append(site)
      } else if let found {
        guard found.substance == [.reference], site.substance == [.reference],
          found.resource == site.resource,
          found[.reference]?.value.text == site[.reference]?.value.text
        else { return nil }
        others.append(site)
      } else {
        found = site
      }
    }
    return found
  }

  /// Whether what is said on the way says nothing more than the target.
  private mutating func isImplied(_ wrappers: [SchemaSite], by target: SchemaSite) -> Bool {
    let said = wrappers.reduce(into: KeywordSet()) { $0.formUnion($1.present) }
    if said.contains(.type) {
      let targetKinds = kinds(of: target)
      let isTyped = wrappers.allSatisfy { wrapper in
        guard let types = wrapper[.type]?.value, let allowed = JSONKinds(types: types) else {
          return true
        }
        return allowed.union(.null).isSuperset(of: targetKinds)
      }
      guard isTyped else { return false }
    }
    guard said.contains(.required) else { return true }
    let combined = combine([target], at: target.origin)
    let required = Set(combined.uses(of: .required).flatMap(\.texts))
    return wrappers.allSatisfy { wrapper in
      wrapper[.required].map { CombinedSchema.Use(site: wrapper, member: $0) }
        .map { required.isSuperset(of: $0.texts) } ?? true
    }
  }

  /// What a `$ref` leads to. One that leads nowhere is reported.
  mutating func target(of site: SchemaSite) -> SchemaSite? {
    guard let member = site[.reference] else { return nil }
    guard let text = member.value.text else {
      reportMalformed(member, of: site, "a text")
      return nil
    }
    switch references.target(of: text, from: site.resource) {
    case .success(let target): return target
    case .failure(let fault):
      report(fault, text, member, at: site.origin, in: site.resource)
      return nil
    }
  }

  private mutating func reportTooManyParts(at origin: Origin, _ site: SchemaSite) {
    let report = Report(origin: origin, code: DiagnosticKind.tooManyParts.code, keyword: "allOf")
    guard reported.insert(report).inserted, let document = documentIndex(of: origin) else { return }
    let place = site.entries.first?.member.namePlace ?? 0..<0
    diagnostics.report(
      .tooManyParts,
      "`\(origin.pointer)` combines more than \(Self.partLimit) schemas",
      at: site.entries.isEmpty
        ? documents[document].span(place) : span(place, in: site.resource),
      label: "one too many",
      help: "write out what these schemas say together in one schema")
  }

  func documentIndex(of origin: Origin) -> Int? {
    documents.firstIndex { $0.path == origin.document }
  }
}

extension DiagnosticKind {
  static let tooManyParts = DiagnosticKind(
    "G2103", .error, "a schema that is combined from too many others",
    explanation: """
      `allOf` and `$ref` are followed as far as they lead, and all that is found there becomes one record. At most 256
      schemas are put together like this; a document with more is most likely the work of a tool that went wrong.

      Nothing is written then. Write out in one schema what these schemas say together, or ask with `--only` for schemas
      that do not need this one.
      """)
}
