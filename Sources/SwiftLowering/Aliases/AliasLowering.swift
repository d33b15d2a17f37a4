import SchemaSemantics

/// `typealias Cents = Int`
package struct AliasModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  /// As an extension names it; nil for an alias at the top level or within a type.
  package let namespace: String?
  package let type: String
}

extension ValidAlias {
  var ownLayer: OutputLayer { isOfModel ? .domain : .data }
}

extension LoweringContext {
  /// Notes what a declaration needs that mentions `type`, with the aliases that it is written with.
  func mention(
    _ type: SchemaType, written: TypeSpelling, access: AccessLevel, in needs: inout FileNeeds
  ) {
    needs.mention(type, access: access)
    let aliases = written.aliases.map { schema.aliases[$0.index] }
    if aliases.contains(where: \.isOfModel) { needs.mentionDomain(access) }
    for alias in aliases { mention(namespace: alias.namespace, access: access, in: &needs) }
  }

  func file(of alias: ValidAlias, from paths: [String]) -> SwiftFileModel {
    var needs = FileNeeds()
    let layer = alias.ownLayer
    let model = lower(alias, access: settings[layer].access, needs: &needs)
    mention(namespace: alias.namespace, access: settings[layer].access, in: &needs)
    return SwiftFileModel(
      name: alias.namespace.map { "\($0).\(alias.name)" } ?? alias.name, layer: layer,
      origin: FileOrigin([alias.span], in: paths),
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
      namespace: alias.parent == nil ? names.extended(alias.namespace) : nil,
      type: names.text(of: alias.target, written: alias.written, in: alias.parent))
  }
}
