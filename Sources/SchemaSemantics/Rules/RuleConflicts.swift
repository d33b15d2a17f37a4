import Diagnostics
import RegularExpressions

extension RuleReader {
  /// Sees that the rules of one field can be kept together, and that none says what another says already.
  mutating func reportConflicts(among rules: [ValidRule]) {
    guard rules.count > 1 else { return }
    for (index, rule) in rules.enumerated() {
      let earlier = rules[..<index].prefix(Self.mostCompared)
      if let same = earlier.first(where: { $0.makesIdle(rule) }) {
        diagnostics.append(
          Diagnostic(
            .repeatedRule, "this rule says what an earlier one says already", at: rule.span,
            secondary: [.init(same.span, "the earlier one")], help: "remove it"))
      } else if let idle = earlier.first(where: { rule.makesIdle($0) }) {
        diagnostics.append(
          Diagnostic(
            .repeatedRule, "this rule says less than a later one", at: idle.span,
            secondary: [.init(rule.span, "the later one")], help: "remove it"))
      } else if let other = earlier.first(where: { $0.excludes(rule, isDiscrete: type.isDiscrete) })
      {
        reportContradiction(rule, other)
        return
      }
    }
    reportUnreachableTexts(among: rules)
  }

  /// No field has more rules than this; a generated schema might.
  private static let mostCompared = 16

  private mutating func reportContradiction(_ rule: ValidRule, _ other: ValidRule) {
    diagnostics.append(
      Diagnostic(
        .contradictoryRules, "no value can keep both of these rules", at: rule.span,
        label: "leaves nothing of what the other one allows",
        secondary: [.init(other.span, "the other one")],
        help: "change one of them, so that some value keeps both"))
  }

  /// `oneOf ["a"], length 2...`: nothing that is listed keeps the other rules.
  private mutating func reportUnreachableTexts(among rules: [ValidRule]) {
    for rule in rules {
      guard case .texts(let texts) = rule.operand else { continue }
      let culprit = rules.first { other in
        other.span != rule.span && texts.allSatisfy { !other.holds(for: .string($0)) }
      }
      if let culprit {
        reportContradiction(max(rule, culprit), min(rule, culprit))
        return
      }
    }
  }

  private func max(_ left: ValidRule, _ right: ValidRule) -> ValidRule {
    left.span < right.span ? right : left
  }

  private func min(_ left: ValidRule, _ right: ValidRule) -> ValidRule {
    left.span < right.span ? left : right
  }
}

extension ValidRule {
  /// Whether every value that keeps this rule keeps `other` too, in a way that is plain to see.
  fileprivate func makesIdle(_ other: ValidRule) -> Bool {
    guard name == other.name else { return false }
    if operand == other.operand { return true }
    // Two messages may well tell two ends of one range apart.
    guard case .bounds(let mine) = operand, case .bounds(let theirs) = other.operand,
      message == nil, other.message == nil
    else { return false }
    return mine.intersection(theirs) == mine
  }

  /// Whether no value can keep both, as far as that is plain to see.
  fileprivate func excludes(_ other: ValidRule, isDiscrete: Bool) -> Bool {
    if let mine = impliedBounds, let theirs = other.impliedBounds, mine.measure == theirs.measure {
      let counts = mine.measure != .value
      return mine.bounds.intersection(theirs.bounds).isEmpty(isDiscrete: counts || isDiscrete)
    }
    if needsMore(than: other) || other.needsMore(than: self) { return true }
    switch (operand, other.operand) {
    case (.text(let mine), .text(let theirs)) where name == other.name:
      return switch name {
      case Rule.prefix.name: !mine.isPart(theirs) { $0.starts(with: $1) }
      case Rule.suffix.name: !mine.isPart(theirs) { $0.reversed().starts(with: $1.reversed()) }
      default: false
      }
    case (.pattern(_, _, let mine), .pattern(_, _, let theirs)):
      return mine.stateCount * theirs.stateCount <= 1 << 14 && !mine.intersects(theirs)
    case (.pattern(_, _, let automaton), .text(let part)),
      (.text(let part), .pattern(_, _, let automaton)):
      return automaton.stateCount * part.utf8.count <= 1 << 16 && !automaton.canContain(part)
    default:
      return false
    }
  }

  /// Whether this rule asks for more than the length or the count that `other` allows.
  private func needsMore(than other: ValidRule) -> Bool {
    guard let (measure, bounds) = other.impliedBounds, let upper = bounds.upper,
      let least = least(measure)
    else { return false }
    return bounds.includesUpper ? upper.isLess(than: least) : !least.isLess(than: upper)
  }

  private func least(_ measure: Measure) -> Value? {
    if name == Rule.notEmpty.name, measure != .value { return .count(1) }
    guard case .text(let part) = operand else { return nil }
    return switch measure {
    case .characters: .count(part.count)
    case .utf8: .count(part.utf8.count)
    case .utf16: .count(part.utf16.count)
    case .value, .elements: nil
    }
  }

  private enum Measure {
    case value, characters, utf8, utf16, elements
  }

  /// What the rule says about a number that values have.
  private var impliedBounds: (measure: Measure, bounds: Bounds)? {
    switch (name, operand) {
    case (Rule.range.name, .bounds(let bounds)): (.value, bounds)
    case (Rule.length.name, .bounds(let bounds)): (.characters, bounds)
    case (Rule.utf8Length.name, .bounds(let bounds)): (.utf8, bounds)
    case (Rule.utf16Length.name, .bounds(let bounds)): (.utf16, bounds)
    case (Rule.count.name, .bounds(let bounds)): (.elements, bounds)
    default: nil
    }
  }
}

extension String {
  /// Whether one of the two is at the given end of the other.
  fileprivate func isPart(
    _ other: String, _ begins: (UnicodeScalarView, UnicodeScalarView) -> Bool
  ) -> Bool {
    begins(unicodeScalars, other.unicodeScalars) || begins(other.unicodeScalars, unicodeScalars)
  }
}

extension DiagnosticKind {
  static let contradictoryRules = DiagnosticKind(
    "G0406", .error, "rules that contradict each other",
    explanation: """
      All rules of a field hold at once. Where no value can keep two of them, every value would be invalid.

      ```gate
      type Age = Int where 18..., ...16
      ```

      ```gate
      type Age = Int where 16...18
      ```
      """)

  static let repeatedRule = DiagnosticKind(
    "G0407", .warning, "a rule that says nothing new",
    explanation: """
      A rule that another one includes can never be the one that is broken. What was meant may be something else.

      ```gate
      type Age = Int where 0...150, 0...
      ```

      ```gate
      type Age = Int where 0...150
      ```
      """)
}
