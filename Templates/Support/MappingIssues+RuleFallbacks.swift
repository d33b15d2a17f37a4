nonisolated extension MappingIssues {
  /// The value, or the fallback if it breaks a rule, which is reported.
  @inline(never)
  func check<Value, Violation: RuleViolation>(
    _ value: Value, at path: String, else fallback: Value, using violations: (Value) -> [Violation]
  ) -> Value {
    var issues = MappingIssues()
    let checked = issues.check(value, at: path, using: violations)
    return issues.value(checked, else: fallback)
  }
}
