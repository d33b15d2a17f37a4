import SchemaSemantics

/// The types whose values can contain values of the same type, at any depth, and those between two such types.
struct RecursiveTypes {
  private let ids: Set<TypeID>
  /// These, and the types that contain one of them.
  private let holders: Set<TypeID>

  /// - Parameter types: the types that are looked at. What others contain does not count.
  init(among types: [ValidType]) {
    var held: [TypeID: Set<TypeID>] = [:]
    for type in types {
      held[type.id] = Set((type.memberTypes + type.wireTypes).flatMap(\.declaredTypes))
    }
    var left = Set(held.keys)
    for type in types { held[type.id]?.formIntersection(left) }
    var holders: [TypeID: Set<TypeID>] = [:]
    for type in types {
      for part in held[type.id, default: []] { holders[part, default: []].insert(type.id) }
    }
    // A type that contains no other type that is left is on no circle, and neither is one that no other contains.
    Self.reduce(&left, without: held, of: holders)
    self.holders = left
    Self.reduce(&left, without: holders, of: held)
    ids = left
  }

  var isEmpty: Bool { ids.isEmpty }

  func contains(_ id: TypeID) -> Bool { ids.contains(id) }

  /// Whether values of `type` can contain values of one of these types.
  func areHeld(by type: SchemaType) -> Bool { type.declaredTypes.contains(where: holders.contains) }

  /// Repeatedly removes types that have no neighbour that is left.
  private static func reduce(
    _ left: inout Set<TypeID>, without neighbours: [TypeID: Set<TypeID>],
    of others: [TypeID: Set<TypeID>]
  ) {
    var counts: [TypeID: Int] = [:]
    for id in left { counts[id] = neighbours[id, default: []].intersection(left).count }
    var ends = left.filter { counts[$0] == 0 }
    while let end = ends.popFirst() {
      left.remove(end)
      for other in others[end, default: []] {
        guard left.contains(other), let count = counts[other] else { continue }
        counts[other] = count - 1
        if count == 1 { ends.insert(other) }
      }
    }
  }
}
