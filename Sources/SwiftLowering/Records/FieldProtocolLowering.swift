import SchemaSemantics
import SchemaSyntax

/// A protocol for the fields of a group: all records that spread the group conform to it.
package struct FieldProtocolModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let namespace: String?
  /// The conformances as they are written after the colon.
  package let conformances: String
  package let requirements: [RequirementModel]
}

package struct RequirementModel: Hashable, Sendable {
  package let notes: NotesModel
  package let name: String
  package let type: String
}

extension ValidFieldProtocol {
  package var ownLayer: OutputLayer { layer == .dto ? .data : .domain }
}

extension LoweringContext {
  func file(of group: ValidFieldProtocol, from paths: [String]) -> SwiftFileModel {
    var needs = FileNeeds()
    let model = lower(group, needs: &needs)
    mention(namespace: group.namespace, access: settings[group.ownLayer].access, in: &needs)
    return SwiftFileModel(
      name: group.namespace.map { "\($0).\(group.name)" } ?? group.name, layer: group.ownLayer,
      origin: FileOrigin([group.span], in: paths),
      content: .fieldProtocol(model), needs: needs, self)
  }

  /// Notes that a declaration writes protocols with their namespaces.
  func mention(protocols: [String], access: AccessLevel, in needs: inout FileNeeds) {
    for name in protocols {
      let namespace = name.firstIndex(of: ".").map { String(name[..<$0]) }
      mention(namespace: namespace, access: access, in: &needs)
    }
  }

  private func lower(_ group: ValidFieldProtocol, needs: inout FileNeeds) -> FieldProtocolModel {
    let access = settings[group.ownLayer].access
    for field in group.fields {
      mention(field.type, written: field.written, access: access, in: &needs)
    }
    mention(protocols: group.inherited, access: access, in: &needs)
    let inherited = group.inherited.map { names.text(ofProtocol: $0) }
    return FieldProtocolModel(
      notes: group.notes.model, access: access.prefix, name: SwiftIdentifier.declared(group.name),
      namespace: names.extended(group.namespace),
      conformances: (inherited.isEmpty ? [names.standard("Sendable")] : inherited)
        .joined(separator: ", "),
      requirements: group.fields.map { field in
        RequirementModel(
          notes: field.notes.model, name: SwiftIdentifier.declared(field.swiftName),
          type: names.text(of: field.type, written: field.written, in: nil))
      })
  }
}
