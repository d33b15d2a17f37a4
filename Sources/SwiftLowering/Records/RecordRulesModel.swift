/// What a record demands of its values: of each field by itself, and of several together.
package struct RecordRulesModel: Hashable, Sendable {
  package let fields: [FieldRulesModel]
  package let invariants: [InvariantModel]
  package let errors: ValidationErrorModel
  package let patterns: [PatternModel]
}

/// The function that lists what is wrong with the value of a field, where there is one.
package struct FieldRulesModel: Hashable, Sendable {
  /// As documentation names it.
  package let name: String
  /// `fullName: String`
  package let parameter: String
  /// The variable that gathers what is broken.
  package let result: String
  package let checks: [RuleCheckModel]
  /// The clauses of an `if` that is taken where the initialiser finds a rule broken, with `violation` as the first one.
  package let violation: String
}

/// The function that says whether a `rule` is broken.
package struct InvariantModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  /// `breaksEndsAfterStart`, as is the error case.
  package let name: String
  /// The fields that the rule reads, as they stand between the parentheses.
  package let parameters: String
  package let arguments: String
  /// `Bool`, as it is called here.
  package let result: String
  /// What must be there, or hold, for the rest to be asked.
  package let premises: String?
  package let conclusion: String
}
