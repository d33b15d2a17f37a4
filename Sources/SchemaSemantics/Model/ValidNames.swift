package import Diagnostics
package import SchemaSyntax

/// A group of fields that becomes a protocol.
package struct ValidFieldProtocol: Hashable, Sendable {
  package let name: String
  package let namespace: String?
  package let layer: Layer
  /// The full names of the protocols of the groups that it spreads.
  package let inherited: [String]
  /// Those that none of these protocols asks for.
  package let fields: [ValidField]
  package let notes: ValidNotes
  package let span: SourceSpan
}

/// A group of fields, with or without a protocol.
package struct ValidGroup: Hashable, Sendable {
  package let name: String
  package let parent: TypeID?
  package let namespace: String?
  /// All its fields, also those of the groups that it spreads.
  package let fields: [ValidField]
  /// The positions of the groups that it spreads, directly or through others, among those of the schema.
  package let groups: [Int]
  package let span: SourceSpan
}

package struct ValidAlias: Hashable, Sendable {
  package let id: AliasID
  package let name: String
  package let parent: TypeID?
  package let namespace: String?
  package let target: SchemaType
  package let written: TypeSpelling
  /// Whether a model is written with it, which the domain has.
  package let isOfModel: Bool
  package let notes: ValidNotes
  package let span: SourceSpan
}

/// A namespace, with what all its declarations say about it.
package struct ValidNamespace: Hashable, Sendable {
  package let name: String
  /// In their order.
  package let declarations: [Declaration]

  package struct Declaration: Hashable, Sendable {
    package let documentation: [String]
    package let span: SourceSpan
  }

  init(_ namespace: ResolvedNamespace, _ notes: [ValidNotes]) {
    name = namespace.name.text
    declarations = zip(notes, namespace.spans).map {
      Declaration(documentation: $0.documentation, span: $1)
    }
  }
}

extension ResolvedSchema {
  /// The groups with a protocol whose fields `record` holds, without those whose protocol another one inherits.
  func protocols(of record: ResolvedRecord) -> [ResolvedType] {
    var seen: Set<TypeID> = []
    let groups = record.spreads.flatMap(\.groups).filter { seen.insert($0).inserted }
      .map { self[$0] }.filter { $0.record?.group?.hasProtocol == true }
    return groups.filter { group in
      !groups.contains { other in
        other.record?.spreads.contains { $0.groups.contains(group.id) } == true
      }
    }
  }

  /// The positions of the groups that `record` holds among all groups, which come after the types.
  func groupPositions(of record: ResolvedRecord) -> [Int] {
    let groups = record.spreads.flatMap(\.groups)
    guard !groups.isEmpty else { return [] }
    let first = types.firstPosition(where: \.isGroup)
    return groups.map { $0.index - first }
  }

  /// The aliases that are part of `written`, and those that these are written with.
  func aliases(in written: TypeSpelling) -> Set<AliasID> {
    var found: Set<AliasID> = []
    var waiting = written.aliases
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += aliases[next.index].written.aliases
    }
    return found
  }
}

extension ResolvedType {
  /// How the types of its fields or payloads are written, each with its place.
  var writtenTypes: [(spelling: TypeSpelling, span: SourceSpan)] {
    switch kind {
    case .record(let record): record.fields.map { ($0.written, $0.syntax.type.span) }
    case .union(let union): union.cases.map { ($0.written, $0.span) }
    case .wrapper, .enumeration, .foreign: []
    }
  }
}

extension ValidFieldProtocol {
  /// - Parameter fields: all fields of the group.
  init(
    _ type: ResolvedType, _ record: ResolvedRecord, fields: [ValidField], notes: ValidNotes,
    in schema: ResolvedSchema
  ) {
    let inherited = schema.protocols(of: record)
    let places = inherited.flatMap { group in
      [group.span] + (group.record?.spreads.flatMap(\.places) ?? [])
    }
    self.init(
      name: type.name.text, namespace: type.namespace, layer: record.layer,
      inherited: inherited.map(\.qualifiedName),
      fields: fields.filter { field in !places.contains { $0.contains(field.span) } },
      notes: notes, span: type.span)
  }
}
