import SchemaSemantics

/// The unions of which a default or a fallback is a deprecated case: these list their cases without payload, so that nothing
/// has to name the case, which would give a warning.
struct ListedUnions {
  private var unions: Set<TypeID> = []
  private let schema: ValidatedSchema

  init(_ schema: ValidatedSchema) {
    self.schema = schema
    for type in schema.types {
      guard case .record(let record) = type.kind else { continue }
      for value in record.fields.flatMap({ [$0.defaultValue, $0.fallback] }) {
        if let value { add(value) }
      }
    }
  }

  func contains(_ id: TypeID) -> Bool { unions.contains(id) }

  private mutating func add(_ value: Value) {
    switch value {
    case .enumCase(let id, let position):
      guard case .union = schema[id].kind, schema.isDeprecated(case: position, of: id) else {
        return
      }
      unions.insert(id)
    case .array(let elements), .set(let elements): for element in elements { add(element) }
    case .dictionary(let entries): for entry in entries { add(entry.value) }
    case .wrapped(_, let inner): add(inner)
    case .null, .boolean, .number, .floating, .string, .date, .calendarDate, .url, .uuid, .data,
      .json:
      break
    }
  }
}
