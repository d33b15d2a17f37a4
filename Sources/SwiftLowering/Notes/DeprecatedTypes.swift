package import SchemaSemantics

/// Which types can carry `@available(*, deprecated)`.
///
/// Swift warns wherever code that is not deprecated itself mentions something deprecated, and generated code has no
/// warnings. So a type that such code needs tells in its documentation that it is deprecated. Maps are no such code: one
/// from or to a deprecated type is deprecated with it.
package struct DeprecatedTypes: Sendable {
  private let schema: ValidatedSchema
  private var isMarked: [Bool]
  private var isLiving: [Bool]
  private var unread: [TypeID] = []

  package init(_ schema: ValidatedSchema) {
    self.schema = schema
    isMarked = schema.types.map { $0.notes.deprecation != nil }
    isLiving = Array(repeating: false, count: schema.types.count)
    for type in schema.types where type.parent == nil && !isMarked[type.id.index] {
      revive(type.id)
    }
    // Whoever fulfils a repository fulfils all of it, what is deprecated included.
    for operation in schema.repositories.flatMap(\.answeredOperations) {
      mention(operation.parameters.map(\.type) + [operation.result, operation.source])
    }
    while let next = unread.popLast() { mention(schema[next].memberTypes) }
  }

  package func isMarked(_ id: TypeID) -> Bool { isMarked[id.index] }

  /// Whether code within `id` may mention what is deprecated.
  package func isWithinMarked(_ id: TypeID) -> Bool { !isLiving[id.index] }

  /// What is nested lives with its parent, unless it is marked itself.
  private mutating func revive(_ id: TypeID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      guard !isLiving[next.index] else { continue }
      isLiving[next.index] = true
      unread.append(next)
      waiting += schema[next].children.filter { !isMarked[$0.index] }
    }
  }

  /// To mention a nested type is to mention those around it.
  private mutating func mention(_ types: [SchemaType]) {
    for used in types.flatMap(\.declaredTypes) {
      var outer: TypeID? = used
      while let id = outer, !isLiving[id.index] || isMarked[id.index] {
        isMarked[id.index] = false
        revive(id)
        outer = schema[id].parent
      }
    }
  }
}

extension ValidType {
  /// The types of its fields or payloads, and what it wraps.
  package var memberTypes: [SchemaType] {
    switch kind {
    case .record(let record): record.fields.map(\.type)
    case .wrapper(let wrapper): [wrapper.base]
    case .enumeration: []
    case .union(let union): union.cases.compactMap(\.payload)
    }
  }
}
