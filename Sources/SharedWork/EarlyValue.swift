import Dispatch

/// A value that another core begins to make at once, so that it is there, or nearly so, when somebody asks for it.
///
/// Sendable since the value is touched on one queue alone.
package final class EarlyValue<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "gatehouse.early")
  private let make: @Sendable () -> Value
  private lazy var made = make()

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    queue.async { _ = self.made }
  }

  /// Waits until it is made.
  package var value: Value { queue.sync { made } }
}
