package import SchemaSemantics

extension LoweringContext {
  /// What an open union calls a case that this build does not know; nil where cases have no tag.
  ///
  /// A domain has no tags of its own. It keeps those of the union that is mapped to it, the first by name if there are
  /// several, and strings if there is none.
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
  /// Of its own tags.
  fileprivate var tagType: SchemaType? {
    switch cases.lazy.compactMap(\.tag).first {
    case .number: .scalar(.int)
    case .boolean: .scalar(.bool)
    case .some: .scalar(.string)
    case nil: nil
    }
  }
}
