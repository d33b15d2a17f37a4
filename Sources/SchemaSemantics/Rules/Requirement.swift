/// What a rule requires of a value, its operand included. Each kind is declared in a file of its own, and listed in
/// ``RuleKind``.
protocol Requirement: Hashable, Sendable {
  /// The error case of the generated type: what is wrong with a value that breaks the rule. In a record, the name of the
  /// field comes first: `fullNameIsEmpty`.
  var errorCase: String { get }
  /// What is wrong, to follow the value or the name of the field: `must not be empty`.
  var complaint: Complaint { get }
  /// Whether a value that the rule applies to complies with it.
  func holds(for value: Value) -> Bool
  /// Whether every text that consists of these parts complies; nil stands for any text.
  func holds(forTextOf parts: [String?]) -> Bool
  /// Whether every value that complies with this rule also complies with `other`, as far as that is easy to see.
  func implies(_ other: RuleKind) -> Bool
  /// Whether no value of `type` can comply with both, as far as that is easy to see. It is enough if one of the two rules
  /// says so.
  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool
  /// Whether no text that complies contains any of `characters`.
  func rulesOut(_ characters: String) -> Bool
}
