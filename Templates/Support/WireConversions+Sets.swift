nonisolated extension WireConversions {
  /// The values of the elements of a set, in the order given. These elements have no places in the payload:
  /// problems have the place of the set.
  @inline(never)
  static func elements<Wire, Value, Failure: Error>(
    of set: some Collection<Wire>, _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    do throws(MappingError) {
      return try values(ofEach: set, conversion)
    } catch {
      if error.isTooDeep { throw error }
      // Once more, in order, so that the same payload always gives the same error.
      return try values(ofEach: set.sorted { "\($0)" < "\($1)" }, conversion)
    }
  }

  private static func values<Wire, Value, Failure: Error>(
    ofEach wires: some Collection<Wire>, _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    var issues = MappingIssues()
    var values: [Value] = []
    values.reserveCapacity(wires.count)
    for wire in wires where !issues.isStopped {
      do throws(Failure) {
        values.append(try conversion(wire))
      } catch {
        issues.add(error, at: nil)
      }
    }
    try issues.throwIfAny()
    return values
  }
}
