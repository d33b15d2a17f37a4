/// The nested `ValidationError` of a type with rules.
package struct ValidationErrorModel: Hashable, Sendable {
  package let access: String
  /// `Error, Hashable, Sendable`
  package let conformances: String
  package let cases: [ViolationCaseModel]
}

package struct ViolationCaseModel: Hashable, Sendable {
  /// The Swift name of the field that has the rule; nil for rules over several fields.
  package let field: String?
  package let documentation: DocumentationComment
  package let name: String
  /// The type of the value that breaks the rule, if the case carries it.
  package let payload: String?
  /// How `value` is shown to people; nil if the sentence does not show it.
  package let shownValue: String?
  /// What is wrong, as an expression.
  package let reason: String
  /// Whether the reason is a sentence of its own, like a message of the schema.
  package let hasMessage: Bool
  /// The description after the name of the field, as an expression, if nothing else says which field is meant.
  package let namedDescription: String?
}

/// The extension in which a `ValidationError` says what is wrong.
package struct ViolationTextModel: Hashable, Sendable {
  /// For an extension of something deprecated.
  package let deprecation: DeprecationAttribute?
  package let access: String
  /// `User.ValidationError`
  package let typeName: String
  /// The protocol that it conforms to, and the types of the two texts.
  package let protocolName: String
  package let textType: String
  package let flagType: String
  package let cases: [ViolationCaseModel]

  package var hasMessages: Bool { cases.contains(where: \.hasMessage) }
  package var showsSubjects: Bool { cases.contains { $0.namedDescription != nil } }
}

/// One `if` of a `violations` function.
package struct RuleCheckModel: Hashable, Sendable {
  /// True if the rule is broken: `nickname.isEmpty`.
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
  /// Whether it is made each time, since generic types store nothing of their own.
  package let isComputed: Bool
}
