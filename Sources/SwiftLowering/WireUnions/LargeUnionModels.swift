/// The way from a tag to a value by a position that is looked up: a `switch` over many strings compares one after
/// another, and takes minutes to compile.
package struct UnionLookupModel: Hashable, Sendable {
  /// `let tag: String = try object.get("type")`, and what is done where there is none.
  package let tag: String
  /// `Self.names.position(of: tag)`
  package let position: String
  /// What is done where no case has the name.
  package let otherwise: [SwiftStatement]
  /// `_ position: Int, _ decoder: any Decoder`
  package let parameters: String
  package let arguments: String
  package let chunks: [ChunkModel]
}

/// The tag and the payload, which are found separately: one `switch` that writes both takes minutes to compile.
package struct UnionTableModel: Hashable, Sendable {
  /// For the case without a tag, and for cases that this build does not know.
  package let exceptions: [UnionBranchModel]
  package let statements: [SwiftStatement]
  package let payloads: PayloadTableModel?
  package let tags: TagTableModel?
}

/// Payloads by position, as values of one type.
package struct PayloadTableModel: Hashable, Sendable {
  package let name: String
  package let type: String
  package let chunks: [ChunkModel]
}

/// Some cases of a large union, in a function of their own: compiling one function for all cases takes time that grows
/// with the square of their number.
package struct ChunkModel: Hashable, Sendable {
  package let name: String
  /// The position after its last case; nil for the last chunk.
  package let bound: String?
  package let branches: [UnionBranchModel]
}

/// The tags of a large union, if they are numbers.
package struct TagTableModel: Hashable, Sendable {
  package let type: String
  package let branches: [UnionBranchModel]
}

/// The positions of the cases in the schema.
package struct UnionPositionsModel: Hashable, Sendable {
  package let integer: String
  package let hasUnrecognized: Bool
  /// Whether the last position is that of the case without a tag, wherever the schema has it.
  package let isUntaggedLast: Bool
  /// All but the last.
  package let positions: [CasePositionModel]
  package let lastPosition: String
}
