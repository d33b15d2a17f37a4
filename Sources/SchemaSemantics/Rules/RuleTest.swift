package import RegularExpressions

/// How generated code finds out whether a value breaks a rule. Each rule has one of these forms, and each form is written
/// in Swift once.
package enum RuleTest: Sendable {
  /// A property of the value: `isEmpty`.
  case property(String, brokenWhen: Bool)
  /// The value itself, or what a property of it counts, lies outside.
  case outside(Bounds, of: String?)
  case notMultiple(of: Value)
  /// One of the text formats does not accept the value.
  case notFormat(String)
  case noMatch(Automaton)
  case lacks(String, TextPlace)
  case notAmong([String])
  case repeatsElement
  /// An element breaks another rule.
  case element(ValidRule)

  package enum TextPlace: Sendable {
    case start
    case anywhere
    case end
  }
}

extension RuleOperand {
  var bounds: Bounds {
    if case .bounds(let bounds) = self {
      bounds
    } else {
      Bounds(lower: nil, includesLower: true, upper: nil, includesUpper: true)
    }
  }
}
