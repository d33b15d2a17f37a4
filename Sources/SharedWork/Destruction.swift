import Dispatch

/// Leaves the destruction of a value to another core. Destroying a large value takes as long as visiting all of it, and
/// nobody needs to wait for that.
package func destroyElsewhere(_ value: consuming some Sendable) {
  DispatchQueue.global().async { [value] in _ = value }
}
