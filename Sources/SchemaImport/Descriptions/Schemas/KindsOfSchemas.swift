import JSON

extension DescriptionReading {
  /// Which kinds of values conform to a schema, as far as that can be seen without reading it.
  mutating func kinds(of site: SchemaSite) -> JSONKinds {
    let (end, path) = destination(of: site)
    var result = kinds[end.origin] ?? ownKinds(of: end)
    for wrapper in path {
      if wrapper.isNullable { result.insert(.null) }
      kinds[wrapper.origin] = result
    }
    return result
  }

  /// Where references that say nothing else lead, and what they pass on the way there, the last first.
  private mutating func destination(of site: SchemaSite) -> (end: SchemaSite, path: [SchemaSite]) {
    var seen: Set<Origin> = []
    var path: [SchemaSite] = []
    var end = site
    while kinds[end.origin] == nil, end.substance == [.reference], seen.insert(end.origin).inserted,
      let target = target(of: end)
    {
      path.append(end)
      end = target
    }
    return (end, path.reversed())
  }

  private mutating func ownKinds(of site: SchemaSite) -> JSONKinds {
    // What asks for itself adds nothing.
    kinds[site.origin] = .all
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      kinds[site.origin] = nil
      return .all
    }
    let found = kinds(of: combine([site], at: site.origin))
    kinds[site.origin] = found
    return found
  }

  mutating func kinds(of combined: CombinedSchema) -> JSONKinds {
    var result = statedKinds(of: combined)
    if result == .all {
      let implied = JSONKinds(impliedBy: combined.present)
      if !implied.isEmpty { result = implied }
    }
    let isNullable = combined.ownParts.contains {
      $0.isNullable || $0.listedValues?.contains { $0.content == .null } == true
    }
    return isNullable && !combined.admitsNothing ? result.union(.null) : result
  }

  /// The same, without a guess from what the keywords are about.
  mutating func statedKinds(of combined: CombinedSchema) -> JSONKinds {
    if combined.admitsNothing { return [] }
    var result = JSONKinds.all
    for part in combined.parts {
      if let types = part[.type]?.value, let kinds = JSONKinds(types: types) {
        result.formIntersection(kinds)
      }
      if let values = part.listedValues {
        result.formIntersection(values.reduce(into: []) { $0.formUnion(JSONKinds(of: $1)) })
      }
      for keyword in [Keyword.oneOf, .anyOf] where part.present.contains(keyword) {
        result.formIntersection(kindsOfChoice(keyword, of: part))
      }
    }
    return result
  }

  private mutating func kindsOfChoice(_ keyword: Keyword, of site: SchemaSite) -> JSONKinds {
    guard let elements = site[keyword]?.value.elements, !elements.isEmpty else { return .all }
    var result: JSONKinds = []
    for (position, element) in elements.enumerated() {
      let origin = site.origin.appending(keyword.choiceName, String(position))
      guard let branch = self.site(element, at: origin, in: site.resource) else { continue }
      result.formUnion(kinds(of: branch))
    }
    return result
  }
}

extension Keyword {
  /// How a list of alternatives is written.
  var choiceName: String { self == .oneOf ? "oneOf" : "anyOf" }
}

extension SchemaSite {
  /// As OpenAPI 3.0 says it.
  var isNullable: Bool { self[.nullable]?.value.flag == true }

  /// The values that `enum` and `const` list, both if there are both.
  var listedValues: [JSONValue]? {
    let listed = self[.enumeration]?.value.elements
    guard let constant = self[.constant]?.value else { return listed }
    return listed?.contains { $0.comparable == constant.comparable } == false ? [] : [constant]
  }
}
