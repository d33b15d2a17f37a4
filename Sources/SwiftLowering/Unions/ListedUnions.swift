import SchemaSemantics

/// The unions of which a default or a fallback is a deprecated case: these list their cases without payload, so that nothing
/// has to name the case, which would give a warning.
struct ListedUnions {
  private var unions: Set<TypeID> = []

  init(_ schema: ValidatedSchema) {
    for type in schema.types {
      guard case .record(let record) = type.kind else { continue }
      let values = record.fields.flatMap { [$0.defaultValue, $0.fallback].compactMap(\.self) }
      for (id, position) in values.flatMap(\.enumCases)
      where schema.isDeprecated(case: position, of: id) {
        if case .union = schema[id].kind { unions.insert(id) }
      }
    }
  }

  func contains(_ id: TypeID) -> Bool { unions.contains(id) }
}
