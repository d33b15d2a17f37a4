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
  /// The declarations in the order of the draft, and beside each what belongs to it in other layers.
  func write(
    _ draft: Draft, _ conventions: NamingConventions
  ) -> (text: SchemaText, unsaid: UnsaidCounts) {
    let names = DraftNames(draft, layer: self, conventions: conventions)
    var text = SchemaText()
    var unsaid = UnsaidCounts()
    for root in names.roots {
      for kind in kinds where names.exists(root, on: kind.side) {
        var writer = DeclarationWriter(names, as: kind)
        writer.write(root, into: &text)
        if kind == kinds.last { unsaid += writer.unsaid }
      }
      if self == .domain { MapWriter(names: names).write(root, into: &text) }
    }
    return (text, unsaid)
  }

  private var kinds: [DeclarationWriter.Kind] {
    switch self {
    case .dto: [.dto]
    case .model: [.model]
    case .domain: [.dto, .domain]
    }
  }
}
