import SchemaSemantics

/// What the error cases of one type are called.
struct ViolationNames {
  private var names: LocalNames

  /// - Parameter invariants: whose names are those of their cases.
  init(besides invariants: [ValidInvariant]) {
    names = LocalNames(taken: invariants.map(\.name))
  }

  /// - Parameter field: missing for the value of a `type`.
  mutating func claim(for rule: ValidRule, of field: String?) -> String {
    names.claim(field.map { $0 + SwiftIdentifier.capitalized(rule.errorCase) } ?? rule.errorCase)
  }
}
