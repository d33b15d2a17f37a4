import SchemaSemantics

/// `typealias Cents = Int`
package struct AliasModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let type: String
}

extension LoweringContext {
  /// Notes what a declaration needs that mentions `type`, with the aliases that it is written with.
  func mention(
    _ type: SchemaType, written: TypeSpelling, access: AccessLevel, in needs: inout FileNeeds
  ) {
    needs.mention(type, access: access)
    let isOfDomain = written.aliases.contains { schema.aliases[$0.index].isOfModel }
    if isOfDomain { needs.mentionDomain(access) }
  }

  func file(of alias: ValidAlias, from paths: [String]) -> SwiftFileModel {
    var needs = FileNeeds()
    let layer: OutputLayer = alias.isOfModel ? .domain : .data
    let model = lower(alias, access: settings[layer].access, needs: &needs)
    return SwiftFileModel(
      name: alias.name, layer: layer, origin: FileOrigin([alias.span], in: paths),
      content: .alias(model), needs: needs, self)
  }

  /// Those that are declared within `type`.
  func aliases(in type: ValidType, into file: inout FileParts) -> [AliasModel] {
    guard let aliases = names.aliases(in: type.id) else { return [] }
    let access = settings.layer(of: type, in: schema).access
    return aliases.map { lower(schema.aliases[$0.index], access: access, needs: &file.needs) }
  }

  private func lower(_ alias: ValidAlias, access: AccessLevel, needs: inout FileNeeds)
    -> AliasModel
  {
    mention(alias.target, written: alias.written, access: access, in: &needs)
    return AliasModel(
      notes: alias.notes.model, access: access.prefix, name: SwiftIdentifier.declared(alias.name),
      type: names.text(of: alias.target, written: alias.written, in: alias.parent))
  }
}
