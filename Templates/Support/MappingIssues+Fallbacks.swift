// A fallback stands in for a value that is invalid, or missing where it is required. It is reported,
// and no issue. Paths are those within the value that the map reads.

nonisolated extension MappingIssues {
  @inline(never)
  func convert<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    do throws(Failure) {
      return try conversion(wire)
    } catch {
      report(error, at: .field(path))
      return fallback
    }
  }

  /// Nil for nil, which is valid.
  @inline(never)
  func convertIfPresent<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire else { return nil }
    do throws(Failure) {
      return try conversion(wire)
    } catch {
      report(error, at: .field(path))
      return fallback
    }
  }

  @inline(never)
  func convertRequired<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    guard let wire else {
      report(MappingError(.missing(because: nil)), at: .field(path))
      return fallback
    }
    return convert(wire, at: path, else: fallback, using: conversion)
  }

  @inline(never)
  func require<Value>(_ value: Value?, at path: String, else fallback: Value) -> Value {
    guard let value else {
      report(MappingError(.missing(because: nil)), at: .field(path))
      return fallback
    }
    return value
  }

  /// Without the elements that are invalid.
  @inline(never)
  func convertValid<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(wires.count)
    for (index, wire) in wires.enumerated() {
      do throws(Failure) {
        values.append(try conversion(wire))
      } catch {
        report(MappingError(error, at: .index(index)), at: .field(path))
      }
    }
    return values
  }

  private func report(_ error: some Error, at step: WirePath.Step) {
    let error = MappingError(error, at: step)
    for issue in error.issues {
      let report = FallbackReport(
        at: issue.path, kind: nil, because: MappingError(issue.problem))
      FallbackReport.handler(report)
    }
  }
}
