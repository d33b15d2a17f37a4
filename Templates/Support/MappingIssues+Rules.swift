nonisolated extension MappingIssues {
  /// The value itself; nil if it breaks a rule.
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

  /// Nil for nil as well, which breaks no rule.
  @inline(never)
  mutating func checkIfPresent<Value, Violation: RuleViolation>(
    _ value: Value?, at path: String, using violations: (Value) -> [Violation]
  ) -> Value? {
    guard let value else { return nil }
    return check(value, at: path, using: violations)
  }

  /// A rule that the whole breaks.
  mutating func add(_ violation: some RuleViolation) {
    if !isStopped { add(violation, at: nil) }
  }
}
