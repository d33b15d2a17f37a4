nonisolated extension MappingIssues {
  /// Returns the value, or nil if it breaks a rule.
  @inline(never)
  mutating func check<Value, Violation: RuleViolation>(
    _ value: Value, at path: String, using violations: (Value) -> [Violation]
  ) -> Value? {
    if isStopped { return nil }
    let broken = violations(value)
    if broken.isEmpty { return value }
    for violation in broken where !isStopped { add(violation, at: .place(path)) }
    return nil
  }

  /// Returns nil for nil, too, which breaks no rule.
  @inline(never)
  mutating func checkIfPresent<Value, Violation: RuleViolation>(
    _ value: Value?, at path: String, using violations: (Value) -> [Violation]
  ) -> Value? {
    guard let value else { return nil }
    return check(value, at: path, using: violations)
  }

  /// Adds a rule that the value as a whole breaks.
  mutating func add(_ violation: some RuleViolation) {
    if !isStopped { add(violation, at: nil) }
  }
}
