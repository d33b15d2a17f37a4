import Dispatch

/// Leaves the destruction of a value to another core. For a large one it takes as long as to go through all of it, and nobody
/// needs to wait for that.
package func destroyElsewhere(_ value: consuming some Sendable) {
  DispatchQueue.global().async { [value] in _ = value }
}
