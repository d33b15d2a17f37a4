package import SchemaSemantics

/// An enum without cases, which only holds the names of types.
package struct NamespaceModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
}

extension ValidatedSchema {
  /// The namespaces that are declared in a layer: in the domain if it has anything in them, since the data layer knows the
  /// domain and extends them.
  package func namespaces(in layer: OutputLayer) -> [ValidNamespace] {
    namespaces.filter { self.layer(of: $0.name) == layer }
  }

  /// Nil if nothing in Swift is declared in it.
  private func layer(of namespace: String) -> OutputLayer? {
    let layers =
      types.filter { $0.namespace == namespace && $0.isDeclared }
      .map { $0.outermost(in: self).ownLayer }
      + protocols.filter { $0.namespace == namespace }.map(\.ownLayer)
      + aliases.filter { $0.namespace == namespace }.map(\.ownLayer)
    return layers.min { $0.rawValue < $1.rawValue }
  }
}

extension ValidNamespace {
  /// What all its declarations say, in the order of the paths of their files.
  fileprivate func documentation(from paths: [String]) -> [String] {
    let texts = declarations.filter { !$0.documentation.isEmpty }
      .map { (origin: FileOrigin([$0.span], in: paths), text: $0.documentation) }
      .sorted { ($0.origin.path, $0.origin.offset) < ($1.origin.path, $1.origin.offset) }
    return Array(texts.map(\.text).joined(separator: [""]))
  }
}

extension LoweringContext {
  func namespaceFiles(from paths: [String]) -> [SwiftFileModel] {
    OutputLayer.allCases.flatMap { layer in
      schema.namespaces(in: layer).map { namespace in
        let documentation = namespace.documentation(from: paths)
        return SwiftFileModel(
          name: namespace.name, layer: layer,
          origin: FileOrigin(namespace.declarations.map(\.span), in: paths),
          content: .namespace(
            NamespaceModel(
              notes: NotesModel(
                documentation.isEmpty
                  ? ["The types of the namespace `\(namespace.name)`."] : documentation),
              access: settings[layer].access.prefix,
              name: SwiftIdentifier.declared(namespace.name))),
          needs: FileNeeds(), self)
      }
    }
  }

  /// Notes that a file writes a name with its namespace, which another module may declare.
  func mention(namespace: String?, access: AccessLevel, in needs: inout FileNeeds) {
    if names.isNamespaceOfDomain(namespace) { needs.mentionDomain(access) }
  }
}
