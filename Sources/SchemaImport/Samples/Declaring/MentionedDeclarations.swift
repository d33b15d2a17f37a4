extension DraftDeclaration.Content {
  /// The declarations that it mentions, in the order in which they are written.
  var references: [Origin] {
    switch self {
    case .record(let record): record.fields.compactMap(\.type.reference)
    case .union(let union): union.cases.compactMap { $0.payload?.reference }
    case .enumeration: []
    case .wrapper(let type), .alias(let type): [type].compactMap(\.reference)
    }
  }
}

extension DraftType {
  /// The declaration that it is, or holds.
  var reference: Origin? {
    switch kind {
    case .declared(let origin): origin
    case .list(let element), .dictionary(let element): element.reference
    case .boolean, .integer, .number, .decimal, .text, .json: nil
    }
  }
}
