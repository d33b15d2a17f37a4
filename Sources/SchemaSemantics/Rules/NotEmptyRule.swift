package struct NotEmptyRule: Requirement {
  var errorCase: String { "isEmpty" }
  var complaint: Complaint { "must not be empty" }

  func holds(for value: Value) -> Bool {
    if case .string(let text) = value { !text.isEmpty } else { value.elementCount > 0 }
  }

  func holds(forTextOf parts: [String?]) -> Bool { parts.contains { $0?.isEmpty == false } }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    if case .bounds(let rule) = other { rule.isExceeded(by: 1) } else { false }
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension Rule {
  static let notEmpty = Rule(
    name: "notEmpty", example: "notEmpty", applies: .sized,
    operand: .nothing(.notEmpty(NotEmptyRule())), advice: nil)
}
