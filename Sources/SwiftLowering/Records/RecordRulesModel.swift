/// What a record requires of its values: of each field by itself, and of several together.
package struct RecordRulesModel: Hashable, Sendable {
  package let fields: [FieldRulesModel]
  package let invariants: [InvariantModel]
  package let errors: ValidationErrorModel
  package let patterns: [PatternModel]
}

/// The function that lists what is wrong with the value of a field, if there is one.
package struct FieldRulesModel: Hashable, Sendable {
  /// The name in documentation.
  package let name: String
  /// `fullName: String`
  package let parameter: String
  /// The variable that collects the rules that are broken.
  package let result: String
  package let checks: [RuleCheckModel]
  /// The clauses of an `if` that runs if the initialiser finds a rule broken; `violation` is the first of these rules.
  package let violation: String
}

/// The function that says whether a `rule` is broken.
package struct InvariantModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  /// `breaksEndsAfterStart`, like the error case.
  package let name: String
  /// The fields that the rule reads, as they are written between the parentheses.
  package let parameters: String
  package let arguments: String
  /// `Bool`, as it is written here.
  package let result: String
  /// What must be there, or be true, before the rest is tested.
  package let premises: String?
  package let conclusion: String
}
