import Diagnostics
import SchemaSyntax

/// What has a name in the schema and is not a type in Swift.
extension SchemaValidator {
  static func groups(of schema: ResolvedSchema, _ members: MemberCheck) -> [ValidGroup] {
    schema.types.filter(\.isGroup).map { type in
      ValidGroup(
        name: type.name.text, parent: type.parent, namespace: type.namespace,
        fields: members.fields[type.id] ?? [],
        groups: type.record.map(schema.groupPositions) ?? [], span: type.span)
    }
  }

  static func foreignKind(of type: ResolvedType) -> ValidType.Kind? {
    guard case .foreign(let syntax) = type.kind else { return nil }
    return .foreign(ValidForeignType(syntax))
  }

  static func converters(
    of schema: ResolvedSchema, _ notes: SchemaNotes, _ uses: ConverterUses
  ) -> [ValidConverter] {
    let users = Dictionary(grouping: uses.all, by: \.name.text)
    return zip(schema.converters.indices, notes.converters).map { index, notes in
      ValidConverter(
        converter: WrittenConverter(schema.converters[index], at: index, in: schema),
        notes: notes,
        users: Set(
          users[schema.converters[index].syntax.name.text, default: []].map(\.declaration)),
        span: schema.converters[index].syntax.span)
    }
  }

  static func aliasesByPlace(in schema: ResolvedSchema) -> [SourceSpan: [AliasID]] {
    var places: [SourceSpan: [AliasID]] = [:]
    for map in schema.maps {
      let aliases = map.written.flatMap(\.aliases)
      if !aliases.isEmpty { places[map.syntax.span] = aliases }
    }
    for repository in schema.repositories {
      let aliases = repository.written.flatMap(\.aliases)
      if !aliases.isEmpty { places[repository.syntax.span] = aliases }
    }
    return places
  }

  static func protocols(
    of schema: ResolvedSchema, _ members: MemberCheck, _ notes: SchemaNotes
  ) -> [ValidFieldProtocol] {
    schema.types.compactMap { type in
      guard let record = type.record, record.group?.hasProtocol == true else { return nil }
      return ValidFieldProtocol(
        type, record, fields: members.fields[type.id] ?? [], notes: notes.types[type.id.index],
        in: schema)
    }
  }

  static func aliases(of schema: ResolvedSchema, _ notes: SchemaNotes) -> [ValidAlias] {
    let models = schema.types.filter { Territory($0.kind) == .model }
    let ofModels = Set(
      models.flatMap { $0.writtenTypes.flatMap { schema.aliases(in: $0.spelling) } })
    return zip(schema.aliases.indices, notes.aliases).map { index, notes in
      let alias = schema.aliases[index]
      let id = AliasID(index: index)
      return ValidAlias(
        id: id, name: alias.syntax.name.text, parent: alias.parent,
        namespace: alias.namespace, target: alias.target, written: alias.written,
        isOfModel: ofModels.contains(id), notes: notes,
        span: alias.syntax.span)
    }
  }
}
