import SchemaSemantics

/// What an import makes of a document.
package enum ImportLayer: String, Hashable, Sendable, CaseIterable {
  /// What the wire holds, and no more.
  case dto
  /// The same, and beside it what an app means, with the maps between them.
  case domain
  /// One type for both.
  case model
}

extension ImportLayer {
  func write(
    _ draft: Draft, _ conventions: NamingConventions
  ) -> (text: SchemaText, unsaid: UnsaidCounts) {
    switch self {
    case .dto, .domain:
      let suffixes: [DraftDeclaration.Content.Role: String] = [.record: "DTO", .union: "DTO"]
      let names = DraftNames(draft, suffixes: suffixes, conventions: conventions)
      var writer = DeclarationWriter(names, as: .wire)
      writer.writeAll()
      return (writer.text, writer.unsaid)
    case .model:
      var writer = DeclarationWriter(DraftNames(draft, conventions: conventions), as: .meaning)
      writer.writeAll()
      return (writer.text, writer.unsaid)
    }
  }
}
