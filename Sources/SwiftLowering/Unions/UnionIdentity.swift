import SchemaSemantics

/// `id` of a union that is `Identifiable`: that of what the case carries.
package struct UnionIdentityModel: Hashable, Sendable {
  package let access: String
  package let type: String
  package let cases: [UnionIdentityCaseModel]
}

package struct UnionIdentityCaseModel: Hashable, Sendable {
  package let reference: String
  /// What is read of what the case carries.
  package let reading: String
}

extension LoweringContext {
  /// Nil for a union that is not `Identifiable`.
  func identity(of type: ValidType, needs: inout FileNeeds) -> UnionIdentityModel? {
    guard type.isIdentifiable, let identity = schema.identity(of: type.id),
      case .union(let union) = type.kind
    else { return nil }
    let access = settings.layer(of: type, in: schema).access
    needs.mention(identity, access: access)
    return UnionIdentityModel(
      access: access.prefix, type: names.text(of: identity, in: type.id),
      cases: union.cases.map { unionCase in
        let payload = unionCase.payload?.declaredID
        let position = payload.flatMap { schema.record($0) }?.fields
          .firstIndex { $0.swiftName == "id" }
        return UnionIdentityCaseModel(
          reference: SwiftIdentifier.member(unionCase.swiftName),
          reading: position.flatMap { position in
            payload.flatMap { member(reading: position, of: $0, in: type.id) }
          } ?? "id")
      })
  }
}

extension ValidatedSchema {
  /// The type of the `id` that a record has, or a union through what its cases carry.
  func identity(of id: TypeID) -> SchemaType? {
    var seen: Set<TypeID> = []
    var waiting = [id]
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      switch self[id].kind {
      case .record(let record):
        if let field = record.fields.first(where: { $0.swiftName == "id" }) { return field.type }
      case .union(let union): waiting += union.cases.compactMap(\.payload?.declaredID).reversed()
      case .wrapper, .enumeration, .foreign: break
      }
    }
    return nil
  }
}

extension ValidType {
  var isIdentifiable: Bool { conformances.contains { $0.name == "Identifiable" } }
}
