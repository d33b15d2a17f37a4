// Each of these reads the value of a field into its slot. If a key occurs twice, its first value counts,
// as it does with `JSONDecoder`, except for null under an optional key.

nonisolated extension JSONReader {
  /// Fails if the value is null.
  @inline(never)
  package mutating func read<Value: JSONReadable>(_ field: inout Value?) {
    if case .some = field { skip() } else { field = Value(from: &self) }
  }

  @inline(never)
  package mutating func read(_ field: inout String?) {
    if case .some = field { skip() } else { field = readString() }
  }

  @inline(never)
  package mutating func read(_ field: inout Int?) {
    if case .some = field { skip() } else { field = readInteger() }
  }

  @inline(never)
  package mutating func read(_ field: inout Double?) {
    if case .some = field { skip() } else { field = readDouble() }
  }

  @inline(never)
  package mutating func read(_ field: inout Bool?) {
    if case .some = field { skip() } else { field = readBool() }
  }

  /// Leaves the slot nil for null.
  @inline(never)
  package mutating func readIfPresent<Value: JSONReadable>(_ field: inout Value?) {
    if !readNull() { read(&field) }
  }

  @inline(never)
  package mutating func readIfPresent(_ field: inout String?) {
    if !readNull() { read(&field) }
  }

  @inline(never)
  package mutating func readIfPresent(_ field: inout Int?) {
    if !readNull() { read(&field) }
  }

  @inline(never)
  package mutating func readIfPresent(_ field: inout Double?) {
    if !readNull() { read(&field) }
  }

  @inline(never)
  package mutating func readIfPresent(_ field: inout Bool?) {
    if !readNull() { read(&field) }
  }

  /// Keeps null as the inner nil, which tells it from a key that is missing.
  @inline(never)
  package mutating func readOrNull<Value: JSONReadable>(_ field: inout Value??) {
    if case .some = field { return skip() }
    if readNull() {
      field = .some(nil)
    } else if let value = Value(from: &self) {
      field = value
    }
  }

  /// The value, once `object` has been read. Fails if there is none.
  ///
  /// - Parameter path: The path from the object to the field: `name.first`.
  package mutating func required<Value>(
    _ field: Value?, _ path: StaticString, in object: ObjectStart
  ) -> Value? {
    if field == nil { failMissing(named: "\(path)", in: object) }
    return field
  }
}
