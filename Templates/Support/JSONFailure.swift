/// What a reader failed at: a ``JSONError`` before its place is looked up.
package nonisolated struct JSONFailure: Sendable {
  let problem: JSONError.Problem
  /// Of the value at fault. Where a key is missing, of the bracket that closes the object.
  let offset: Int
  /// As it reads at the end of a path.
  var missingKey: String?
}

nonisolated extension JSONReader {
  /// What made the reader fail.
  package var error: JSONError {
    error(failure ?? JSONFailure(problem: .malformed(.expectedValue), offset: position))
  }

  /// Of a failure that was taken, too.
  package func error(_ failure: JSONFailure) -> JSONError {
    var locator = locator
    locator.move(to: failure.offset, in: bytes)
    var place = locator.place
    var path = WirePath(locator.path)
    if let key = failure.missingKey {
      place = locator.containerStart
      path = WirePath(locator.containerPath)
      path.steps.append(.field(key))
    }
    if case .rejected(let error as MappingError) = failure.problem, error.count == 1 {
      path.steps += error.issues.flatMap(\.path.steps)
    }
    return JSONError(
      problem: failure.problem, path: path, line: place.line, column: place.column,
      offset: place.offset)
  }
}
