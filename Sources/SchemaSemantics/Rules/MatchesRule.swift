import RegularExpressions

extension Rule {
  /// The whole value, not a part of it.
  static let matches = Rule(
    name: "matches", example: "matches /[a-z]+/", applies: .text, operand: .pattern,
    errorCase: { operand in
      guard case .pattern(let pattern, "", _) = operand else { return "doesNotMatch" }
      return MissingPart(demandedBy: pattern)?.errorCase ?? "doesNotMatch"
    },
    complaint: { operand in
      guard case .pattern(let pattern, let flags, _) = operand else { return "" }
      return "does not match /\(pattern)/\(flags)"
    },
    holds: { value, operand in
      guard case .pattern(_, _, let automaton) = operand else { return true }
      return automaton.matches(value.text)
    },
    test: { operand in
      guard case .pattern(_, _, let automaton) = operand else { return .noMatch(.nothing) }
      return .noMatch(automaton)
    })
}
