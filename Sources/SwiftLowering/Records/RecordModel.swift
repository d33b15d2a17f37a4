/// An immutable struct of the domain.
package struct RecordModel: Hashable, Sendable {
  package let head: TypeHead
  package let properties: [PropertyModel]
  /// Nil if the initialiser is the one that Swift synthesises.
  package let initializer: InitializerModel?
  package let rules: RecordRulesModel?
  package let comparison: ComparisonModel?
  /// What debuggers, dumps and descriptions show, if that is less than everything.
  package let mirror: MirrorModel?
  package let aliases: [AliasModel]
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
  /// Set if the value is not stored under the name itself.
  package let storage: StorageModel?
  package let former: FormerNameModel?

  /// The expression that reads it within its type.
  package var reading: String { SwiftIdentifier.ownProperty(name) }
}

/// A private property behind a computed one: a deprecated property cannot be set without a warning, and a value that
/// contains its own type cannot be stored as it is.
package struct StorageModel: Hashable, Sendable {
  package let name: String
  package let type: String
  /// The value of the computed property.
  package let reading: String
  /// Whether other types of the module read it in place of a property that is deprecated.
  package var isShared = false
}

package struct InitializerModel: Hashable, Sendable {
  /// Lines without their slashes.
  package let documentation: DocumentationComment
  /// The parameters as they are written between the parentheses.
  package let parameters: String
  package let assignments: [AssignmentModel]
  /// The initialiser that checks the rules over several fields, if this one only checks those of single fields.
  package let partlyChecked: CheckedInitializerModel?
  /// The initialiser that sets the properties, if this one only checks them.
  package let checked: CheckedInitializerModel?
}

/// An initialiser for generated code only, whose arguments comply with all rules, or with those of their fields.
package struct CheckedInitializerModel: Hashable, Sendable {
  package let access: String
  package let parameters: String
  package let arguments: String
}

package struct AssignmentModel: Hashable, Sendable {
  package let property: String
  package let value: SwiftExpression
}
