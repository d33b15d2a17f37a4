/// Every kind of rule, with its operand.
package indirect enum RuleKind: Hashable, Sendable {
  case bounds(BoundsRule)
  case multipleOf(MultipleOfRule)
  case finite(FiniteRule)
  case notEmpty(NotEmptyRule)
  case matches(MatchesRule)
  case part(PartRule)
  case format(TextFormat)
  case oneOf(OneOfRule)
  case unique(UniqueRule)
  case each(EachRule)

  var requirement: any Requirement {
    switch self {
    case .bounds(let rule): rule
    case .multipleOf(let rule): rule
    case .finite(let rule): rule
    case .notEmpty(let rule): rule
    case .matches(let rule): rule
    case .part(let rule): rule
    case .format(let format): format
    case .oneOf(let rule): rule
    case .unique(let rule): rule
    case .each(let rule): rule
    }
  }
}

extension ValidRule {
  /// What is wrong with a value that breaks it, unless the schema has a message.
  package var complaint: Complaint { kind.requirement.complaint }

  /// Whether a literal complies with it. A missing value breaks no rule.
  package func holds(for value: Value) -> Bool {
    switch value {
    case .null: true
    case .wrapped(_, let inner): holds(for: inner)
    default: kind.requirement.holds(for: value)
    }
  }

  /// Whether every text that consists of these parts complies; nil stands for any text.
  package func holds(forTextOf parts: [String?]) -> Bool {
    kind.requirement.holds(forTextOf: parts)
  }

  /// Whether it is an `each` rule.
  var isAboutElements: Bool {
    if case .each = kind { true } else { false }
  }

  /// Whether `other` says nothing that this rule does not say.
  func makesIdle(_ other: ValidRule) -> Bool {
    if kind == other.kind { return true }
    // Two names or messages may well distinguish the two ends of a range, or an empty text from one that is too short.
    guard ownErrorCase == nil, other.ownErrorCase == nil else { return false }
    if isAboutElements { return kind.requirement.implies(other.kind) }
    guard message == nil, other.message == nil else { return false }
    return kind.requirement.implies(other.kind)
  }

  /// Whether no value of `type` can comply with both, as far as that is easy to see.
  func excludes(_ other: ValidRule, of type: SchemaType) -> Bool {
    kind.requirement.excludes(other.kind, of: type)
      || other.kind.requirement.excludes(kind, of: type)
  }
}
