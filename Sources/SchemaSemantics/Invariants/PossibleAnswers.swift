import SchemaSyntax

/// Which answers to the questions of a condition can be given together, as far as that is easy to see: no number is both above
/// 5 and below 3.
struct PossibleAnswers {
  let schema: ResolvedSchema
  /// What is required of a value, whatever the condition says.
  var rules: (ValidCondition.Operand) -> [ValidRule] = { _ in [] }

  typealias Answer = (question: ValidCondition, isYes: Bool)

  func contain(_ answers: [Answer]) -> Bool {
    var known: [ValidCondition.Operand: KnownValue] = [:]
    for answer in answers {
      guard let (operand, restriction) = restriction(by: answer) else { continue }
      known[operand, default: KnownValue()].add(restriction)
    }
    return known.allSatisfy { operand, value in
      let mayBeNil = operand.path?.type.isOptional ?? true
      return value.isPossible(
        holding: rules(operand), counting: operand.isCount, mayBeNil: mayBeNil,
        isDiscrete: operand.isCount || base(of: operand).isDiscrete)
    }
  }

  /// What an answer says about one value. Nil if that is nothing that another answer could contradict.
  private func restriction(
    by answer: Answer
  ) -> (ValidCondition.Operand, KnownValue.Restriction)? {
    switch answer.question {
    case .isNull(let operand):
      return (operand, answer.isYes ? .isMissing : .isPresent)
    case .contained(let operand, in: let values):
      let values = values.map(\.unwrapped)
      return (operand, answer.isYes ? .isOne(of: values) : .isNone(of: values))
    case .flag(.isEmpty(let path)):
      if path.type.isOptional, !answer.isYes { return nil }
      let comparison: Comparison = answer.isYes ? .lessOrEqual : .greater
      return (.count(path), .isWithin(Bounds(comparison, .count(0))))
    case .flag(let operand):
      return (operand, answer.isYes ? .isOne(of: [.boolean(true)]) : .isNone(of: [.boolean(true)]))
    case .comparison(let comparison, let operand, .value(let value)):
      let value = value.unwrapped
      if !comparison.isOrder {
        let isEqual = (comparison == .equal) == answer.isYes
        return (operand, isEqual ? .isOne(of: [value]) : .isNone(of: [value]))
      }
      if answer.isYes { return (operand, .isWithin(Bounds(comparison, value))) }
      // Nil, and what is not a number, is neither below a value nor above it.
      guard base(of: operand) != .unknown, value.hasTotalOrder, let path = operand.path,
        !path.type.isOptional
      else { return nil }
      return (operand, .isWithin(Bounds(comparison.negated, value)))
    case .comparison, .isPresent, .and, .or, .not:
      return nil
    }
  }

  /// The type of what is compared, without `type`s around it.
  private func base(of operand: ValidCondition.Operand) -> SchemaType {
    operand.path.map { schema.base(of: $0.type.unwrapped) } ?? .unknown
  }
}

/// What several answers say about one value.
private struct KnownValue {
  enum Restriction {
    case isMissing
    case isPresent
    case isWithin(Bounds)
    case isOne(of: [Value])
    case isNone(of: [Value])
  }

  private var isMissing = false
  private var isPresent = false
  private var bounds: [Bounds] = []
  /// Nil if it can be any value.
  private var candidates: [Value]?
  private var excluded: [Value] = []

  mutating func add(_ restriction: Restriction) {
    switch restriction {
    case .isMissing: isMissing = true
    case .isPresent: isPresent = true
    case .isNone(let values): excluded += values
    case .isWithin(let bounds):
      isPresent = true
      self.bounds.append(bounds)
    case .isOne(let values):
      isPresent = true
      candidates = candidates.map { $0.filter(values.contains) } ?? values
    }
  }

  func isPossible(
    holding rules: [ValidRule], counting: Bool, mayBeNil: Bool, isDiscrete: Bool
  ) -> Bool {
    if isMissing { return !isPresent }
    if mayBeNil, !isPresent { return true }
    var bounds = bounds + rules.compactMap { $0.bounds(ofCounts: counting) }
    if counting { bounds.append(Bounds(.greaterOrEqual, .count(0))) }
    if let candidates {
      // Equal URLs and the like may be written differently.
      return candidates.contains { candidate in
        !candidate.hasOneSpelling
          || !excluded.contains(candidate)
            && bounds.allSatisfy { $0.contains(candidate) }
            && (counting || rules.allSatisfy { $0.holds(for: candidate) })
      }
    }
    guard let first = bounds.first else { return true }
    let common = bounds.dropFirst().reduce(first) { $0.intersection($1) }
    if common.isEmpty(isDiscrete: isDiscrete) { return false }
    guard let only = common.lower, only == common.upper else { return true }
    return !excluded.contains(only)
  }
}

extension ValidRule {
  /// The bounds of a value, or of how many parts it has.
  fileprivate func bounds(ofCounts: Bool) -> Bounds? {
    switch kind {
    case .bounds(let rule):
      switch rule.measure {
      case .value: ofCounts ? nil : rule.bounds
      case .characters, .elements: ofCounts ? rule.bounds : nil
      case .utf8Bytes, .utf16Units: nil
      }
    case .notEmpty: ofCounts ? Bounds(.greater, .count(0)) : nil
    case .multipleOf, .finite, .matches, .part, .format, .oneOf, .unique, .each: nil
    }
  }
}

extension ValidCondition.Operand {
  fileprivate var isCount: Bool {
    if case .count = self { true } else { false }
  }
}

extension Value {
  fileprivate var hasTotalOrder: Bool {
    switch self {
    case .number, .calendarDate: true
    default: false
    }
  }

  fileprivate var hasOneSpelling: Bool {
    switch self {
    case .boolean, .number, .string, .enumCase, .calendarDate: true
    default: false
    }
  }
}
