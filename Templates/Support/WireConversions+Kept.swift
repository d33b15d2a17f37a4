// An array in a dto that leaves out invalid elements has only those that were kept. Their indices are not the
// indices in the payload, so errors do not show them as such.

nonisolated extension WireConversions {
  @inline(never)
  static func kept<Wire, Value, Failure: Error>(
    _ wire: Wire, using conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> Value {
    do throws(Failure) {
      return try conversion(wire)
    } catch {
      throw MappingError(error).amongKept
    }
  }

  @inline(never)
  static func array<Wire, Value, Failure: Error>(
    ofKept wires: [Wire], _ conversion: (borrowing Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    do throws(MappingError) {
      return try array(wires, conversion)
    } catch {
      throw error.amongKept
    }
  }
}

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertArray<Wire, Value, Failure: Error>(
    ofKept wires: [Wire], at path: String,
    using conversion: (borrowing Wire) throws(Failure) -> Value
  ) -> [Value]? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.array(ofKept: wires, conversion)
    }
  }

  @inline(never)
  mutating func convertArrayIfPresent<Wire, Value, Failure: Error>(
    ofKept wires: [Wire]?, at path: String,
    using conversion: (borrowing Wire) throws(Failure) -> Value
  ) -> [Value]? {
    guard let wires else { return nil }
    return convertArray(ofKept: wires, at: path, using: conversion)
  }
}

nonisolated extension MappingError {
  fileprivate var amongKept: MappingError {
    MappingError(issues.map(\.amongKept), count: count)
  }
}

nonisolated extension MappingError.Issue {
  fileprivate var amongKept: MappingError.Issue {
    guard case .index(let index)? = path.steps.first else { return self }
    var issue = self
    issue.path = WirePath([.keptIndex(index)] + path.steps.dropFirst())
    if issue.path.steps.count == 1, case .duplicate(let value, _) = problem {
      issue.problem = .duplicate(value: value, first: nil)
    }
    return issue
  }
}
