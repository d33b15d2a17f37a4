/// An enum whose cases carry values.
package struct UnionModel: Hashable, Sendable {
  package let head: TypeHead
  /// Whether all cases are stored elsewhere, which Swift says once.
  package let isIndirect: Bool
  package let cases: [UnionCaseModel]
  /// The types of the tag and of the body of cases that this build does not know, where they are kept.
  package let unrecognized: UnrecognizedCaseModel?
  package let comparison: UnionComparisonModel?
  /// Where functions of a large union go by them.
  package let positions: UnionPositionsModel?
  /// What tells the cases apart without a `switch`.
  package let properties: [UnionPropertyModel]
  package let nested: [DeclarationModel]
}

/// `isImage`, or `image` for what the case carries.
package struct UnionPropertyModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  /// Of a deprecated case.
  package let deprecation: DeprecationAttribute?
  package let access: String
  package let name: String
  package let type: String
  /// `.image(let payload)`
  package let pattern: String
  /// For this case, and for all others.
  package let value: String
  package let otherwise: String
}

package struct UnionCaseModel: Hashable, Sendable {
  package let notes: NotesModel
  package let isIndirect: Bool
  package let name: String
  /// Behind a dot.
  package let reference: String
  package let payload: String?
  package let former: FormerCaseModel?
}

package struct UnrecognizedCaseModel: Hashable, Sendable {
  /// Missing where cases have no tag.
  package let tag: String?
  package let body: String
}

/// Equality of a large union, by position and payload: what Swift synthesises takes it minutes to compile.
package struct UnionComparisonModel: Hashable, Sendable {
  package let type: String
  package let boolean: String
  package let hasher: String
  package let isHashable: Bool
  package let payloads: PayloadTableModel?
}
