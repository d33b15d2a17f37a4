import Foundation

/// Holds reports from inside a value that may still be replaced or left out. They are passed on as soon
/// as that value is kept, and dropped if it is not. For generated code.
package nonisolated final class HeldReports: @unchecked Sendable {
  /// The reports of the innermost value that may still be replaced.
  @TaskLocal package static var current: HeldReports?

  private let lock = NSLock()
  /// Nil once the reports have been passed on. Later ones are then passed on at once.
  private var reports: [@Sendable () -> Void]? = []

  package init() {}

  package var count: Int { lock.withLock { reports?.count ?? 0 } }

  /// Reports after the first thousand are passed on at once, although the value around them may not be kept: each has a
  /// path of its own, which may be long, and a payload could fill the memory with them.
  package func add(_ report: @escaping @Sendable () -> Void) {
    let isHeld = lock.withLock { () -> Bool in
      guard let count = reports?.count, count < 1_000 else { return false }
      reports?.append(report)
      return true
    }
    if !isHeld { report() }
  }

  /// Forgets the reports after the first `count`.
  package func drop(after count: Int) {
    lock.withLock {
      if let held = reports?.count, held > count { reports?.removeLast(held - count) }
    }
  }

  /// The reports after the first `count`.
  package func reports(after count: Int) -> [@Sendable () -> Void] {
    lock.withLock { Array((reports ?? []).dropFirst(count)) }
  }

  /// Passes the reports on. They are still held if the value around it may be replaced as well.
  package func tellAll() {
    let told = lock.withLock { () -> [@Sendable () -> Void] in
      defer { reports = nil }
      return reports ?? []
    }
    for report in told {
      if let around = Self.current, around !== self { around.add(report) } else { report() }
    }
  }
}

nonisolated extension HeldReports {
  /// If `make` throws, only the error itself is worth a report.
  @inline(never)
  package static func attempt<Value, Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let current { return try current.keep(make) }
    let held = HeldReports()
    let result: Result<Value, Failure> = $current.withValue(held) {
      do throws(Failure) {
        return .success(try make())
      } catch {
        return .failure(error)
      }
    }
    if case .success = result { held.tellAll() }
    return try result.get()
  }

  private func keep<Value, Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let count = count
    do throws(Failure) {
      return try make()
    } catch {
      drop(after: count)
      throw error
    }
  }
}
