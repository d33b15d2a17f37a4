import Dispatch

/// A value that another core begins to make at once, so that it is ready, or nearly so, when somebody asks for it.
///
/// Sendable because the value is only used on one queue.
package final class EarlyValue<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "gatehouse.early")
  private let make: @Sendable () -> Value
  private lazy var made = make()

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    queue.async { _ = self.made }
  }

  /// Waits until the value is made.
  package var value: Value { queue.sync { made } }
}
