// Fallbacks of values that may be nested deeper than the stack allows: a fallback does not replace such a
// value, and the payload is refused as a whole.

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertNested<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    if isStopped { return fallback }
    do throws(Failure) {
      return try HeldReports.attempt { () throws(Failure) in try conversion(wire) }
    } catch {
      if !isRefused(error) { report(error, at: .place(path)) }
      return fallback
    }
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  mutating func convertIfPresentNested<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire else { return nil }
    return convertNested(wire, at: path, else: fallback, using: conversion)
  }

  @inline(never)
  mutating func convertRequiredNested<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    guard let wire else {
      report(MappingError(.missing(because: nil)), at: .place(path))
      return fallback
    }
    return convertNested(wire, at: path, else: fallback, using: conversion)
  }

  /// Leaves out the elements that are invalid.
  @inline(never)
  mutating func convertValidNested<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(wires.count)
    for (index, wire) in wires.enumerated() where !isStopped {
      do throws(Failure) {
        values.append(
          try HeldReports.attempt { () throws(Failure) in try conversion(wire) })
      } catch {
        if !isRefused(error) {
          reportLeftOut(error, at: path, isKept ? .keptIndex(index) : .index(index))
        }
      }
    }
    return values
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  mutating func convertValidSetNested<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value> {
    var refusal: Failure?
    let values = convertValidSet(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
      do throws(Failure) {
        return try conversion(wire)
      } catch {
        if MappingError(error).isTooDeep { refusal = error }
        throw error
      }
    }
    if let refusal { add(refusal, at: nil) }
    return values
  }

  /// What was found apart from these issues, and is about to be replaced.
  mutating func refuse(_ replaced: MappingIssues) {
    _ = isRefused(replaced.error)
  }
}
