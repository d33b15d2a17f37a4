import SchemaSemantics
import SchemaSyntax
import TextFormats

/// When a value is outside its bounds.
struct BoundsCondition {
  private let bounds: Bounds
  private let type: SchemaType
  private let literals: ValueLiteral
  private let scope: TypeID

  init(_ bounds: Bounds, of type: SchemaType, _ literals: ValueLiteral, in scope: TypeID) {
    self.bounds = bounds
    self.type = type
    self.literals = literals
    self.scope = scope
  }

  func broken(_ subject: SwiftExpression) -> SwiftExpression {
    guard let lower = bounds.lower, let upper = bounds.upper, bounds.includesLower,
      type != .scalar(.calendarDate)
    else { return brokenSides(subject) }
    if lower == upper { return subject.infix(.notEqual, literal(lower)) }
    let range = literal(lower).infix(
      bounds.includesUpper ? .closedRange : .openRange, literal(upper))
    // What is longer would be broken within a bound.
    return range.text.utf8.count > 64
      ? brokenSides(subject) : range.calling("contains", ["_": subject]).negated
  }

  /// Each side by itself. Not a number is on neither side of anything, so that of floating-point numbers is asked
  /// whether they are within. As a `Decimal`, it comes before all numbers.
  private func brokenSides(_ subject: SwiftExpression) -> SwiftExpression {
    var sides: [SwiftExpression] = []
    if type.scalar == .decimal, bounds.lower == nil { sides.append(subject.member("isNaN")) }
    let asksWithin = type.scalar?.isFloatingPoint == true
    if let lower = bounds.lower {
      let within = bounds.includesLower ? Comparison.greaterOrEqual : .greater
      sides.append(comparison(subject, asksWithin ? within : within.negated, lower))
    }
    if let upper = bounds.upper {
      let within = bounds.includesUpper ? Comparison.lessOrEqual : .less
      sides.append(comparison(subject, asksWithin ? within : within.negated, upper))
    }
    return asksWithin ? SwiftExpression.infix(.and, sides).negated : .joined(sides, by: .or)
  }

  private func literal(_ value: Value) -> SwiftExpression {
    literals.expression(of: value, as: type, in: scope)
  }

  private func comparison(_ subject: SwiftExpression, _ comparison: Comparison, _ value: Value)
    -> SwiftExpression
  {
    guard case .calendarDate(let date) = value else {
      return subject.infix(comparison.sign, literal(value))
    }
    return date.comparing(subject, comparison)
  }
}

extension Bounds {
  /// Whether nothing but an empty text or collection is outside, if they are bounds of a count.
  var isAtLeastOne: Bool {
    guard case .number(let least)? = lower, upper == nil else { return false }
    return includesLower && least.description == "1"
  }
}

extension CalendarDate {
  /// `(day.year, day.month, day.day) < (2024, 5, 3)`
  func comparing(_ subject: SwiftExpression, _ comparison: Comparison) -> SwiftExpression {
    .infix(
      comparison.sign,
      [
        .tuple(["year", "month", "day"].map { subject.member($0) }),
        .tuple([year, month, day].map { .word(String($0)) }),
      ])
  }
}
