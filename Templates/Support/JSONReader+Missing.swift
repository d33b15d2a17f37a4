// Once an object has been read, and something in it is not as it should be, it is read again to say
// what: a decoder that succeeds has no part in that.

nonisolated extension JSONReader {
  /// Fails with the first of `paths` that leads to nothing in the object that was read last.
  @inline(never)
  package mutating func failMissing(_ paths: JSONFieldPath...) {
    guard isIntact else { return }
    for path in paths {
      _ = offset(of: path.keys)
      if hasFailed { return }
    }
  }

  /// The same for one key, which may be made while the program runs.
  package mutating func failMissing(named key: String) {
    if isIntact { _ = offset(of: [key]) }
  }

  /// Fails with a rule that is broken by the object that was read last, as a whole.
  @inline(never)
  package mutating func failRule(_ violation: some Error) {
    fail(.rejected(violation), at: lastObject)
  }

  /// The same for a rule of one of its values.
  @inline(never)
  package mutating func failRule(_ violation: some Error, at path: JSONFieldPath) {
    let offset = offset(of: path.keys)
    fail(.rejected(violation), at: offset)
  }

  /// Where the object begins that was read last.
  private var lastObject: Int {
    var end = locator
    end.move(to: position &- 1, in: bytes)
    return end.containerStart.offset
  }

  /// Where the value at the end of `keys` begins, in the object that was read last. Fails if there
  /// is none.
  private mutating func offset(of keys: [String]) -> Int {
    let start = lastObject
    let mark = mark()
    position = start
    for key in keys {
      if readNull() {
        fail(.mismatch(expected: .object, found: .null), at: position &- 4)
      } else if !seek(key) {
        fail(.missing, at: position &- 1, missingKey: key)
      }
    }
    let offset = self.mark().offset
    reset(to: mark)
    return offset
  }

  /// Passes over what comes before the value at `key`. False if there is none.
  private mutating func seek(_ key: String) -> Bool {
    beginObject()
    while let found = nextKey() {
      if found.text == key { return true }
      skip()
    }
    return false
  }
}
