/// The value is neither infinite nor "not a number". JSON cannot write such values, but code that makes a domain value
/// can.
package struct FiniteRule: Requirement {
  var errorCase: String { "notFinite" }
  var complaint: Complaint { "must be a finite number" }

  func holds(for value: Value) -> Bool {
    if case .floating(let number) = value { number.isFinite } else { true }
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }
  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool { false }
  func rulesOut(_ characters: String) -> Bool { false }
}

extension Rule {
  static let finite = Rule(
    name: "finite", example: "finite", applies: .floatingPoint,
    operand: .nothing(.finite(FiniteRule())), advice: nil)
}
