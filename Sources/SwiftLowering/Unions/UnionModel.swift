/// An enum whose cases carry values.
package struct UnionModel: Hashable, Sendable {
  package let head: TypeHead
  /// Whether all cases are stored elsewhere, which Swift says once.
  package let isIndirect: Bool
  package let cases: [UnionCaseModel]
  /// The types of the tag and of the body of cases that this build does not know, where they are kept.
  package let unrecognized: UnrecognizedCaseModel?
  package let nested: [DeclarationModel]
}

package struct UnionCaseModel: Hashable, Sendable {
  package let notes: NotesModel
  package let isIndirect: Bool
  package let name: String
  package let payload: String?
  package let former: FormerCaseModel?
}

package struct UnrecognizedCaseModel: Hashable, Sendable {
  package let tag: String
  package let body: String
}
