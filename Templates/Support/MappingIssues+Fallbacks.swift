// A fallback replaces a value that is invalid, or that is required and missing. This is reported, and is
// not an issue.

nonisolated extension MappingIssues {
  @inline(never)
  func convert<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    do throws(Failure) {
      return try HeldReports.attempt { () throws(Failure) in try conversion(wire) }
    } catch {
      report(error, at: .place(path))
      return fallback
    }
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  func convertIfPresent<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire else { return nil }
    do throws(Failure) {
      return try HeldReports.attempt { () throws(Failure) in try conversion(wire) }
    } catch {
      report(error, at: .place(path))
      return fallback
    }
  }

  @inline(never)
  func convertRequired<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    guard let wire else {
      report(MappingError(.missing(because: nil)), at: .place(path))
      return fallback
    }
    return convert(wire, at: path, else: fallback, using: conversion)
  }

  @inline(never)
  func require<Value>(_ value: Value?, at path: String, else fallback: Value) -> Value {
    guard let value else {
      report(MappingError(.missing(because: nil)), at: .place(path))
      return fallback
    }
    return value
  }

  /// Leaves out the elements that are invalid.
  ///
  /// - Parameter isKept: Whether elements were left out before, so that indices are not those of the payload.
  @inline(never)
  func convertValid<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(wires.count)
    for (index, wire) in wires.enumerated() {
      do throws(Failure) {
        values.append(
          try HeldReports.attempt { () throws(Failure) in try conversion(wire) })
      } catch {
        reportLeftOut(error, at: path, isKept ? .keptIndex(index) : .index(index))
      }
    }
    return values
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  func convertValidSet<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value> {
    var firstIndices = [Value: Int](minimumCapacity: wires.count)
    for (index, wire) in wires.enumerated() {
      do throws(MappingError) {
        try HeldReports.attempt { () throws(MappingError) in
          let value: Value
          do throws(Failure) { value = try conversion(wire) } catch { throw MappingError(error) }
          guard let first = firstIndices[value] else {
            firstIndices[value] = index
            return
          }
          let shown = ShownText.shown(wire)
          throw MappingError(.duplicate(value: shown, first: isKept ? nil : first))
        }
      } catch {
        reportLeftOut(error, at: path, isKept ? .keptIndex(index) : .index(index))
      }
    }
    return Set(firstIndices.keys)
  }

  /// Returns the fallback if anything went wrong on the way to `value`, and reports it.
  @inline(never)
  func value<Value>(_ value: Value?, else fallback: Value) -> Value {
    if isEmpty, let value { return value }
    reportAll()
    return fallback
  }

  /// The same for a value that may also be nil without anything having gone wrong.
  @inline(never)
  func value<Value>(ofOptional value: Value?, else fallback: Value?) -> Value? {
    if isEmpty { return value }
    reportAll()
    return fallback
  }

  /// Reports once for each value that the map reads: if an element is invalid, the value as a whole is
  /// replaced, and not only the element.
  func reportAll() {
    var places: [WirePath.Step?] = []
    for issue in issues where !places.contains(issue.path.steps.first) {
      places.append(issue.path.steps.first)
    }
    for place in places {
      let found = issues.filter { $0.path.steps.first == place }.map { issue in
        var issue = issue
        issue.path = WirePath(Array(issue.path.steps.dropFirst()))
        return issue
      }
      report(MappingError(found, count: found.count), at: place)
    }
  }

  func report(_ error: some Error, at step: WirePath.Step?) {
    tell(at: step.map { [$0] } ?? [], because: error)
  }

  private func reportLeftOut(_ error: some Error, at path: String, _ index: WirePath.Step) {
    let steps = WirePath.Step.place(path).map { [$0, index] } ?? [index]
    tell(at: steps, because: error, isLeftOut: true)
  }

  private func tell(
    at steps: [WirePath.Step], because error: some Error, isLeftOut: Bool = false
  ) {
    if MappingError(error).isTooDeep { return }
    let steps = ReportPlace.path(to: steps)
    FallbackHandler.tell(
      FallbackReport(
        at: WirePath(steps), kind: nil, because: MappingError(error), isLeftOut: isLeftOut))
  }
}

nonisolated extension WireConversions {
  /// Leaves out the elements that are invalid, and reports each with its index.
  @inline(never)
  static func validArray<Wire, Value, Failure: Error>(
    _ wires: [Wire], isKept: Bool = false, _ conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    MappingIssues().convertValid(wires, at: "", isKept: isKept, using: conversion)
  }
}
