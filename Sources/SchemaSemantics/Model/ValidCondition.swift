package import SchemaSyntax

/// A condition with its paths looked up and its types proved to agree.
package indirect enum ValidCondition: Hashable, Sendable {
  case and(ValidCondition, ValidCondition)
  case or(ValidCondition, ValidCondition)
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
  /// The type at the end: optional as soon as one step on the way is.
  package let type: SchemaType
}
