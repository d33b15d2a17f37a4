import SchemaSemantics

/// `id` of a union that is `Identifiable`: that of what the case carries.
package struct UnionIdentityModel: Hashable, Sendable {
  package let access: String
  package let type: String
}

extension LoweringContext {
  /// Nil for a union that is not `Identifiable`.
  func identity(of type: ValidType, needs: inout FileNeeds) -> UnionIdentityModel? {
    guard type.isIdentifiable, let identity = schema.identity(of: type.id) else { return nil }
    let access = settings.layer(of: type, in: schema).access
    needs.mention(identity, access: access)
    return UnionIdentityModel(
      access: access.prefix, type: names.text(of: identity, in: type.id))
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
  fileprivate var isIdentifiable: Bool { conformances.contains { $0.name == "Identifiable" } }
}
