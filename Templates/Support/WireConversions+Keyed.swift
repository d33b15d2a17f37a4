nonisolated extension WireConversions {
  /// Makes a dictionary of an array, by a value that each element has at `path`. Problems are reported with the
  /// index of the element, and so are keys that occur again.
  @inline(never)
  static func dictionary<
    Wire, KeyWire, Key: Hashable, Value, KeyFailure: Error, Failure: Error
  >(
    of wires: [Wire], keyedBy keyWire: (Wire) -> KeyWire, at path: String,
    keys: (KeyWire) throws(KeyFailure) -> Key, values: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Key: Value] {
    var issues = MappingIssues()
    var dictionary = [Key: Value](minimumCapacity: wires.count)
    /// Made when a key occurs again.
    var firstIndices: [Key: Int]?
    for (index, wire) in wires.enumerated() where !issues.isStopped {
      do throws(Failure) {
        let value = try values(wire)
        do throws(KeyFailure) {
          let key = try keys(keyWire(wire))
          if dictionary.updateValue(value, forKey: key) != nil {
            if firstIndices == nil {
              firstIndices = indices(in: wires) { wire throws(KeyFailure) in
                try keys(keyWire(wire))
              }
            }
            let problem = MappingProblem.duplicate(
              value: ShownText.shown(keyWire(wire)), first: firstIndices?[key])
            issues.add(MappingError(problem), at: .index(index))
          }
        } catch {
          issues.add(MappingError(error, at: .place(path)), at: .index(index))
        }
      } catch {
        issues.add(error, at: .index(index))
      }
    }
    try issues.throwIfAny()
    return dictionary
  }
}
