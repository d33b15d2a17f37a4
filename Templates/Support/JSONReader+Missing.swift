// If something is wrong with an object that has been read, another reader goes through it again to find
// the place. A reader that succeeds pays nothing for that.

nonisolated extension JSONReader {
  /// Fails with the first of `paths` that leads to nothing in `object`, which has been read.
  @inline(never)
  package mutating func failMissing(_ paths: JSONFieldPath..., in object: ObjectStart) {
    for path in paths where isIntact {
      if case .failure(let failure) = place(of: path.keys, in: object) { self.fail(failure) }
    }
  }

  /// The same for one key, which may be made while the program runs.
  package mutating func failMissing(named key: String, in object: ObjectStart) {
    fail(.missing, at: object.offset, missingKey: key)
  }

  /// Fails with the first rule that the value at `path` breaks.
  package mutating func checkRules<Value, Violation: Error>(
    _ value: Value, at path: JSONFieldPath, in object: ObjectStart,
    using violations: (Value) -> [Violation]
  ) {
    if let broken = violations(value).first { failRule(broken, at: path, in: object) }
  }

  /// The same for a value that may be missing, which breaks no rule.
  package mutating func checkRulesIfPresent<Value, Violation: Error>(
    _ value: Value?, at path: JSONFieldPath, in object: ObjectStart,
    using violations: (Value) -> [Violation]
  ) {
    if let value { checkRules(value, at: path, in: object, using: violations) }
  }

  /// Fails with a rule that `object` breaks as a whole.
  @inline(never)
  package mutating func failRule(_ violation: some Error, in object: ObjectStart) {
    fail(.rejected(violation), at: object.offset)
  }

  /// Fails with a rule that one of its values breaks.
  @inline(never)
  package mutating func failRule(
    _ violation: some Error, at path: JSONFieldPath, in object: ObjectStart
  ) {
    switch place(of: path.keys, in: object) {
    case .value(let offset): fail(.rejected(violation), at: offset)
    // It is a default value that breaks the rule.
    case .failure:
      fail(.rejected(violation), at: object.offset, missingKey: path.keys.joined(separator: "."))
    }
  }

  private enum Place {
    /// The offset where the value begins.
    case value(Int)
    case failure(JSONFailure)
  }

  /// The place of the value at the end of `keys`.
  private func place(of keys: [String], in object: ObjectStart) -> Place {
    var json = JSONReader(bytes, at: object.offset)
    for key in keys {
      let start = json.mark().offset
      if json.readNull() {
        return .failure(
          JSONFailure(
            problem: .mismatch(expected: .object, found: .null), offset: start,
            unknownKeys: unknownKeys))
      }
      if !json.enter(.field(key)) {
        return .failure(
          JSONFailure(
            problem: .missing, offset: start, missingKey: key, unknownKeys: unknownKeys))
      }
    }
    return .value(json.mark().offset)
  }

  private mutating func fail(_ failure: JSONFailure) {
    fail(failure.problem, at: failure.offset, missingKey: failure.missingKey)
  }
}
