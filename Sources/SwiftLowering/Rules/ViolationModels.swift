/// The nested `ValidationError` of a type with rules.
package struct ValidationErrorModel: Hashable, Sendable {
  package let access: String
  /// `Error, Hashable, Sendable`
  package let conformances: String
  package let cases: [ViolationCaseModel]
}

package struct ViolationCaseModel: Hashable, Sendable {
  /// The Swift name of the field whose rule it is; nil for the rules of the whole.
  package let field: String?
  package let documentation: DocumentationComment
  package let name: String
  /// The type of the value that breaks the rule, where the case carries it.
  package let payload: String?
  /// How `value` is shown to people; nil where the sentence does without it.
  package let shownValue: String?
  /// What is wrong.
  package let reason: StringLiteral
  /// Whether that is a sentence of its own, as a message of the schema is.
  package let hasMessage: Bool
  /// What stands before the reason where nothing tells which field is meant.
  package let subject: StringLiteral?
}

/// The extension in which a `ValidationError` says what is wrong.
package struct ViolationTextModel: Hashable, Sendable {
  /// For an extension of what is deprecated.
  package let deprecation: DeprecationAttribute?
  package let access: String
  /// `User.ValidationError`
  package let typeName: String
  /// What it conforms to, and the types of the two texts.
  package let protocolName: String
  package let textType: String
  package let flagType: String
  package let cases: [ViolationCaseModel]

  package var hasMessages: Bool { cases.contains(where: \.hasMessage) }
  package var showsSubjects: Bool { cases.contains { $0.subject != nil } }
}

/// One `if` of a `violations` function.
package struct RuleCheckModel: Hashable, Sendable {
  /// True where the rule is broken: `nickname.isEmpty`.
  package let condition: String
  /// `.ageOutOfRange(age)`
  package let violation: String
}

/// A compiled regular expression, as a static property.
package struct PatternModel: Hashable, Sendable {
  package let name: String
  package let matcher: String
  /// The pattern as the schema writes it, for a comment.
  package let pattern: CommentLine
  /// A literal.
  package let table: String
}
