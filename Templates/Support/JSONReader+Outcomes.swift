// What a union by shape holds may be the same in several of its cases, and so it goes at every level below.
// It is read for the first of them; the others take what came of that.

nonisolated extension JSONReader {
  /// The value that comes next, which is read unless it was as this case of the union before.
  @inline(never)
  package mutating func readOnce<Value: Sendable>(
    case name: String, of union: ObjectIdentifier, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let offset = mark().offset
    let place = JSONPlace(offset: offset, union: union, caseName: name)
    let way = unknownKeys
    if let outcome = outcomes[place] as? JSONOutcome<Value>, outcome.holds(by: way) {
      return take(outcome, at: offset)
    }
    let count = heldReports?.count ?? 0
    let value = read(&self)
    if var failure {
      failure.unknownKeys = unknownKeys
      outcomes[place] = JSONOutcome<Value>.failure(failure)
    } else if let value {
      let reports = heldReports?.reports(after: count) ?? []
      outcomes[place] = JSONOutcome.value(value, end: mark(), reports: reports, by: way)
    }
    return value
  }

  private mutating func take<Value>(_ outcome: JSONOutcome<Value>, at offset: Int) -> Value? {
    switch outcome {
    case .value(let value, let end, let reports, _):
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

  /// What no case of a union around it may ask for is not kept.
  package mutating func forgetOutcomes() {
    if attempts == 0, !outcomes.isEmpty { outcomes = [:] }
  }
}

/// What came of reading a value.
private nonisolated enum JSONOutcome<Value: Sendable>: Sendable {
  case value(Value, end: JSONReader.Mark, reports: [@Sendable () -> Void], by: JSONUnknownKeys)
  case failure(JSONFailure)

  /// Reports name the keys on the way, which the schema knows for one case and not for another.
  func holds(by way: JSONUnknownKeys) -> Bool {
    if case .value(_, _, let reports, let first) = self {
      reports.isEmpty || first == way
    } else {
      true
    }
  }
}
