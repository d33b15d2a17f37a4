package import SchemaSemantics

extension LoweringContext {
  /// The type of the tag of cases that this build does not know, in an open union; nil if cases have no tag.
  ///
  /// A domain has no tags of its own. It keeps those of the unions whose unknown cases it keeps, which are all of one
  /// type. If there are none, it keeps the tags of the union that is mapped to it; of several, the first by name.
  /// Without such a union, it keeps strings.
  package func tagType(of id: TypeID) -> SchemaType? {
    guard case .union(let union) = schema[id].kind else { return nil }
    if union.discriminator != nil { return union.tagType }
    let maps = schema.maps(of: id)
    let carriers = maps.filter(\.carriesUnknown)
    let partners = (carriers.isEmpty ? Array(maps) : Array(carriers)).flatMap { map in
      map.target == id ? [map.sourceType.declaredID].compactMap(\.self) : [map.target]
    }
    let unions = partners.sorted { schema[$0].qualifiedName < schema[$1].qualifiedName }
      .compactMap { partner -> ValidUnion? in
        if case .union(let union) = schema[partner].kind { union } else { nil }
      }
    guard let first = unions.first else { return .scalar(.string) }
    return first.tagType
  }
}

extension ValidUnion {
  /// The type of its own tags.
  fileprivate var tagType: SchemaType? {
    let tags = cases.compactMap(\.tag)
    return switch tags.first(where: { $0 != .null }) ?? tags.first {
    case .number: .scalar(.int)
    case .boolean: .scalar(.bool)
    case .some: .scalar(.string)
    case nil: nil
    }
  }
}
