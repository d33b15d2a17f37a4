import Diagnostics
import JSON

extension DescriptionReading {
  /// Reads the schemas with names and the bodies, and then what they turned out to refer to.
  ///
  /// - Parameter wanted: the names of the schemas that are asked for; nil for all.
  mutating func readRoots(
    _ kinds: [DescriptionKind?], only wanted: Set<String>?, orBefore known: Set<String>
  ) {
    var roots: [SchemaRoot] = []
    for (position, document) in documents.enumerated() {
      roots += self.roots(of: document, at: position, kinds[position])
    }
    let all = wanted?.union(known)
    let chosen = roots.filter { root in all.map(root.isCalled) ?? !root.isSpare }
    for root in roots where !root.isSpare { names[root.site.origin] = root.names }
    for root in chosen where names[root.site.origin] == nil { names[root.site.origin] = root.names }
    for (position, document) in documents.enumerated() where document.part != nil {
      let whole = DescriptionPart(document, resource: position)
      names[whole.origin] = whole.documentNames
    }
    findHeirs(among: roots)
    reportUnknown(wanted ?? [], roots)
    for root in chosen { read(root) }
    while let target = awaited.popLast() { readAwaited(target) }
  }

  private mutating func roots(
    of document: ImportedDocument, at position: Int, _ kind: DescriptionKind?
  ) -> [SchemaRoot] {
    guard let kind else {
      reportNoDescription(document)
      return []
    }
    if case .unknownVersion(let member) = kind {
      reportVersion(member, document)
      return []
    }
    let search = RootSearch(document, resource: position, index: index, references, kind: kind)
    if case .part = kind { return search.roots }
    references = search.references
    for fault in search.faults {
      reportNoSchema(fault.value, at: fault.origin, in: fault.resource)
    }
    for broken in search.brokenReferences {
      report(
        broken.fault, broken.text, broken.member, at: broken.place.origin, in: broken.place.resource
      )
    }
    for circle in search.circles { reportCircle(circle) }
    for body in search.unreadBodies { noteUnread(body) }
    if search.roots.isEmpty, search.faults.isEmpty, search.brokenReferences.isEmpty,
      search.circles.isEmpty
    {
      reportNoSchemas(document)
    }
    return search.roots
  }

  private mutating func read(_ root: SchemaRoot) {
    switch root.use {
    case .any: readNamed(root.site)
    case .sent: messages.sent += read(body: root.site)
    case .patched: messages.patched += read(body: root.site)
    case .received: messages.received += read(body: root.site)
    }
  }

  /// A body that is described elsewhere needs no name of its own, nor does a list of such things.
  ///
  /// - Returns: the declarations that it is made of.
  private mutating func read(body site: SchemaSite) -> [Origin] {
    let origin = site.origin
    let type = declared.contains(origin) ? declaredType(of: site) : type(of: site)
    reportNull(in: type, of: site)
    return DraftDeclaration(.alias(type), at: origin, named: []).uses
  }

  /// With an alias for what is not a declaration by itself.
  private mutating func readNamed(_ site: SchemaSite) {
    guard !declared.contains(site.origin) else { return }
    let type = leadsSomewhere(site) ? type(of: site) : .json
    guard !declared.contains(site.origin) else { return }
    _ = declare(.alias(type), for: CombinedSchema([site], at: site.origin))
  }

  /// What a reference leads to may have been declared in the meantime, as part of what is around it.
  private mutating func readAwaited(_ target: SchemaSite) {
    guard !declared.contains(target.origin) else { return }
    let isPart = documents[index[target.resource].document].part != nil
    if names[target.origin] == nil, target.isNamed || isPart && target.origin.steps.count == 1 {
      names[target.origin] = target.origin.steps.last.map { [$0] }
    }
    readNamed(target)
  }

  /// Whether references that say nothing else come to an end.
  private mutating func leadsSomewhere(_ site: SchemaSite) -> Bool {
    var way = ReferenceWay()
    let isEnding = leadsSomewhere(site, along: &way)
    for origin in way.origins { ending[origin] = isEnding }
    return isEnding
  }

  private mutating func leadsSomewhere(_ site: SchemaSite, along way: inout ReferenceWay) -> Bool {
    var current = site
    while ending[current.origin] == nil, let (target, wrappers) = wrapped(current) {
      let holder = wrappers.last ?? current
      let reference = CircularReference(
        origin: current.origin, place: holder[.reference]?.value.place ?? 0..<0,
        resource: holder.resource)
      if let circle = way.circle(with: reference) {
        reportCircle(circle)
        return false
      }
      current = target
    }
    return ending[current.origin] ?? true
  }
}

extension SchemaRoot {
  fileprivate func isCalled(_ wanted: Set<String>) -> Bool {
    names.contains(where: wanted.contains)
  }
}

extension SchemaSite {
  /// Whether it is among definitions, by a name of its own, or is a document.
  fileprivate var isNamed: Bool {
    guard let group = origin.steps.dropLast().last else { return origin.steps.isEmpty }
    return group == "definitions" || group == "$defs" || group == "schemas"
  }
}
