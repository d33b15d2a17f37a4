/// The problems that a map has found so far. A conversion that fails adds its problem and returns
/// nil, so that the map goes on and finds the others.
nonisolated struct MappingIssues {
  var issues: [MappingError.Issue] = []
  var count = 0

  /// Whether the rest of the payload is not checked any more.
  var isStopped = false

  var isEmpty: Bool { count == 0 }

  var error: MappingError { MappingError(issues, count: count) }

  @inline(never)
  mutating func add(_ error: some Error, at step: WirePath.Step?) {
    let policy = MappingPolicy.current
    let added = MappingError(error, at: step)
    if refuses(added) { return }
    let room = max(0, max(1, policy.keptIssues) - issues.count)
    issues += added.issues.prefix(room)
    count += added.count
    isStopped = policy.stopsAtFirstIssue
  }

  func throwIfAny() throws(MappingError) {
    if !isEmpty { throw error }
  }

  /// Whether `error` is about the depth of the payload. It is then the only issue.
  mutating func refuses(_ error: some Error) -> Bool {
    let found = MappingError(error)
    if found.isTooDeep { (issues, count, isStopped) = (found.issues, 1, true) }
    return found.isTooDeep
  }
}

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convert<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    if isStopped { return nil }
    do throws(Failure) {
      return try conversion(wire)
    } catch {
      add(error, at: .place(path))
      return nil
    }
  }

  /// Returns nil for nil, too, which is not a problem.
  @inline(never)
  mutating func convertIfPresent<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire else { return nil }
    return convert(wire, at: path, using: conversion)
  }

  /// Nil is a problem here.
  @inline(never)
  mutating func convertRequired<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, because reason: String? = nil,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    guard let wire = require(wire, at: path, because: reason) else { return nil }
    return convert(wire, at: path, using: conversion)
  }

  /// Returns the value; nil is a problem. `reason` says why it is required, without a full stop.
  @inline(never)
  mutating func require<Value>(
    _ value: Value?, at path: String, because reason: String? = nil
  ) -> Value? {
    if value == nil && !isStopped {
      add(MappingError(.missing(because: reason)), at: .place(path))
    }
    return value
  }
}

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertArray<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, using conversion: (borrowing Wire) throws(Failure) -> Value
  ) -> [Value]? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.array(wires, conversion)
    }
  }

  @inline(never)
  mutating func convertArrayIfPresent<Wire, Value, Failure: Error>(
    _ wires: [Wire]?, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value]? {
    guard let wires else { return nil }
    return convertArray(wires, at: path, using: conversion)
  }

  /// It is a problem if two elements become the same.
  @inline(never)
  mutating func convertSet<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value>? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.set(wires, conversion)
    }
  }

  @inline(never)
  mutating func convertValues<Wire, Value, Failure: Error>(
    of wires: [String: Wire], at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> [String: Value]? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.values(of: wires, conversion)
    }
  }
}

nonisolated extension WirePath.Step {
  /// Nil for the whole, which has an empty path.
  static func place(_ path: String) -> WirePath.Step? { path.isEmpty ? nil : .field(path) }
}
