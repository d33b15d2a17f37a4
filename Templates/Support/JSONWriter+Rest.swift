// The keys that the schema does not declare.

nonisolated extension JSONWriter {
  /// Fails if `values` has a key that the schema declares: one of the two values would be lost.
  @inline(never)
  package mutating func putRest<Value: JSONWritable>(
    _ values: [String: Value], besides declared: Set<String>
  ) {
    for key in ordered(values.keys) where !isTooDeep {
      guard let value = values[key] else { continue }
      beginMember(named: key)
      if declared.contains(key) { return fail(.declaredKey) }
      enterUnknownMember()
      put(value)
      leaveUnknownMember()
    }
  }
}
