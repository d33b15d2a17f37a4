// A fallback replaces a value that is invalid, and is reported. What is not JSON cannot be replaced.

nonisolated extension JSONReader {
  @inline(never)
  mutating func read<Value: JSONReadable>(
    _ field: inout Value?, else fallback: @autoclosure () throws -> Value
  ) {
    if case .some = field { return skip() }
    let mark = mark()
    field = attempt { Value(from: &$0) } ?? replacement(fallback, since: mark)
  }

  /// Leaves the slot nil for null.
  @inline(never)
  mutating func readIfPresent<Value: JSONReadable>(
    _ field: inout Value?, else fallback: @autoclosure () throws -> Value?
  ) {
    if readNull() { return }
    if case .some = field { return skip() }
    let mark = mark()
    field = attempt { Value(from: &$0) } ?? replacement(fallback, since: mark)
  }

  /// Keeps null as the inner nil, which tells it from a key that is missing.
  @inline(never)
  mutating func readOrNull<Value: JSONReadable>(
    _ field: inout Value??, else fallback: @autoclosure () throws -> Value?
  ) {
    if case .some = field { return skip() }
    if readNull() {
      field = .some(nil)
      return
    }
    let mark = mark()
    if let value = attempt({ Value(from: &$0) }) {
      field = value
    } else {
      field = replacement({ .some(try fallback()) }, since: mark)
    }
  }

  mutating func attempt<Value>(_ read: (inout JSONReader) -> Value?) -> Value? {
    let count = beginAttempt()
    let value = read(&self)
    endAttempt(after: count)
    return value
  }

  mutating func replacement<Value>(
    _ fallback: () throws -> Value?, since mark: Mark
  ) -> Value? {
    guard reportInvalid(since: mark) else { return nil }
    do {
      return try fallback()
    } catch {
      fail(error, at: mark)
      return nil
    }
  }

  /// Moves past the value at `mark`, which is invalid. False if the value is not even JSON.
  @inline(never)
  mutating func reportInvalid(since mark: Mark, isLeftOut: Bool = false) -> Bool {
    guard let failure = takeFailure(since: mark) else { return false }
    let kind = nextKind()
    skipHidingKeys(isKeyKnown: true)
    guard isIntact, let kind else { return false }
    let path = wirePath(of: mark)
    let error = error(failure)
    FallbackHandler.tell(
      FallbackReport(at: path, kind: kind, because: error, isLeftOut: isLeftOut),
      in: holder() ?? HeldReports.current)
    return true
  }
}
