nonisolated extension WireObject {
  /// Throws the first rule that the value at `key` breaks.
  func checkRules<Value, Violation: RuleViolation>(
    _ value: Value, at key: StaticString, using violations: (Value) -> [Violation]
  ) throws(DecodingError) {
    if let broken = violations(value).first { throw violation(broken, at: key) }
  }

  /// The same for a value that may be missing, which breaks no rule.
  func checkRulesIfPresent<Value, Violation: RuleViolation>(
    _ value: Value?, at key: StaticString, using violations: (Value) -> [Violation]
  ) throws(DecodingError) {
    if let value { try checkRules(value, at: key, using: violations) }
  }

  /// The error to throw if the value at `key`, or the object as a whole, breaks a rule.
  @inline(never)
  func violation(_ violation: some RuleViolation, at key: StaticString? = nil) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + (key.map { [WireKey($0)] } ?? []),
        debugDescription: violation.description, underlyingError: violation))
  }
}
