package import Diagnostics

extension ValidatedSchema {
  /// Whether a value of the type must not be shown, or is a collection of such values.
  package func isSensitive(_ type: SchemaType) -> Bool {
    type.declaredTypes.contains { self[$0].notes.isSensitive }
  }

  package func isSensitive(_ field: ValidField) -> Bool {
    field.notes.isSensitive || isSensitive(field.type)
  }

  /// The sensitive field on a path from a value of type `start`, or the sensitive `type` that the path leads to.
  package func sensitivePart(of path: FieldPath, from start: SchemaType) -> (
    name: String, span: SourceSpan
  )? {
    var owner = start
    for step in path.steps {
      if let id = owner.unwrapped.declaredID, case .record(let record) = self[id].kind,
        record.fields.indices.contains(step.field)
      {
        let field = record.fields[step.field]
        if isSensitive(field) {
          return ("\(self[id].qualifiedName).\(field.swiftName)", field.span)
        }
      }
      owner = step.type
    }
    let id = owner.declaredTypes.first { self[$0].notes.isSensitive }
    return id.map { (self[$0].name, self[$0].span) }
  }
}
