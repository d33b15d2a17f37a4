import Dispatch

/// Values that are made when somebody first asks for their keys, and shared with all who ask later.
///
/// Sendable because its values are only used on one queue.
package final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "gatehouse.table")
  private var values: [Key: Value] = [:]

  package init() {}

  /// If two ask at the same time, both may make the value.
  package func value(of key: Key, _ make: () -> Value) -> Value {
    if let known = queue.sync(execute: { values[key] }) { return known }
    let value = make()
    queue.sync { values[key] = value }
    return value
  }
}
