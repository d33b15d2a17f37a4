package import SchemaSemantics

/// The records that maps make on the way to something else, and whose rules apply to single fields: maps check each part at
/// its own place, so that the initialiser need not check it again.
package struct RecordsMadeInPlace: Sendable {
  private var ids: Set<TypeID> = []

  package init(_ schema: ValidatedSchema) {
    for map in schema.maps {
      for value in map.forward.parts + (map.backward?.parts ?? []) { collect(value, schema) }
    }
  }

  func contains(_ id: TypeID) -> Bool { ids.contains(id) }

  private mutating func collect(_ value: MapValue, _ schema: ValidatedSchema) {
    if case .record(let id, _) = value.kind, schema.hasRules(id),
      schema.record(id)?.invariants.isEmpty == true
    {
      ids.formUnion(schema.withGeneric(id))
    }
    for part in value.parts { collect(part, schema) }
  }
}
