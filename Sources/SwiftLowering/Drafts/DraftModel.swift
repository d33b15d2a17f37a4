/// The extension of a record with its draft: a struct with the same fields as variables, and the ways between the two.
package struct DraftModel: Hashable, Sendable {
  /// For an extension of something deprecated.
  package let deprecation: DeprecationAttribute?
  package let access: String
  /// `User.Profile`, as an extension names it.
  package let typeName: String
  /// The record, as it is written within the draft.
  package let recordName: String
  /// The conformances as they are written after the colon.
  package let conformances: String
  package let properties: [DraftPropertyModel]
  /// Those of the initialiser that takes the fields.
  package let parameters: String
  package let assignments: [AssignmentModel]
  /// What the fields are set to where a draft is made from a record.
  package let copies: [AssignmentModel]
  package let mirror: MirrorModel?
  /// Nil if every draft is valid.
  package let checks: DraftChecksModel?
  /// `Void`, as it is written here.
  package let voidType: String
  /// How the record is made.
  package let values: [AssignmentModel]
}

package struct DraftPropertyModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let type: String
  package let storage: DraftStorageModel?
  package let former: FormerNameModel?

  /// The expression that reads it within its type.
  package var reading: String { SwiftIdentifier.ownProperty(name) }
}

/// The variable behind a computed one.
package struct DraftStorageModel: Hashable, Sendable {
  /// The word before it, with its space: the record has to see what is deprecated.
  package let access: String
  package let name: String
  package let type: String
  package let reading: String
  /// What `newValue` is stored as.
  package let writing: String
}

/// What can be wrong with a draft.
package struct DraftChecksModel: Hashable, Sendable {
  /// `DraftViolations<Field>`
  package let violationsType: String
  /// `String, Sendable`
  package let fieldConformances: String
  /// The names of the fields.
  package let fields: [String]
  /// One for each field that can be wrong by itself.
  package let checked: [DraftCheckModel]
  package let invariants: [DraftInvariantModel]
  /// What must be there at the end: `let id, let email`.
  package let required: [String]
}

/// `let email = violations.check(draft.email, of: .email, …)`
package struct DraftCheckModel: Hashable, Sendable {
  /// The constant that gets the value.
  package let local: String
  package let call: SwiftExpression
}

package struct DraftInvariantModel: Hashable, Sendable {
  /// The clauses of the `if` that finds the rule broken.
  package let condition: String
  package let call: SwiftExpression
}
