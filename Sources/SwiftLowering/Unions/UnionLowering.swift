import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  func lower(_ union: ValidUnion, _ type: ValidType, into file: inout FileParts) -> UnionModel {
    let access = settings.layer(of: type, in: schema).access
    let indirect = union.cases.indices.map { storage.isIndirect(case: $0, of: type.id) }
    let isIndirect = !union.isOpen && !indirect.isEmpty && indirect.allSatisfy { $0 }
    if union.isOpen { file.needs.mention(.scalar(.json), access: access) }
    for unionCase in union.cases {
      guard let payload = unionCase.payload else { continue }
      mention(payload, written: unionCase.written, access: access, in: &file.needs)
    }
    let ordered = union.withUntaggedLast
    let coding = lowerCoding(of: ordered, type, needs: &file.needs)
    if let coding { file.codings.append(.union(coding)) }
    let conformances =
      union.layer == .domain ? ["Hashable"] : wireNeeds.conformances(of: type.id)
    let comparison = comparison(of: ordered, type, conformances)
    let needsPositions = comparison?.isHashable == true || coding?.needsPositions == true
    return UnionModel(
      head: TypeHead(
        type, conformances: conformances + ["Sendable"], access: access, self),
      isIndirect: isIndirect,
      cases: union.cases.indices.map { position in
        lower(position, of: union, type, isIndirect: indirect[position] && !isIndirect)
      },
      unrecognized: union.isOpen
        ? UnrecognizedCaseModel(
          tag: tagType(of: type.id).map { names.text(of: $0, in: type.id) },
          body: names.support(.json)) : nil,
      comparison: comparison, positions: needsPositions ? positions(of: ordered) : nil,
      properties: properties(of: union, type),
      identity: identity(of: type, needs: &file.needs), aliases: aliases(in: type, into: &file),
      nested: lowerNested(of: type, into: &file))
  }

  private func lower(
    _ position: Int, of union: ValidUnion, _ type: ValidType, isIndirect: Bool
  ) -> UnionCaseModel {
    let unionCase = union.cases[position]
    let payload = unionCase.payload.map {
      names.text(of: $0, written: unionCase.written, in: type.id)
    }
    let reference = SwiftIdentifier.member(unionCase.swiftName)
    return UnionCaseModel(
      notes: unionCase.notes.model, isIndirect: isIndirect,
      name: SwiftIdentifier.declared(unionCase.swiftName), reference: reference, payload: payload,
      former: unionCase.notes.formerName.map {
        FormerCaseModel(
          access: settings.layer(of: type, in: schema).access.prefix,
          former: FormerNameModel($0, of: unionCase.swiftName), payload: payload,
          type: SwiftIdentifier.declared(type.name), reference: reference)
      })
  }
}
