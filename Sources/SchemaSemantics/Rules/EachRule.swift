import Diagnostics

/// Each element of a collection, or each value of a dictionary, complies with another rule.
package struct EachRule: Requirement {
  package let rule: ValidRule

  var errorCase: String { "element" + rule.errorCase.capitalizedFirst }
  var complaint: Complaint { "has an invalid element, which \(rule.complaint)" }

  func holds(for value: Value) -> Bool {
    switch value {
    case .array(let elements), .set(let elements): elements.allSatisfy { rule.holds(for: $0) }
    case .dictionary(let entries): entries.allSatisfy { rule.holds(for: $0.value) }
    default: true
    }
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }

  func implies(_ other: RuleKind) -> Bool {
    if case .each(let each) = other { rule.makesIdle(each.rule) } else { false }
  }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    guard case .each(let each) = other else { return false }
    return rule.kind.requirement.excludes(
      each.rule.kind, of: type.element?.ruleSubject ?? type)
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension RuleKind {
  /// After `each`, the message at the end is that of the inner rule; a broken element breaks the rule of the collection, which
  /// says the same.
  var messageAboutElements: String? {
    if case .each(let each) = self { each.rule.message } else { nil }
  }
}

extension Rule {
  static let each = Rule(
    name: "each", example: "each notEmpty", applies: .collection,
    operand: .rule { .each(EachRule(rule: $0)) }, advice: nil)
}
