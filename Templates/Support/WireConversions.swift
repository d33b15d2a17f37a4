/// Applies the conversion of one value to all values of a collection. All values that fail are reported in
/// one error, each with its index or key.
nonisolated enum WireConversions {
  @inline(never)
  static func array<Wire, Value, Failure: Error>(
    _ wires: [Wire], _ conversion: (borrowing Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    try wires.withUnsafeBufferPointer { (wires) throws(MappingError) in
      try array(ofEach: wires, conversion)
    }
  }

  /// Values are lent to `conversion` and not copied: a copy would count all of the references in them up and
  /// down.
  private static func array<Wire: ~Copyable, Value, Failure: Error>(
    ofEach wires: UnsafeBufferPointer<Wire>,
    _ conversion: (borrowing Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    var issues = MappingIssues()
    var values: [Value] = []
    values.reserveCapacity(wires.count)
    for index in wires.indices where !issues.isStopped {
      do throws(Failure) {
        values.append(try conversion(wires[index]))
      } catch {
        issues.add(error, at: .index(index))
      }
    }
    try issues.throwIfAny()
    return values
  }

  /// It is a problem if two elements become the same.
  @inline(never)
  static func set<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> Set<Value> {
    var issues = MappingIssues()
    var firstIndices = [Value: Int](minimumCapacity: wires.count)
    for (index, wire) in wires.enumerated() where !issues.isStopped {
      do throws(Failure) {
        let value = try conversion(wire)
        guard let first = firstIndices.updateValue(index, forKey: value) else { continue }
        firstIndices[value] = first
        let shown = ShownText.shown(wire)
        issues.add(MappingError(.duplicate(value: shown, first: first)), at: .index(index))
      } catch {
        issues.add(error, at: .index(index))
      }
    }
    try issues.throwIfAny()
    return Set(firstIndices.keys)
  }

  /// It is a problem if two elements are the same.
  @inline(never)
  static func unique<Value: Hashable>(_ values: [Value]) throws(MappingError) -> Set<Value> {
    let set = Set(values)
    return set.count == values.count ? set : try WireConversions.set(values) { $0 }
  }

  /// Converts one value. An error gets the place `path`.
  @inline(never)
  static func value<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> Value {
    do throws(Failure) {
      return try conversion(wire)
    } catch {
      throw MappingError(error, at: .place(path))
    }
  }

  @inline(never)
  static func values<Wire, Value, Failure: Error>(
    of wires: [String: Wire], _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [String: Value] {
    var issues = MappingIssues()
    var values = [String: Value](minimumCapacity: wires.count)
    // In order, so that the same payload always gives the same error. Sorting keys is compiled only once for all types
    // of values.
    var keys = Array(wires.keys)
    keys.sort()
    for key in keys where !issues.isStopped {
      guard let wire = wires[key] else { continue }
      do throws(Failure) {
        values.updateValue(try conversion(wire), forKey: key)
      } catch {
        issues.add(error, at: .key(key))
      }
    }
    try issues.throwIfAny()
    return values
  }

  /// For keys of which no two become the same, so that nothing can fail.
  @inline(never)
  static func renamed<KeyWire, Wire, Key: Hashable, Value>(
    _ wires: [KeyWire: Wire], keys: (KeyWire) -> Key, values: (Wire) -> Value
  ) -> [Key: Value] {
    var dictionary = [Key: Value](minimumCapacity: wires.count)
    for (key, wire) in wires { dictionary.updateValue(values(wire), forKey: keys(key)) }
    return dictionary
  }

  /// Values stay as they are.
  static func renamed<KeyWire, Key: Hashable, Value>(
    _ wires: [KeyWire: Value], keys: (KeyWire) -> Key
  ) -> [Key: Value] {
    renamed(wires, keys: keys, values: { $0 })
  }

  /// It is a problem if two keys become the same. Values stay as they are.
  static func dictionary<KeyWire: Hashable, Key: Hashable, Value, Failure: Error>(
    _ wires: [KeyWire: Value], keys: (KeyWire) throws(Failure) -> Key,
    shown: (KeyWire) -> String = { "\($0)" }
  ) throws(MappingError) -> [Key: Value] {
    try dictionary(wires, keys: keys, values: { $0 }, shown: shown)
  }

  /// It is a problem if two keys become the same.
  ///
  /// - Parameter shown: how the payload writes a key that is not a text.
  @inline(never)
  static func dictionary<
    KeyWire: Hashable, Wire, Key: Hashable, Value, KeyFailure: Error, Failure: Error
  >(
    _ wires: [KeyWire: Wire], keys: (KeyWire) throws(KeyFailure) -> Key,
    values: (Wire) throws(Failure) -> Value, shown: (KeyWire) -> String = { "\($0)" }
  ) throws(MappingError) -> [Key: Value] {
    var issues = MappingIssues()
    var dictionary = [Key: Value](minimumCapacity: wires.count)
    for (text, name, key) in inOrder(wires.keys, keys, shown) where !issues.isStopped {
      guard let wire = wires[name] else { continue }
      if case .failure(let error) = key {
        issues.add(error, at: .key(text))
        if issues.isStopped { break }
      }
      do throws(Failure) {
        let value = try values(wire)
        if case .success(let key) = key, dictionary.updateValue(value, forKey: key) != nil {
          let problem = MappingProblem.duplicate(value: ShownText.quoted(text), first: nil)
          issues.add(MappingError(problem), at: .key(text))
        }
      } catch {
        issues.add(error, at: .key(text))
      }
    }
    try issues.throwIfAny()
    return dictionary
  }

  /// What becomes of each name, with the text that shows it. They are in the order of these texts, so that the same
  /// payload always gives the same error.
  private static func inOrder<Name, Key, Failure: Error>(
    _ names: some Collection<Name>, _ conversion: (Name) throws(Failure) -> Key,
    _ shown: (Name) -> String
  ) -> [(text: String, name: Name, key: Result<Key, Failure>)] {
    var keys: [(text: String, name: Name, key: Result<Key, Failure>)] = []
    keys.reserveCapacity(names.count)
    for name in names {
      do throws(Failure) {
        let key = try conversion(name)
        // If the name is not a text, the key that it becomes is.
        keys.append((name as? String ?? key as? String ?? shown(name), name, .success(key)))
      } catch {
        keys.append((shown(name), name, .failure(error)))
      }
    }
    keys.sort { $0.text < $1.text }
    return keys
  }

  /// The index of the first element that becomes each value.
  static func indices<Wire, Value: Hashable, Failure: Error>(
    in wires: [Wire], _ valueOf: (Wire) throws(Failure) -> Value
  ) -> [Value: Int] {
    var indices: [Value: Int] = [:]
    for (index, wire) in wires.enumerated() {
      do throws(Failure) {
        let value = try valueOf(wire)
        if indices[value] == nil { indices[value] = index }
      } catch {
        // What cannot be converted is reported where it is converted.
      }
    }
    return indices
  }
}
