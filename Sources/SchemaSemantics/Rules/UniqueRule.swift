package struct UniqueRule: Requirement {
  var errorCase: String { "notUnique" }
  var complaint: Complaint { "must not contain an element twice" }

  func holds(for value: Value) -> Bool {
    guard case .array(let all) = value else { return true }
    // Nil breaks no rule.
    let elements = all.filter { $0 != .null }
    return Set(elements).count == elements.count
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }
  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool { false }
  func rulesOut(_ characters: String) -> Bool { false }
}

extension Rule {
  static let unique = Rule(
    name: "unique", example: "unique", applies: .array, operand: .nothing(.unique(UniqueRule())),
    advice: { type in
      switch type {
      case .dictionary: ("every key of a dictionary is unique anyway", nil)
      case .set: ("every element of a set is unique anyway", nil)
      default: nil
      }
    })
}
