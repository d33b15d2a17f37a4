import SchemaSemantics

extension LoweringContext {
  func lower(_ union: ValidUnion, _ type: ValidType, into file: inout FileParts) -> UnionModel {
    let access = settings.layer(of: type, in: schema).access
    let indirect = union.cases.indices.map { storage.isIndirect(case: $0, of: type.id) }
    let isIndirect = !union.isOpen && !indirect.isEmpty && indirect.allSatisfy { $0 }
    if union.isOpen { file.needs.call(.json) }
    return UnionModel(
      head: TypeHead(type, conformances: ["Hashable", "Sendable"], access: access, self),
      isIndirect: isIndirect,
      cases: zip(union.cases, indirect).map { unionCase, isStoredElsewhere in
        if let payload = unionCase.payload { file.needs.mention(payload, access: access) }
        return lower(unionCase, of: type, isIndirect: isStoredElsewhere && !isIndirect)
      },
      unrecognized: union.isOpen
        ? UnrecognizedCaseModel(
          tag: names.text(of: union.tagType, in: type.id), body: names.support("JSON")) : nil,
      nested: lowerNested(of: type, into: &file))
  }

  private func lower(_ unionCase: ValidUnion.Case, of type: ValidType, isIndirect: Bool)
    -> UnionCaseModel
  {
    let payload = unionCase.payload.map { names.text(of: $0, in: type.id) }
    return UnionCaseModel(
      notes: unionCase.notes.model, isIndirect: isIndirect,
      name: SwiftIdentifier.declared(unionCase.swiftName), payload: payload,
      former: unionCase.notes.formerName.map {
        FormerCaseModel(
          access: settings.layer(of: type, in: schema).access.prefix,
          former: FormerNameModel($0, of: unionCase.swiftName), payload: payload,
          type: SwiftIdentifier.declared(type.name),
          reference: SwiftIdentifier.member(unionCase.swiftName))
      })
  }
}

extension ValidUnion {
  /// What an unknown case is called: a string, an integer, a flag. By shape there is nothing.
  fileprivate var tagType: SchemaType {
    switch cases.lazy.compactMap(\.tag).first {
    case .number: .scalar(.int)
    case .boolean: .scalar(.bool)
    case .some: .scalar(.string)
    case nil: .optional(.scalar(.string))
    }
  }
}
