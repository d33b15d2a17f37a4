package import Diagnostics

extension ValidatedSchema {
  /// Whether a value of the type must not be shown, or is a collection of such values.
  package func isSensitive(_ type: SchemaType) -> Bool {
    type.declaredTypes.contains { self[$0].notes.isSensitive }
  }

  package func isSensitive(_ field: ValidField) -> Bool {
    field.notes.isSensitive || isSensitive(field.type)
  }

  /// Whether anything in a value of the type must not be shown, however deep it is.
  package func hasSensitivePart(_ type: SchemaType) -> Bool {
    var found: Set<TypeID> = []
    var open = type.declaredTypes
    while let id = open.popLast() {
      guard found.insert(id).inserted else { continue }
      if self[id].notes.isSensitive { return true }
      switch self[id].kind {
      case .record(let record):
        if record.fields.contains(where: \.notes.isSensitive) { return true }
        open += record.fields.flatMap(\.type.declaredTypes)
      case .union(let union): open += union.cases.flatMap { $0.payload?.declaredTypes ?? [] }
      case .wrapper(let wrapper): open += wrapper.base.declaredTypes
      case .enumeration, .foreign: break
      }
    }
    return false
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
        if isSensitive(field) { return (field.swiftName, field.span) }
      }
      owner = step.type
    }
    let id = owner.declaredTypes.first { self[$0].notes.isSensitive }
    return id.map { (self[$0].name, self[$0].span) }
  }
}
