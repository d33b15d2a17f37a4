extension Rule {
  static let count = Rule(
    name: "count", example: "count 1...10", applies: .collection, operand: .counts,
    errorCase: {
      $0.bounds.errorCase(below: "tooFewElements", above: "tooManyElements", else: "wrongCount")
    },
    complaint: { operand in
      guard case .bounds(let bounds) = operand else { return "" }
      return "must have " + bounds.countPhrase("element")
    },
    holds: { value, operand in
      guard case .bounds(let bounds) = operand else { return true }
      return bounds.contains(.count(value.elementCount))
    },
    test: { .outside($0.bounds, of: "count") })

  static let unique = Rule(
    name: "unique", example: "unique", applies: .array, operand: .none,
    errorCase: { _ in "notUnique" },
    complaint: { _ in "must not hold an element twice" },
    holds: { value, _ in
      guard case .array(let elements) = value else { return true }
      return Set(elements).count == elements.count
    },
    test: { _ in .repeatsElement })

  /// Each element, or each value of a dictionary, keeps another rule.
  static let each = Rule(
    name: "each", example: "each notEmpty", applies: .collection, operand: .rule,
    errorCase: { operand in
      guard case .rule(let rule) = operand else { return "invalidElement" }
      return "element" + rule.errorCase.capitalizedFirst
    },
    complaint: { operand in
      guard case .rule(let rule) = operand else { return "" }
      return "has an invalid element, which " + rule.complaint
    },
    holds: { value, operand in
      guard case .rule(let rule) = operand else { return true }
      return switch value {
      case .array(let elements), .set(let elements): elements.allSatisfy { rule.holds(for: $0) }
      case .dictionary(let entries): entries.allSatisfy { rule.holds(for: $0.value) }
      default: true
      }
    },
    test: { operand in
      guard case .rule(let rule) = operand else { return .repeatsElement }
      return .element(rule)
    })
}
