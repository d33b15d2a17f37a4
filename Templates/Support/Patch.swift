/// One value of a request that changes something: left as it is, removed, or replaced.
package nonisolated enum Patch<Value> {
  /// The key is left out, and what the server has remains.
  case absent
  /// `null`: what the server has is removed.
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
