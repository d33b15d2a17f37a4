/// From the smallest to the largest of what has been counted or measured.
package struct Extent<Bound: Comparable & Hashable & Sendable>: Hashable, Sendable {
  package private(set) var lower: Bound
  package private(set) var upper: Bound

  package init(_ value: Bound) {
    lower = value
    upper = value
  }

  mutating func join(_ other: Extent) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }
}

extension Optional {
  /// Nil is the extent of nothing.
  mutating func join<Bound>(_ other: Extent<Bound>?) where Wrapped == Extent<Bound> {
    guard let other else { return }
    if self == nil { self = other } else { self?.join(other) }
  }
}
