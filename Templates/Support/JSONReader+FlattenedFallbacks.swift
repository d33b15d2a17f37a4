// If an object that the schema flattens is null or not an object, all values in it are invalid, and are replaced by
// their fallbacks. A value that is optional or has a default is not invalid if the object is null.

nonisolated extension JSONReader {
  /// What is there instead of an object.
  package nonisolated struct Passed {
    fileprivate let mark: Mark
    fileprivate let kind: JSONKind
  }

  /// Passes over null. Nil for anything else, and if the key occurs for the second time.
  @inline(never)
  package mutating func passNull(once isBegun: inout Bool) -> Passed? {
    isBegun || nextKind() != .null ? nil : pass(&isBegun)
  }

  /// Passes over everything but an object. Nil for an object, and if the key occurs for the second time.
  @inline(never)
  package mutating func passNoObject(once isBegun: inout Bool) -> Passed? {
    isBegun || nextKind() == .object ? nil : pass(&isBegun)
  }

  private mutating func pass(_ isBegun: inout Bool) -> Passed? {
    let mark = mark()
    guard let kind = nextKind() else { return nil }
    skip()
    isBegun = true
    return isIntact ? Passed(mark: mark, kind: kind) : nil
  }

  /// - Parameter path: The path from the object to the field.
  @inline(never)
  package mutating func replace<Value>(
    _ field: inout Value?, at path: JSONFieldPath, in passed: Passed,
    else fallback: @autoclosure () throws -> Value
  ) {
    field = replacement(fallback, at: path, in: passed)
  }

  /// Leaves the slot nil for null.
  @inline(never)
  package mutating func replaceIfPresent<Value>(
    _ field: inout Value?, at path: JSONFieldPath, in passed: Passed,
    else fallback: @autoclosure () throws -> Value?
  ) {
    if passed.kind != .null { field = replacement(fallback, at: path, in: passed) }
  }

  private mutating func replacement<Value>(
    _ fallback: () throws -> Value?, at path: JSONFieldPath, in passed: Passed
  ) -> Value? {
    let failure = JSONFailure(
      problem: .mismatch(expected: .object, found: passed.kind), offset: passed.mark.offset,
      unknownKeys: unknownKeys)
    let place = WirePath(wirePath(of: passed.mark).steps + path.keys.map { .known($0) })
    FallbackHandler.tell(
      FallbackReport(at: place, kind: nil, because: error(failure)),
      in: holder() ?? HeldReports.current)
    do {
      return try fallback()
    } catch {
      fail(error, at: passed.mark)
      return nil
    }
  }
}
