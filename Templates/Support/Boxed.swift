/// Keeps a value on the heap, so that a struct can contain a value of its own type.
nonisolated indirect enum Boxed<Value> {
  case value(Value)

  init(_ value: Value) { self = .value(value) }

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

nonisolated extension Boxed: Equatable where Value: Equatable {}
nonisolated extension Boxed: Hashable where Value: Hashable {}
nonisolated extension Boxed: Sendable where Value: Sendable {}
