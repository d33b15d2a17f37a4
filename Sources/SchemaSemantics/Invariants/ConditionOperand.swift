import Diagnostics
import SchemaSyntax

/// One side of a comparison.
struct ConditionOperand {
  enum Kind {
    /// A field, or a property of one.
    case reading(ValidCondition.Operand)
    case literal(Literal)
    /// Not a field; if the other side is an enum, it may be a case.
    case name(Literal, Diagnostic)
  }

  let kind: Kind
  let span: SourceSpan
  /// The operand as it is written.
  let text: String
  /// The names on the path, one for each step.
  let names: [String]

  /// The path that it reads, if it reads one.
  var path: FieldPath? { valid?.path }

  /// The type without `?`; nil if it has no type of its own.
  var type: SchemaType? {
    switch valid {
    case .field(let path): path.type.unwrapped
    case .count: .scalar(.int)
    case .isEmpty: .scalar(.bool)
    case .value, nil: nil
    }
  }

  var literal: Literal? {
    switch kind {
    case .literal(let literal), .name(let literal, _): literal
    case .reading: nil
    }
  }

  var valid: ValidCondition.Operand? {
    if case .reading(let operand) = kind { operand } else { nil }
  }
}

extension ConditionReader {
  /// Nil if nothing can be said, or everything has been reported.
  mutating func operand(of condition: Condition) -> ConditionOperand? {
    switch condition.kind {
    case .literal(let literal):
      return ConditionOperand(
        kind: .literal(literal), span: condition.span, text: literal.shown, names: [])
    case .path(let path):
      return operand(of: path)
    case .invalid:
      return nil
    case .and, .or, .not, .comparison, .contained:
      diagnostics.report(
        .conditionAsOperand, "a condition cannot be compared", at: condition.span,
        help: "join conditions with `and`, `or` and `not`")
      return nil
    }
  }

  private mutating func operand(of path: Path) -> ConditionOperand? {
    let names = path.names.map(\.text)
    func made(_ kind: ConditionOperand.Kind) -> ConditionOperand {
      ConditionOperand(kind: kind, span: path.span, text: path.text, names: names)
    }
    switch paths.find(path, from: record) {
    case .found(let found):
      note(found)
      return made(.reading(.field(found)))
    case .property(let found, let name):
      note(found)
      return made(.reading(name.text == "count" ? .count(found) : .isEmpty(found)))
    case .missing(let diagnostic):
      if path.rest.isEmpty || path.first.text.first?.isUppercase == true {
        return made(.name(Literal(.name(path.text), span: path.span), diagnostic))
      }
      diagnostics.append(diagnostic)
      return nil
    case .unknown:
      return nil
    }
  }
}

extension DiagnosticKind {
  static let conditionAsOperand = DiagnosticKind(
    "G0724", .error, "a condition that is compared",
    explanation: """
      Comparisons are for fields and values. Conditions are joined with `and`, `or` and `not`.
      """,
    wrong: """
      domain Seat {
        row: Int
        isFree: Bool
        rule fits: (row > 3) == true
      }
      """,
    right: """
      domain Seat {
        row: Int
        isFree: Bool
        rule fits: row > 3 and isFree
      }
      """)
}
