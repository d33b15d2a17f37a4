import SchemaSemantics

/// `typealias Cents = Int`
package struct AliasModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let type: String
}

extension LoweringContext {
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
    needs.mention(alias.target, access: access)
    return AliasModel(
      notes: alias.notes.model, access: access.prefix, name: SwiftIdentifier.declared(alias.name),
      type: names.text(of: alias.target, written: alias.written, in: alias.parent))
  }
}
