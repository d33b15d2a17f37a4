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
    switch (type, written) {
    case (_, .alias(let id)):
      let alias = schema.aliases[id.index]
      if alias.isOfModel { needs.mentionDomain(access) }
      mention(namespace: alias.namespace, access: access, in: &needs)
      mentionAliased(type, access, in: &needs)
    case (.optional(let inner), .around(let written)), (.array(let inner, _), .around(let written)),
      (.set(let inner), .around(let written)):
      mention(inner, written: written, access: access, in: &needs)
    case (.patch(let inner), .around(let written)):
      needs.mentionDomain(.patch, access)
      mention(inner, written: written, access: access, in: &needs)
    case (.dictionary(let key, let value), .dictionary(let writtenKey, let writtenValue)):
      mention(key, written: writtenKey, access: access, in: &needs)
      mention(value, written: writtenValue, access: access, in: &needs)
    case (_, .plain), (_, .around), (_, .dictionary): needs.mention(type, access: access)
    }
  }

  /// What an alias stands for is named where the alias is declared, and otherwise at most in the body of a function. In a
  /// public declaration, the compiler also looks at the type itself, but not at what that is made of. It warns of public
  /// imports that it has no use for.
  private func mentionAliased(_ type: SchemaType, _ access: AccessLevel, in needs: inout FileNeeds)
  {
    needs.mention(type, access: .internal)
    guard access == .public else { return }
    switch type {
    case .scalar(let scalar): needs.mention(scalar, access: access)
    case .declared(let id):
      let type = schema[schema[id].instance?.generic ?? id]
      if !isWithinDTO(type) { needs.mention(.declared(type.id), access: access) }
    case .patch: needs.mentionDomain(.patch, access)
    case .optional, .array, .set, .dictionary, .unknown: break
    }
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
