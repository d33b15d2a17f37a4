/// Why a reader failed: a ``JSONError`` whose line and column have not been looked up yet.
package nonisolated struct JSONFailure: Sendable {
  let problem: JSONError.Problem
  /// The offset of the value at fault. If a key is missing, that of the object.
  let offset: Int
  /// The key as a path shows it.
  var missingKey: String?
  var unknownKeys: JSONUnknownKeys

  /// Whether no other value may replace what was read.
  fileprivate var isFinal: Bool {
    if case .malformed(.tooDeep) = problem { true } else { false }
  }
}

nonisolated extension JSONReader {
  package var hasFailed: Bool { failure != nil }
  package var isIntact: Bool { failure == nil }

  /// Keeps the first failure.
  @inline(never)
  package mutating func fail(
    _ problem: JSONError.Problem, at offset: Int, missingKey: String? = nil
  ) {
    if failure == nil {
      failure = JSONFailure(
        problem: problem, offset: offset, missingKey: missingKey, unknownKeys: unknownKeys)
    }
    position = bytes.count
  }

  /// Keeps the error of a rule for the value at `mark`.
  package mutating func fail(_ error: some Error, at mark: Mark) {
    fail(.rejected(error), at: mark.offset)
  }

  /// Fails at the next byte.
  @inline(never)
  mutating func fail(_ syntax: JSONError.Syntax) {
    fail(.malformed(position < bytes.count ? syntax : .unexpectedEnd), at: position)
  }

  /// Fails because the next value is not what was `expected`.
  @inline(never)
  package mutating func fail(expected: JSONError.Expectation) {
    if let kind = nextKind() {
      fail(.mismatch(expected: expected, found: kind), at: position)
    } else {
      fail(.expectedValue)
    }
  }

  /// Returns what went wrong since `mark`, if anything did. The reader goes back to `mark` and can go on.
  package mutating func takeFailure(since mark: Mark) -> JSONFailure? {
    guard var failure, failure.offset >= mark.offset, !failure.isFinal else { return nil }
    failure.unknownKeys = unknownKeys
    unknownKeys.rewind(to: mark.offset)
    self.failure = nil
    reset(to: mark)
    return failure
  }
}

nonisolated extension JSONReader {
  /// The error that made the reader fail.
  package var error: JSONError {
    var found =
      failure
      ?? JSONFailure(
        problem: .malformed(.expectedValue), offset: position, unknownKeys: unknownKeys)
    found.unknownKeys = unknownKeys
    return error(found)
  }

  /// The same for a failure that was taken before.
  package func error(_ failure: JSONFailure) -> JSONError {
    var locator = locator
    locator.move(to: failure.offset, in: bytes)
    var place = locator.place
    var path = locator.path(failure.unknownKeys)
    if let key = failure.missingKey { path.steps.append(.field(key)) }
    if case .rejected(let error as MappingError) = failure.problem {
      let steps = error.issues.first?.path.steps ?? []
      path.steps += steps
      locator.move(to: offset(of: steps, in: failure.offset), in: bytes)
      place = locator.place
    }
    return JSONError(
      problem: failure.problem, path: path, line: place.line, column: place.column,
      offset: place.offset)
  }

  /// Where a part of the value at `offset` begins. If it has no such part, where the value itself begins.
  private func offset(of steps: [WirePath.Step], in offset: Int) -> Int {
    var reader = JSONReader(bytes, at: offset)
    for step in steps {
      guard reader.enter(step) else { return offset }
    }
    return reader.mark().offset
  }

  /// Moves to that part of the next value.
  mutating func enter(_ step: WirePath.Step) -> Bool {
    switch (step, nextKind()) {
    case (.index(let index), .array):
      beginArray()
      for _ in 0..<index {
        guard nextElement() else { return false }
        skip()
      }
      return nextElement()
    case (.field(let name), .object), (.key(let name), .object):
      beginObject()
      while let key = nextKey() {
        if key.text == name { return true }
        skip()
      }
      return false
    default:
      return false
    }
  }

  /// The path of the value at `mark`.
  package mutating func wirePath(of mark: Mark) -> WirePath {
    locator.move(to: mark.offset, in: bytes)
    return locator.path(unknownKeys)
  }
}
