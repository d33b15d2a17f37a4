/// An immutable struct of the domain.
package struct RecordModel: Hashable, Sendable {
  package let head: TypeHead
  package let properties: [PropertyModel]
  /// Missing where the initialiser is the one that Swift synthesises.
  package let initializer: InitializerModel?
  package let rules: RecordRulesModel?
  package let comparison: ComparisonModel?
  /// What debuggers, dumps and descriptions are shown, where that is less than everything.
  package let mirror: MirrorModel?
  package let nested: [DeclarationModel]
}

package struct MirrorModel: Hashable, Sendable {
  package let access: String
  /// `Mirror`
  package let type: String
  /// `"id": id, "password": "<hidden>"`
  package let children: String
}

package struct PropertyModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let type: String
  /// Where the value is not kept under the name itself.
  package let storage: StorageModel?
  package let former: FormerNameModel?

  /// As it is read within its type.
  package var reading: String { SwiftIdentifier.ownProperty(name) }
}

/// A private property after a computed one: what is deprecated cannot be set without a warning, and what contains its
/// own type cannot be stored as it is.
package struct StorageModel: Hashable, Sendable {
  package let name: String
  package let type: String
  /// The value of the computed property.
  package let reading: String
}

package struct InitializerModel: Hashable, Sendable {
  /// Lines without their slashes.
  package let documentation: DocumentationComment
  /// As they stand between the parentheses.
  package let parameters: String
  package let assignments: [AssignmentModel]
  /// The one that sets the properties, where this one only checks them.
  package let checked: CheckedInitializerModel?
}

/// An initialiser that is not for users, of values that keep all rules.
package struct CheckedInitializerModel: Hashable, Sendable {
  package let access: String
  package let parameters: String
  package let arguments: String
}

package struct AssignmentModel: Hashable, Sendable {
  package let property: String
  package let value: String
}
