// Fallbacks of types that check their values, and so have no literals. They are made only when they are
// needed, and it is an issue if they cannot be made.

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convert<Wire, Value, Failure: Error, OtherFailure: Error>(
    _ wire: Wire, at path: String, orElse fallback: () throws(OtherFailure) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    if isStopped { return nil }
    do throws(Failure) {
      return try HeldReports.attempt { () throws(Failure) in try conversion(wire) }
    } catch {
      if refuses(error) { return nil }
      report(error, at: .place(path))
      return attempt(at: path, fallback)
    }
  }

  /// Returns nil for nil, too, which is valid.
  @inline(never)
  mutating func convertIfPresent<Wire, Value, Failure: Error, OtherFailure: Error>(
    _ wire: Wire?, at path: String, orElse fallback: () throws(OtherFailure) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire else { return nil }
    return convert(wire, at: path, orElse: fallback, using: conversion)
  }

  @inline(never)
  mutating func convertRequired<Wire, Value, Failure: Error, OtherFailure: Error>(
    _ wire: Wire?, at path: String, orElse fallback: () throws(OtherFailure) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    if isStopped { return nil }
    guard let wire else {
      report(MappingError(.missing(because: nil)), at: .place(path))
      return attempt(at: path, fallback)
    }
    return convert(wire, at: path, orElse: fallback, using: conversion)
  }

  /// Returns the fallback if anything went wrong on the way to `value`, and reports it.
  @inline(never)
  func value<Value>(_ value: Value?, orElse fallback: () -> Value?) -> Value? {
    if isEmpty, let value { return value }
    reportAll()
    return fallback()
  }

  /// The same for a value that may also be nil without anything having gone wrong.
  @inline(never)
  func value<Value>(ofOptional value: Value?, orElse fallback: () -> Value?) -> Value? {
    if isEmpty { return value }
    reportAll()
    return fallback()
  }
}
