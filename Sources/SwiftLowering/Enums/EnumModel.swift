/// An enum over wire values, which it does not know.
package struct EnumModel: Hashable, Sendable {
  package let head: TypeHead
  package let cases: [EnumCaseModel]
  /// The type of values that this build does not know, if they are kept.
  package let unrecognized: String?
  package let listing: CaseListingModel?
  /// The name of an open enum with a list of its cases, none of which is deprecated.
  package let openList: String?
  package let ordering: CaseOrderingModel?
}

package struct EnumCaseModel: Hashable, Sendable {
  package let notes: NotesModel
  package let name: String
  /// As it is written after a dot.
  package let reference: String
  package let former: FormerCaseModel?
}

/// A former name of a case, as a static member.
package struct FormerCaseModel: Hashable, Sendable {
  package let access: String
  package let former: FormerNameModel
  /// The type of what the case carries.
  package let payload: String?
  package let type: String
  package let reference: String
}

/// `allCases` written out, if some cases are deprecated, since Swift does not synthesise it then.
package struct CaseListingModel: Hashable, Sendable {
  package let protocolName: String
  package let type: String
}

/// The conformances of an enum, written in terms of positions: what Swift would synthesise for a large one takes minutes to
/// compile, and it synthesises no order if a case is deprecated.
package struct CaseOrderingModel: Hashable, Sendable {
  package let type: String
  package let integer: String
  package let boolean: String
  package let hasher: String
  package let isLarge: Bool
  package let isComparable: Bool
  /// All cases but the last, in their order.
  package let positions: [CasePositionModel]
  package let lastPosition: String
}

package struct CasePositionModel: Hashable, Sendable {
  package let reference: String
  package let position: String
}
