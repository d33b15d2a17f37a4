package import SchemaSyntax

/// A condition whose paths have been looked up and whose types agree.
package indirect enum ValidCondition: Hashable, Sendable {
  /// At least one condition, as for `or`.
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

    /// The path that it reads, if it reads one.
    package var path: FieldPath? {
      switch self {
      case .field(let path), .count(let path), .isEmpty(let path): path
      case .value: nil
      }
    }
  }
}

extension ValidCondition {
  /// The paths that it reads.
  package var paths: [FieldPath] { operands.compactMap(\.path) }
}

/// The path from a record through its fields to a value.
package struct FieldPath: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// The position among the fields of the record that the step starts from.
    package let field: Int
    package let type: SchemaType
  }

  package let steps: [Step]
  /// The type at the end: optional if any step on the way is. In a condition, a `Patch` counts as an optional.
  package let type: SchemaType
}

extension FieldPath {
  /// The part of the way that decides whether there is a value: what comes after it is always there.
  var partThatMayBeNil: FieldPath {
    guard let last = steps.lastIndex(where: \.mayBeNil) else { return self }
    return FieldPath(steps: Array(steps[...last]), type: .optional(steps[last].content))
  }
}

extension FieldPath.Step {
  /// Whether a condition may find nil at the end.
  package var mayBeNil: Bool { type.isOptional || type.isPatch }

  /// The type that a condition finds at the end if the value is not nil.
  package var content: SchemaType { type.ruleSubject }
}
