nonisolated extension JSONWriter {
  @inline(never)
  package mutating func put<Value: JSONWritable>(_ key: StaticString, _ value: Value) {
    beginMember(key)
    put(value)
  }

  /// Writes null if the value is nested too deep to be followed.
  package mutating func put<Value: JSONWritable>(_ value: Value) {
    if isTooDeep { writeNull() } else { value.write(to: &self) }
  }

  @inline(never)
  package mutating func put(_ key: StaticString, _ value: String) {
    beginMember(key)
    write(value)
  }

  @inline(never)
  package mutating func put(_ key: StaticString, _ value: Int) {
    beginMember(key)
    write(value)
  }

  @inline(never)
  package mutating func put(_ key: StaticString, _ value: Double) {
    beginMember(key)
    write(value)
  }

  @inline(never)
  package mutating func put(_ key: StaticString, _ value: Bool) {
    beginMember(key)
    write(value)
  }

  @inline(never)
  package mutating func putNull(_ key: StaticString) {
    beginMember(key)
    writeNull()
  }

  /// Writes null if the value is nil.
  @inline(never)
  package mutating func putOrNull<Value: JSONWritable>(_ key: StaticString, _ value: Value?) {
    if let value { put(key, value) } else { putNull(key) }
  }

  /// Leaves the key out if the value is nil.
  @inline(never)
  package mutating func putIfPresent<Value: JSONWritable>(_ key: StaticString, _ value: Value?) {
    if let value { put(key, value) }
  }

  package mutating func putIfPresent(_ key: StaticString, _ value: String?) {
    if let value { put(key, value) }
  }

  package mutating func putIfPresent(_ key: StaticString, _ value: Int?) {
    if let value { put(key, value) }
  }

  package mutating func putIfPresent(_ key: StaticString, _ value: Double?) {
    if let value { put(key, value) }
  }

  package mutating func putIfPresent(_ key: StaticString, _ value: Bool?) {
    if let value { put(key, value) }
  }
}
