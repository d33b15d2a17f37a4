package import SchemaSemantics

extension LoweringContext {
  /// The type of the tag of cases that this build does not know, in an open union; nil if cases have no tag.
  ///
  /// A domain has no tags of its own. It keeps the tags of the union that is mapped to it; of several, the first by
  /// name. If there is none, it keeps strings.
  package func tagType(of id: TypeID) -> SchemaType? {
    guard case .union(let union) = schema[id].kind else { return nil }
    if union.discriminator != nil { return union.tagType }
    let partners = schema.maps(of: id).flatMap { map -> [TypeID] in
      map.target == id ? map.parameters.compactMap(\.type.declaredID) : [map.target]
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
