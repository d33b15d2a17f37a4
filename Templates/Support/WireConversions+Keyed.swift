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
    /// Made when a key may occur again: when one does, or after an element without a value.
    var firstIndices: [Key: Int]?
    for (index, wire) in wires.enumerated() where !issues.isStopped {
      var value: Value?
      do throws(Failure) {
        value = try values(wire)
      } catch {
        issues.add(error, at: .index(index))
        if issues.isStopped { break }
      }
      do throws(KeyFailure) {
        let key = try keys(keyWire(wire))
        let isKnown = value.map { dictionary.updateValue($0, forKey: key) != nil } ?? true
        guard isKnown || firstIndices != nil else { continue }
        let indices =
          firstIndices
          ?? indices(in: wires) { wire throws(KeyFailure) in try keys(keyWire(wire)) }
        firstIndices = indices
        guard let first = indices[key], first < index else { continue }
        let shown = ShownText.shown(keyWire(wire))
        issues.add(MappingError(.duplicate(value: shown, first: first)), at: .index(index))
      } catch {
        // What is wrong with the key is mostly what is wrong with the element.
        if value != nil { issues.add(MappingError(error, at: .place(path)), at: .index(index)) }
      }
    }
    try issues.throwIfAny()
    return dictionary
  }
}
