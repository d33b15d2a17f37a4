/// What an import makes of a document.
package enum ImportLayer: String, Hashable, Sendable, CaseIterable {
  /// What the wire holds, and no more.
  case dto
  /// The same, and beside it what an app means, with the maps between them.
  case domain
  /// One type for both.
  case model
}

/// A draft as text, and what became of it there.
struct WrittenDraft {
  var text = SchemaText()
  var unsaid = UnsaidCounts()
  let names: DraftNames
}

extension ImportLayer {
  /// The declarations in the order of the draft, and beside each what belongs to it in other layers.
  func write(_ draft: Draft, _ wishes: NameWishes) -> WrittenDraft {
    let names = DraftNames(draft, wishes, layer: self)
    var written = WrittenDraft(names: names)
    for root in names.roots {
      for kind in kinds where names.exists(root, on: kind.side) {
        var writer = DeclarationWriter(names, as: kind)
        writer.write(root, into: &written.text)
        if kind == kinds.last { written.unsaid += writer.unsaid }
      }
      if self == .domain { MapWriter(names: names).write(root, into: &written.text) }
    }
    return written
  }

  /// Whether a type that has a name is declared as a `type`, so that its rules are in one place. A dto has neither.
  func wraps(_ type: DraftType) -> Bool {
    guard self != .dto, let meaning = type.meaning else { return false }
    return meaning.converter == nil && !meaning.rules.isEmpty
  }

  private var kinds: [DeclarationWriter.Kind] {
    switch self {
    case .dto: [.dto]
    case .model: [.model]
    case .domain: [.dto, .domain]
    }
  }
}
