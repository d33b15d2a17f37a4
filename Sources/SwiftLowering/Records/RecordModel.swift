/// An immutable struct of the domain.
package struct RecordModel: Hashable, Sendable {
  package let head: TypeHead
  package let properties: [PropertyModel]
  /// Missing where the initialiser is the one that Swift synthesises.
  package let initializer: InitializerModel?
  package let rules: RecordRulesModel?
  package let comparison: ComparisonModel?
  package let nested: [DeclarationModel]
}

package struct PropertyModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let type: String
  /// Where the value is not kept under the name itself.
  package let storage: StorageModel?
  package let former: FormerNameModel?

  /// As it is read within its type, where `self` alone would be the whole value.
  package var reading: String { name == "`self`" ? "self.\(name)" : name }
}

/// A private property behind a computed one: what is deprecated cannot be set without a warning, and what contains its
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
}

package struct AssignmentModel: Hashable, Sendable {
  package let property: String
  package let value: String
}

package struct RecordRulesModel: Hashable, Sendable {
  /// Of `violations`, as they stand between the parentheses: the fields that have rules.
  package let parameters: String
  package let arguments: String
  /// The variables that say whether a field keeps its own rules, for the rules that read it.
  package let flags: [String]
  /// The variable that gathers what is broken.
  package let result: String
  package let checks: [RuleCheckModel]
  package let errors: ValidationErrorModel
  package let patterns: [PatternModel]
}
