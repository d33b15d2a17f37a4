import Diagnostics
import SchemaSyntax

extension RuleReader {
  /// Checks that the rules of one field can be true together, and that none repeats what another says.
  ///
  /// - Parameter uses: all that is written, in which a rule may be one that is not valid.
  mutating func reportConflicts(among rules: [ValidRule], of uses: [RuleUse]) {
    guard rules.count > 1 else { return }
    for (index, rule) in rules.enumerated() {
      let earlier = rules[..<index].prefix(Self.mostCompared)
      if let same = earlier.first(where: { $0.makesIdle(rule) }) {
        diagnostics.report(
          .repeatedRule, "this rule adds nothing to an earlier one", at: rule.span,
          secondary: [.init(same.span, "the earlier one")], help: "remove it",
          fix: uses.removal(of: rule, besides: same))
      } else if let idle = earlier.first(where: { rule.makesIdle($0) }) {
        diagnostics.report(
          .repeatedRule, "a later rule includes this one", at: idle.span,
          secondary: [.init(rule.span, "the later one")], help: "remove it",
          fix: uses.removal(of: idle, besides: rule))
      } else if let other = earlier.first(where: { $0.excludes(rule, of: type) }) {
        reportContradiction(rule, other)
        return
      }
    }
    reportUnreachableTexts(among: rules)
  }

  /// Nobody writes more rules than this for a field, but a generated schema might.
  private static let mostCompared = 16

  private mutating func reportContradiction(_ rule: ValidRule, _ other: ValidRule) {
    let subject = rule.isAboutElements && other.isAboutElements ? "element" : "value"
    diagnostics.report(
      .contradictoryRules, "no \(subject) can satisfy both of these rules", at: rule.span,
      label: "this excludes everything that the other one allows",
      secondary: [.init(other.span, "the other one")],
      help: "change one of them, so that some \(subject) satisfies both")
  }

  /// `oneOf ["a"], length 2...`: none of the listed texts complies with the other rules.
  private mutating func reportUnreachableTexts(among rules: [ValidRule]) {
    for rule in rules {
      guard case .oneOf(let list) = rule.kind else { continue }
      let culprit = rules.first { other in
        other.span != rule.span && list.texts.allSatisfy { !other.holds(for: .string($0)) }
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

extension [RuleUse] {
  /// It is certain if both give the same error. Otherwise, one of the two errors would go.
  fileprivate func removal(of rule: ValidRule, besides other: ValidRule) -> Diagnostic.Fix? {
    let spans = map(\.span)
    return spans.firstIndex(of: rule.span).map {
      .replace(
        spans.removal(at: $0), with: "", isCertain: rule.hasError(of: other))
    }
  }
}

extension ValidRule {
  fileprivate func hasError(of other: ValidRule) -> Bool {
    errorCase(of: nil) == other.errorCase(of: nil) && message == other.message
  }
}

extension DiagnosticKind {
  static let contradictoryRules = DiagnosticKind(
    "G0406", .error, "rules that contradict each other",
    explanation: """
      A value must satisfy all rules of its field. If no value can satisfy two of them, every value is invalid. The same is
      true of a rule that no text complies with after the converters of its `type`.
      """,
    wrong: """
      type Age = Int where 18..., ...16
      """,
    right: """
      type Age = Int where 16...18
      """)

  static let repeatedRule = DiagnosticKind(
    "G0407", .warning, "a rule that adds nothing",
    explanation: """
      If one rule includes another one, the included rule has no effect. Perhaps another rule was meant.
      """,
    wrong: """
      type Age = Int where 0...150, 0...
      """,
    right: """
      type Age = Int where 0...150
      """)
}
