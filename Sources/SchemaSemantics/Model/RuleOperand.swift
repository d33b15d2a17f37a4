package import RegularExpressions

package indirect enum RuleOperand: Hashable, Sendable {
  case none
  case bounds(Bounds)
  case value(Value)
  case text(String)
  case texts([String])
  /// The text between the slashes, the flags behind them, and what both compile to.
  case pattern(String, flags: String, Automaton)
  /// The rule of `each`.
  case rule(ValidRule)
}

/// A range or a comparison, at least one side of which is there.
package struct Bounds: Hashable, Sendable {
  package let lower: Value?
  package let includesLower: Bool
  package let upper: Value?
  package let includesUpper: Bool
}
