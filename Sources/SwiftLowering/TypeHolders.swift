import SchemaSemantics

/// The types that something is true of, and all whose values may contain a value of one of these, however deep it is.
package struct TypeHolders: Sendable {
  private let types: Set<TypeID>

  init() { types = [] }

  init(of isMeant: (ValidType) -> Bool, in schema: ValidatedSchema) {
    var open = schema.types.filter(isMeant).map(\.id)
    var holders: [TypeID: [TypeID]] = [:]
    for type in open.isEmpty ? [] : schema.types {
      for part in (type.memberTypes + type.wireTypes).flatMap(\.declaredTypes) {
        holders[part, default: []].append(type.id)
      }
    }
    var types: Set<TypeID> = []
    while let id = open.popLast() {
      if types.insert(id).inserted { open += holders[id, default: []] }
    }
    self.types = types
  }

  var isEmpty: Bool { types.isEmpty }

  func contains(_ type: SchemaType) -> Bool {
    type.declaredTypes.contains(where: types.contains)
  }
}
