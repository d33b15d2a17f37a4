import Diagnostics
import SchemaSyntax

extension RuleReader {
  /// A range of values of `type`; nil if a bound cannot be read, or nothing is between the bounds.
  mutating func bounds(_ range: RangeLiteral, as type: SchemaType) -> Bounds? {
    let lower = range.lower.map { end($0, as: type) }
    let upper = range.upper.map { end($0, as: type) }
    // A bound that is given but cannot be read has been reported.
    if case .some(.none) = lower { return nil }
    if case .some(.none) = upper { return nil }
    let bounds = Bounds(
      lower: lower ?? nil, includesLower: true, upper: upper ?? nil,
      includesUpper: range.includesUpper)
    if bounds.lower == nil && bounds.upper == nil { return nil }
    if bounds.isEmpty(isDiscrete: type.isDiscrete) {
      reportEmpty(range, bounds)
      return nil
    }
    if bounds.coversAll(of: type) { reportCovering(type, at: range.span) }
    return bounds
  }

  mutating func bounds(
    _ comparison: Comparison, _ literal: Literal, as type: SchemaType
  ) -> Bounds? {
    if comparison == .equal || comparison == .notEqual {
      diagnostics.report(
        .ruleOperand, "`\(comparison.rawValue)` is not a rule", at: literal.span,
        help: "compare with `<`, `<=`, `>` or `>=`, or write a range")
      return nil
    }
    guard let value = end(literal, as: type) else { return nil }
    let bounds = Bounds(comparison, value)
    if type.isDiscrete, let limits = type.limits,
      bounds.intersection(limits).isEmpty(isDiscrete: true)
    {
      diagnostics.report(
        .emptyRange, "no `\(facts.schema.text(of: type))` is \(bounds.phrase.text)",
        at: literal.span,
        secondary: [typeLabel], help: "compare with a number that some values satisfy")
      return nil
    }
    if bounds.coversAll(of: type) { reportCovering(type, at: literal.span) }
    return bounds
  }

  private mutating func end(_ literal: Literal, as type: SchemaType) -> Value? {
    facts.value(
      of: literal, as: type, declaredAt: type == self.type ? declaration : nil, into: &diagnostics)
  }

  mutating func counts(_ range: RangeLiteral, of rule: Rule, _ noun: String) -> Bounds? {
    if hasUnusableCount([range.lower, range.upper], rule, noun) { return nil }
    return bounds(range, as: .scalar(.uint))
  }

  mutating func counts(
    _ comparison: Comparison, _ literal: Literal, of rule: Rule, _ noun: String
  ) -> Bounds? {
    if comparison == .equal { return counts(.exactly(literal), of: rule, noun) }
    if hasUnusableCount([literal], rule, noun) { return nil }
    return bounds(comparison, literal, as: .scalar(.uint))
  }

  private mutating func hasUnusableCount(
    _ literals: [Literal?], _ rule: Rule, _ noun: String
  ) -> Bool {
    for literal in literals.compactMap(\.self) where !literal.isInteger {
      diagnostics.report(
        .ruleOperand, "\(rule.title) needs whole numbers, not \(literal.title)",
        at: literal.span, help: "write it as in `\(rule.example)`")
      return true
    }
    let negative = literals.compactMap(\.self).first { literal in
      if case .integer(let text) = literal.kind { text.hasPrefix("-") } else { false }
    }
    guard let negative else { return false }
    diagnostics.report(
      .unusableOperand, "a \(noun) is never negative", at: negative.span,
      help: "write zero or a greater number")
    return true
  }

  private mutating func reportEmpty(_ range: RangeLiteral, _ bounds: Bounds) {
    guard let lower = range.lower, let upper = range.upper else { return }
    let sign = range.includesUpper ? "..." : "..<"
    let shown = "\(lower.shown)\(sign)\(upper.shown)"
    if let low = bounds.lower, let high = bounds.upper, high.isLess(than: low) {
      let swapped = "\(upper.shown)\(sign)\(lower.shown)"
      diagnostics.report(
        .emptyRange, "`\(shown)` contains no values: it begins above its end", at: range.span,
        help: "write `\(swapped)`", fix: .propose(swapped, for: range.span))
    } else {
      diagnostics.report(
        .emptyRange, "`\(shown)` contains no values", at: range.span,
        help: "write `\(lower.shown)...\(upper.shown)` for this one value")
    }
  }

  private mutating func reportCovering(_ type: SchemaType, at span: SourceSpan) {
    let noun = if case .scalar = self.type { "length" } else { "count" }
    reportSilence(
      type == self.type
        ? "every `\(facts.schema.text(of: type))` is within this range"
        : "every \(noun) is within this range", at: span)
  }
}

extension RangeLiteral {
  static func exactly(_ literal: Literal) -> RangeLiteral {
    RangeLiteral(lower: literal, upper: literal, includesUpper: true, span: literal.span)
  }
}

extension Bounds {
  init(_ comparison: Comparison, _ value: Value) {
    let isLower = comparison == .greater || comparison == .greaterOrEqual
    self.init(
      lower: isLower ? value : nil, includesLower: comparison == .greaterOrEqual,
      upper: isLower ? nil : value, includesUpper: comparison == .lessOrEqual)
  }

  fileprivate func coversAll(of type: SchemaType) -> Bool {
    guard let limits = type.limits else { return false }
    let rest = intersection(limits)
    return rest.lower == limits.lower && rest.upper == limits.upper && rest.includesLower
      && rest.includesUpper
  }
}

extension SchemaType {
  /// Whether there is nothing between a value and the next one.
  var isDiscrete: Bool { scalar?.isInteger == true }

  /// The smallest and the largest value of an integer type.
  fileprivate var limits: Bounds? {
    guard let limits = scalar?.limits else { return nil }
    return Bounds(
      lower: .whole(limits.lower), includesLower: true, upper: .whole(limits.upper),
      includesUpper: true)
  }
}

extension DiagnosticKind {
  static let emptyRange = DiagnosticKind(
    "G0404", .error, "a range without values",
    explanation: """
      A range begins at its lower end. `5...1` contains no number, and neither does `1..<1`. A rule that no value can
      satisfy would make every value invalid.
      """,
    wrong: """
      type Rating = Int where 5...1
      """,
    right: """
      type Rating = Int where 1...5
      """)
}
