nonisolated extension JSONWriter {
  /// If `write` fails, the failure is kept without the value, which the schema calls sensitive.
  @inline(never)
  package mutating func hidingValue(_ write: (inout JSONWriter) -> Void) {
    let wasIntact = failure == nil
    write(&self)
    guard wasIntact, let found = failure else { return }
    failure = JSONWritingError(problem: found.problem.hidingValue, path: found.path.hidingKeys)
  }
}

nonisolated extension JSONWritingError.Problem {
  fileprivate var hidingValue: JSONWritingError.Problem {
    if case .rejected(let error) = self { .rejected(error.hidingValues) } else { self }
  }
}
