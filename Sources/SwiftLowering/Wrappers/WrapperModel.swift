/// A struct around one value that keeps rules.
package struct WrapperModel: Hashable, Sendable {
  package let head: TypeHead
  /// The type of `rawValue`.
  package let valueType: String
  /// How it prints; nil if that is written by hand.
  package let description: DescriptionModel?
  /// `Mirror`, if even debuggers are shown nothing.
  package let mirrorType: String?
  /// The order, if it is wanted.
  package let comparison: ComparisonModel?
  package let rules: WrapperRulesModel?
  /// What makes `rawValue` from the argument if no rule can be broken: the argument itself, or its normal form.
  package let normalForm: String
}

package struct DescriptionModel: Hashable, Sendable {
  package let textType: String
  /// An expression.
  package let text: String
}

package struct WrapperRulesModel: Hashable, Sendable {
  /// Nil if values are used as they come.
  package let normalForm: String?
  package let checks: [RuleCheckModel]
  package let errors: ValidationErrorModel
  package let patterns: [PatternModel]
}

/// `<`, with the type of both operands.
package struct ComparisonModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let access: String
  package let type: String
  package let result: String
  /// `(left.start, left.name) < (right.start, right.name)`, or one `if` after another if there are too many parts for a
  /// tuple.
  package let lines: [String]
}
