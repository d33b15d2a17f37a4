import SchemaSemantics
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

  func broken(_ subject: String) -> String {
    guard let lower = bounds.lower, let upper = bounds.upper, bounds.includesLower,
      type != .scalar(.calendarDate)
    else { return brokenSides(subject) }
    if lower == upper { return "\(subject) != \(literal(lower))" }
    let end = literal(upper)
    let range =
      literal(lower) + (bounds.includesUpper ? "..." : "..<")
      + (literals.beginsWithSign(upper, as: type) ? "(\(end))" : end)
    // A longer expression would be broken inside a bound.
    return range.utf8.count > 64 ? brokenSides(subject) : "!(\(range)).contains(\(subject))"
  }

  /// Each side by itself. A value that is "not a number" is on neither side of anything, so for floating-point numbers
  /// the condition asks whether they are inside.
  private func brokenSides(_ subject: String) -> String {
    var sides: [String] = []
    let asksWithin = type.scalar?.isFloatingPoint == true
    if let lower = bounds.lower {
      let (within, outside) = bounds.includesLower ? (">=", "<") : (">", "<=")
      sides.append(comparison(subject, asksWithin ? within : outside, lower))
    }
    if let upper = bounds.upper {
      let (within, outside) = bounds.includesUpper ? ("<=", ">") : ("<", ">=")
      sides.append(comparison(subject, asksWithin ? within : outside, upper))
    }
    return asksWithin ? "!(\(sides.joined(separator: " && ")))" : sides.joined(separator: " || ")
  }

  private func literal(_ value: Value) -> String { literals.text(of: value, as: type, in: scope) }

  private func comparison(_ subject: String, _ comparison: String, _ value: Value) -> String {
    guard case .calendarDate(let date) = value else {
      return "\(subject) \(comparison) \(literal(value))"
    }
    return "(\(subject).year, \(subject).month, \(subject).day) \(comparison) "
      + "(\(date.year), \(date.month), \(date.day))"
  }
}
