package import SchemaSemantics

/// The records that maps make on the way to something else, and whose rules apply to single fields, or to these and to
/// several at once: maps check each part at its own place, so that the initialiser need not check it again.
package struct RecordsMadeInPlace: Sendable {
  private var ids: Set<TypeID> = []
  private var idsWithInvariants: Set<TypeID> = []

  package init(_ schema: ValidatedSchema) {
    for map in schema.maps {
      for value in map.forward.parts + (map.backward?.parts ?? []) { collect(value, schema) }
    }
  }

  func contains(_ id: TypeID) -> Bool { ids.contains(id) }

  /// Whether it also has rules over several fields, which are still to be checked when all its parts are there.
  func containsWithInvariants(_ id: TypeID) -> Bool { idsWithInvariants.contains(id) }

  private mutating func collect(_ value: MapValue, _ schema: ValidatedSchema) {
    if case .record(let id, _) = value.kind, let record = schema.record(id),
      record.fields.contains(where: { !$0.rules.isEmpty })
    {
      if record.invariants.isEmpty {
        ids.formUnion(schema.withGeneric(id))
      } else {
        idsWithInvariants.formUnion(schema.withGeneric(id))
      }
    }
    for part in value.parts { collect(part, schema) }
  }
}
