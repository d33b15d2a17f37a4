/// For each type, the first type that a map converts it to, and the first that a map makes it from.
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
