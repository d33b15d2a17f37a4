import SchemaSemantics

/// Types whose values may contain unions by shape, which are read by trying.
package struct ShapeHolders: Sendable {
  private let types: Set<TypeID>

  init(_ schema: ValidatedSchema) {
    var unread = schema.types.filter { $0.isUnionByShape }.map(\.id)
    guard !unread.isEmpty else {
      types = []
      return
    }
    var holders: [TypeID: [TypeID]] = [:]
    for type in schema.types {
      for member in (type.memberTypes + type.wireTypes).flatMap(\.declaredTypes) {
        holders[member, default: []].append(type.id)
      }
    }
    var types: Set<TypeID> = []
    while let id = unread.popLast() {
      if types.insert(id).inserted { unread += holders[id] ?? [] }
    }
    self.types = types
  }

  func contains(_ type: SchemaType) -> Bool {
    type.declaredTypes.contains(where: types.contains)
  }
}

extension ValidType {
  fileprivate var isUnionByShape: Bool {
    if case .union(let union) = kind { union.discriminator == .shape } else { false }
  }
}
