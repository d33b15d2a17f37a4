import SchemaSemantics

extension ValidatedSchema {
  /// The maps of what a value of the type is, or may hold, however deep it is.
  func maps(ofPartsOf type: SchemaType) -> [MapID] {
    var open = type.declaredTypes
    var found: Set<TypeID> = []
    while let id = open.popLast() {
      guard found.insert(id).inserted else { continue }
      let type = self[id]
      open += (type.memberTypes + type.wireTypes).flatMap(\.declaredTypes)
    }
    return maps.filter { $0.sourceType.declaredID.map(found.contains) == true }.map(\.id)
  }
}
