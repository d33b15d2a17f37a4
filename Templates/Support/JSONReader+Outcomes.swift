// Several cases of a union by shape may contain the same value, and so may the cases of unions inside it. The value is
// read for the first of these cases, and the others use the result.

nonisolated extension JSONReader {
  /// The value that comes next. It is read unless it has been read as this case of the union
  /// before.
  @inline(never)
  package mutating func readOnce<Value: Sendable>(
    case name: String, of union: ObjectIdentifier, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let kind = nextKind()
    guard kind == .object || kind == .array else { return read(&self) }
    outcomeCount &+= 1
    guard isWithinCase else {
      self.isWithinCase = true
      let value = read(&self)
      self.isWithinCase = false
      return value
    }
    return keepOutcome(at: JSONPlace(offset: position, union: union, caseName: name), read)
  }

  /// Most values are small and contain no such unions: reading them again is just as quick.
  private mutating func keepOutcome<Value: Sendable>(
    at place: JSONPlace, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    if !outcomes.isEmpty, let outcome = outcomes[place] as? JSONOutcome<Value> {
      return take(outcome, at: place.offset)
    }
    let (count, countBefore) = (heldReports?.count ?? 0, outcomeCount)
    let value = read(&self)
    let holdsOthers = outcomeCount != countBefore
    if var failure {
      if case .mismatch = failure.problem, failure.offset == place.offset { return nil }
      failure.unknownKeys = unknownKeys
      outcomes[place] = JSONOutcome<Value>.failure(failure)
    } else if let value, holdsOthers || position &- place.offset > 256 {
      let reports = heldReports?.reports(after: count) ?? []
      outcomes[place] = JSONOutcome.value(value, end: mark(), reports: reports)
    }
    return value
  }

  private mutating func take<Value>(_ outcome: JSONOutcome<Value>, at offset: Int) -> Value? {
    switch outcome {
    case .value(let value, let end, let reports):
      reset(to: end)
      if !reports.isEmpty, let held = holder() {
        for report in reports { held.add(report) }
      }
      return value
    case .failure(let failure):
      unknownKeys = failure.unknownKeys.within(unknownKeys, at: offset)
      fail(failure.problem, at: failure.offset, missingKey: failure.missingKey)
      return nil
    }
  }

  /// Results that no case of a union around this place can ask for are not kept.
  package mutating func forgetOutcomes() {
    if !isWithinCase, !outcomes.isEmpty { outcomes = [:] }
  }
}

/// The result of reading a value. Its reports show the keys on the way as the first case knows them: to the schema, a key
/// may be a field of one case, and of a dictionary in another.
private nonisolated enum JSONOutcome<Value: Sendable>: Sendable {
  case value(Value, end: JSONReader.Mark, reports: [@Sendable () -> Void])
  case failure(JSONFailure)
}
