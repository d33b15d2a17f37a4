package import SchemaSyntax

/// A condition with its paths looked up and its types proved to agree.
package indirect enum ValidCondition: Hashable, Sendable {
  /// Of at least one link, as `or` is.
  case and([ValidCondition])
  case or([ValidCondition])
  case not(ValidCondition)
  case comparison(Comparison, Operand, Operand)
  case isNull(Operand)
  case isPresent(Operand)
  case contained(Operand, in: [Value])
  /// A field of type `Bool`, or `.isEmpty`.
  case flag(Operand)

  package indirect enum Operand: Hashable, Sendable {
    case field(FieldPath)
    case count(FieldPath)
    case isEmpty(FieldPath)
    case value(Value)
  }
}

/// A way from a record through its fields to a value.
package struct FieldPath: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// Position among the fields of the record that the step starts from.
    package let field: Int
    package let type: SchemaType
  }

  package let steps: [Step]
  /// The type at the end: optional as soon as one step on the way is. In a condition, a `Patch` counts as one.
  package let type: SchemaType
}

extension FieldPath.Step {
  /// Whether a condition may find nil there.
  package var mayBeNil: Bool { type.isOptional || type.isPatch }

  /// What a condition finds there if it is not nil.
  package var content: SchemaType { type.ruleSubject }
}
