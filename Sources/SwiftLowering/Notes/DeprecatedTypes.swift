package import SchemaSemantics

/// Which types can be marked `@available(*, deprecated)`.
///
/// Swift warns where code that is not itself deprecated mentions something deprecated, and generated code must compile
/// without warnings. So if other code needs a type, only its documentation says that it is deprecated. Maps do not
/// count: a map from or to a deprecated type is deprecated with it.
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
    // A type that conforms to the protocol of a repository needs all of its operations, including deprecated ones.
    for operation in schema.repositories.flatMap(\.answeredOperations) {
      mention(operation.parameters.map(\.type) + [operation.result, operation.source])
    }
    for group in schema.protocols { mention(group.fields.map(\.type)) }
    mention(schema.aliases.map(\.target))
    mention(schema.converters.flatMap { [$0.converter.wire, $0.converter.swift] })
    while let next = unread.popLast() { mention(schema[next].memberTypes + schema[next].wireTypes) }
  }

  package func isMarked(_ id: TypeID) -> Bool { isMarked[id.index] }

  /// Whether code within `id` may mention deprecated things.
  package func isWithinMarked(_ id: TypeID) -> Bool { !isLiving[id.index] }

  /// A nested type shares the state of its parent, unless it is deprecated itself.
  private mutating func revive(_ id: TypeID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      guard !isLiving[next.index] else { continue }
      isLiving[next.index] = true
      unread.append(next)
      waiting += schema[next].children.filter { !isMarked[$0.index] }
    }
  }

  /// Mentioning a nested type mentions the types around it.
  private mutating func mention(_ types: [SchemaType]) {
    for used in types.flatMap(\.declaredTypes).flatMap({ schema.withGeneric($0) }) {
      var outer: TypeID? = used
      while let id = outer, !isLiving[id.index] || isMarked[id.index] {
        isMarked[id.index] = false
        revive(id)
        outer = schema[id].parent
      }
    }
  }
}

extension ValidatedSchema {
  /// The type that Swift declares for a type: for a generic record with its types, that record.
  func declaration(of id: TypeID) -> TypeID { self[id].instance?.generic ?? id }

  /// The type and, if it is a generic record with its types, that record.
  func withGeneric(_ id: TypeID) -> [TypeID] {
    [id] + (self[id].instance.map { [$0.generic] } ?? [])
  }
}

extension ValidType {
  /// The types of its fields or payloads, and the type that it wraps.
  package var memberTypes: [SchemaType] {
    switch kind {
    case .record(let record): record.fields.map(\.type)
    case .wrapper(let wrapper): [wrapper.base]
    case .enumeration, .foreign: []
    case .union(let union): union.cases.compactMap(\.payload)
    }
  }

  /// What its fields or payloads are on the wire, before converters read it.
  var wireTypes: [SchemaType] {
    switch kind {
    case .record(let record): record.fields.map(\.wireType)
    case .wrapper, .enumeration, .foreign: []
    case .union(let union): union.cases.compactMap(\.wireType)
    }
  }
}
