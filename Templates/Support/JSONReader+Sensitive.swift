nonisolated extension JSONReader {
  /// If `read` fails, the failure is kept without the value, which the schema calls sensitive.
  @inline(never)
  package mutating func hidingValue(_ read: (inout JSONReader) throws -> Void) {
    let wasIntact = isIntact
    let mark = mark()
    do {
      try read(&self)
    } catch {
      fail(error, at: mark)
    }
    guard wasIntact, let found = failure, found.offset >= mark.offset else { return }
    // Keys within the value are a part of it, so the failure is about the value as a whole.
    failure = JSONFailure(
      problem: found.problem.hidingValue, offset: mark.offset, unknownKeys: unknownKeys)
  }
}

nonisolated extension JSONReader {
  /// The same for a value at a key that the schema does not know. The key is a part of what is sensitive, so the failure is
  /// about `object` as a whole.
  @inline(never)
  package mutating func hidingRest<Value>(
    in object: ObjectStart, _ read: (inout JSONReader) -> Value
  ) -> Value {
    let wasIntact = isIntact
    let value = read(&self)
    if wasIntact, let found = failure {
      failure = JSONFailure(
        problem: found.problem.hidingValue, offset: object.offset, unknownKeys: unknownKeys)
    }
    return value
  }
}

nonisolated extension JSONError.Problem {
  fileprivate var hidingValue: JSONError.Problem {
    switch self {
    case .malformed, .mismatch, .missing: self
    case .unrepresentable(_, let type): .unrepresentable(value: HiddenValue.text, type: type)
    case .rejected(let error): .rejected(MappingError(error).hidingValues)
    }
  }
}
