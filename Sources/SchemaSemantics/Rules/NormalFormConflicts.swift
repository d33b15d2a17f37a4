import Diagnostics

extension TypeFacts {
  /// A converter of a `type` that applies before its rules.
  typealias Tidying = (normalization: Normalization, span: SourceSpan)

  /// Reports the rules of a `type` that no text complies with after its converters: `via lowercased where prefix "A"`.
  func reportConflicts(
    of rules: [ValidRule], with converters: [Tidying], into diagnostics: inout [Diagnostic]
  ) {
    for (index, (normalization, span)) in converters.enumerated() {
      if converters[(index + 1)...].contains(where: {
        $0.normalization.opposite == normalization
      }) {
        continue
      }
      let name = "`\(normalization.rawValue)`"
      for rule in rules {
        let cause = Diagnostic.Label(span, "this is applied before the rules are checked")
        if case .oneOf(let list) = rule.kind {
          guard let text = list.texts.first(where: { normalization.normalized($0) != $0 }) else {
            continue
          }
          let result = normalization.normalized(text).shortened
          diagnostics.report(
            .contradictoryRules, "\(name) makes \"\(result)\" of \"\(text.shortened)\"",
            at: rule.span, label: "so no value is \"\(text.shortened)\"", secondary: [cause],
            help: "write \"\(result)\" in the list, or remove \(name)")
        } else if excludesAll(rule, in: normalization) {
          diagnostics.report(
            .contradictoryRules, "no text complies with this rule after \(name)", at: rule.span,
            secondary: [cause], help: "change the rule, or remove \(name)")
        }
      }
    }
  }

  private func excludesAll(_ rule: ValidRule, in normalization: Normalization) -> Bool {
    let pattern = normalization.patternOfResults
    do {
      let automaton = try automata.automaton(for: pattern, ignoringCase: false)
      let results = MatchesRule(pattern: pattern, flags: "", automaton: automaton)
      return results.excludes(rule.kind, of: .scalar(.string))
    } catch {
      return false
    }
  }
}

extension Normalization {
  /// Matches every text that it leaves as it is, and others: it is enough to know about ASCII.
  fileprivate var patternOfResults: String {
    switch self {
    case .trimmed: #"([^ \t\r\n]([\s\S]*[^ \t\r\n])?)?"#
    case .lowercased: "[^A-Z]*"
    case .uppercased: "[^a-z]*"
    }
  }
}
