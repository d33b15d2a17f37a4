/// One value in a request that changes something: it is left as it is, removed, or replaced.
package nonisolated enum Patch<Value> {
  /// The key is left out, and the server keeps its value.
  case absent
  /// The value is `null`, and the server removes its value.
  case null
  case value(Value)
}

nonisolated extension Patch: Equatable where Value: Equatable {}
nonisolated extension Patch: Hashable where Value: Hashable {}
nonisolated extension Patch: Sendable where Value: Sendable {}

nonisolated extension Patch {
  /// The value, if there is one.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// - Throws: What `transform` throws for the value, if there is one.
  package func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Patch<Other> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }
}
