// Fallbacks of values that may be nested deeper than the stack allows: a fallback does not replace such a
// value, and the payload is refused as a whole.

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertNested<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    var refusal: MappingError?
    let value = convert(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try Self.noting(&refusal) { () throws(Failure) in try conversion(wire) }
    }
    if let refusal { add(refusal, at: nil) }
    return value
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  mutating func convertIfPresentNested<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    var refusal: MappingError?
    let value = convertIfPresent(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try Self.noting(&refusal) { () throws(Failure) in try conversion(wire) }
    }
    if let refusal { add(refusal, at: nil) }
    return value
  }

  @inline(never)
  mutating func convertRequiredNested<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    var refusal: MappingError?
    let value = convertRequired(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try Self.noting(&refusal) { () throws(Failure) in try conversion(wire) }
    }
    if let refusal { add(refusal, at: nil) }
    return value
  }

  /// Leaves out the elements that are invalid.
  @inline(never)
  mutating func convertValidNested<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    var refusal: MappingError?
    let values = convertValid(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
      try Self.noting(&refusal) { () throws(Failure) in try conversion(wire) }
    }
    if let refusal { add(refusal, at: nil) }
    return values
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  mutating func convertValidSetNested<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value> {
    var refusal: MappingError?
    let values = convertValidSet(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
      try Self.noting(&refusal) { () throws(Failure) in try conversion(wire) }
    }
    if let refusal { add(refusal, at: nil) }
    return values
  }

  /// Notes the error of a value that is nested too deeply.
  private static func noting<Value, Failure: Error>(
    _ refusal: inout MappingError?, _ conversion: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try conversion()
    } catch {
      let found = MappingError(error)
      if found.isTooDeep { refusal = found }
      throw error
    }
  }

  /// What was found apart from these issues, and is about to be replaced.
  mutating func refuse(_ replaced: MappingIssues) {
    _ = refuses(replaced.error)
  }
}
