/// An enum whose cases carry values.
package struct UnionModel: Hashable, Sendable {
  package let head: TypeHead
  /// Whether all cases are stored elsewhere, which Swift says once for all.
  package let isIndirect: Bool
  package let cases: [UnionCaseModel]
  /// The types of the tag and the body of cases that this build does not know, if they are kept.
  package let unrecognized: UnrecognizedCaseModel?
  package let comparison: UnionComparisonModel?
  /// Set if functions of a large union use positions.
  package let positions: UnionPositionsModel?
  /// Properties that tell the cases apart without a `switch`.
  package let properties: [UnionPropertyModel]
  /// For a union that is `Identifiable`.
  package let identity: UnionIdentityModel?
  package let aliases: [AliasModel]
  package let nested: [DeclarationModel]
}

/// `isImage`, or `image` for the payload.
package struct UnionPropertyModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  /// For a deprecated case.
  package let deprecation: DeprecationAttribute?
  package let access: String
  package let name: String
  package let type: String
  /// `.image(let payload)`
  package let pattern: String
  /// The value for this case, and the one for all other cases.
  package let value: String
  package let otherwise: String
}

package struct UnionCaseModel: Hashable, Sendable {
  package let notes: NotesModel
  package let isIndirect: Bool
  package let name: String
  /// As it is written after a dot.
  package let reference: String
  package let payload: String?
  package let former: FormerCaseModel?
}

package struct UnrecognizedCaseModel: Hashable, Sendable {
  /// Nil if cases have no tag.
  package let tag: String?
  package let body: String
}

/// Equality of a large union, by position and payload: what Swift would synthesise takes minutes to compile.
package struct UnionComparisonModel: Hashable, Sendable {
  package let type: String
  package let boolean: String
  package let hasher: String
  package let isHashable: Bool
  package let payloads: PayloadTableModel?
}
