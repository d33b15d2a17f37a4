/// What a map leads to from a type, or makes it from: the first one for each.
struct Counterparts {
  private var byType: [TypeID: SchemaType] = [:]

  init(_ maps: [ResolvedMap]) {
    for map in maps {
      guard let target = map.target.declaredID, let source = map.sources.first?.declaredID else {
        continue
      }
      if byType[target] == nil { byType[target] = .declared(source) }
      if byType[source] == nil { byType[source] = .declared(target) }
    }
  }

  subscript(id: TypeID) -> SchemaType? { byType[id] }
}
