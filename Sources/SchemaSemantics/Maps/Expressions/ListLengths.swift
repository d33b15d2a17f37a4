import Diagnostics
import SchemaSyntax

/// Lists of values whose length is known, and is not what a rule requires: the map would always fail.
extension ExpressionTyping {
  mutating func checkLengths(in value: MapValue, for field: ResolvedField) {
    let lists = value.lists
    if lists.isEmpty || field.syntax.rules.isEmpty { return }
    let rules = context.rules(of: field)
    for list in lists { checkLength(of: list, by: rules, of: field.swiftName) }
  }

  mutating func checkLength(of list: MapValue, by rules: [ValidRule], of owner: String) {
    guard let counts = list.counts, let rule = rules.first(where: { $0.excludes(counts: counts) })
    else { return }
    let count =
      counts.lowerBound == counts.upperBound
      ? "\(counts.upperBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    diagnostics.report(
      .brokenRule, "`\(owner)` \(rule.complaint.text), and this list has \(count)", at: list.span,
      secondary: [.init(rule.span, "`\(owner)` requires it here")],
      help: "write as many elements as the rule allows, or change the rule")
  }
}

extension ValidRule {
  /// Whether no list with any of these numbers of elements complies.
  fileprivate func excludes(counts: ClosedRange<Int>) -> Bool {
    guard case .bounds(let rule) = kind, rule.measure == .elements else { return false }
    return counts.allSatisfy { !rule.bounds.contains(.count($0)) }
  }

  /// Whether every list with any of these numbers of elements complies.
  package func holds(forCounts counts: ClosedRange<Int>) -> Bool {
    switch kind {
    case .bounds(let rule):
      rule.measure == .elements && counts.allSatisfy { rule.bounds.contains(.count($0)) }
    case .notEmpty: counts.lowerBound > 0
    case .multipleOf, .finite, .matches, .part, .format, .oneOf, .unique, .each: false
    }
  }
}

extension MapValue {
  /// How many elements a list of values may have.
  package var counts: ClosedRange<Int>? {
    guard case .list(let elements) = kind else { return nil }
    let least = elements.filter { !$0.isLeftOutIfNil }.count
    // In a set, equal elements become one.
    let isSet = if case .set = type.unwrapped { true } else { false }
    return (isSet ? min(least, 1) : least)...elements.count
  }

  /// The lists of values that may be the outcome, unless something else is made of them.
  fileprivate var lists: [MapValue] {
    switch kind {
    case .list: [self]
    case .converted(let inner, .inject), .required(let inner, _): inner.lists
    case .coalesce(let left, let right): left.lists + right.lists
    case .match(_, let rows): rows.flatMap(\.value.lists)
    case .path, .constant, .refused, .interpolation, .custom, .construction, .converted, .record,
      .cases, .unrecognized:
      []
    }
  }
}
