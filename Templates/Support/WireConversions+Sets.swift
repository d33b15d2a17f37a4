nonisolated extension WireConversions {
  /// The values of the elements of a set, in the order given. These elements have no places in the payload:
  /// problems have the place of the set.
  @inline(never)
  static func elements<Wire, Value, Failure: Error>(
    of set: some Collection<Wire>, _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(set.count)
    var failures: [(element: String, error: Failure)] = []
    for wire in set {
      do throws(Failure) {
        values.append(try conversion(wire))
      } catch {
        failures.append(("\(wire)", error))
      }
    }
    // In order, so that the same payload always gives the same error.
    failures.sort { $0.element < $1.element }
    var issues = MappingIssues()
    for failure in failures where !issues.isStopped { issues.add(failure.error, at: nil) }
    try issues.throwIfAny()
    return values
  }
}
