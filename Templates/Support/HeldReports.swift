import Foundation

/// What is reported from inside a value that may yet be replaced or left out: it is told once that value
/// is kept, and never if it is not. For generated code.
package nonisolated final class HeldReports: @unchecked Sendable {
  /// Of the innermost value that may yet be replaced.
  @TaskLocal package static var current: HeldReports?

  private let lock = NSLock()
  /// Nil once they were told, after which others are told at once.
  private var reports: [@Sendable () -> Void]? = []

  package init() {}

  package var count: Int { lock.withLock { reports?.count ?? 0 } }

  package func add(_ report: @escaping @Sendable () -> Void) {
    let isHeld = lock.withLock { () -> Bool in
      reports?.append(report)
      return reports != nil
    }
    if !isHeld { report() }
  }

  /// Forgets those that came after the first `count`.
  package func drop(after count: Int) {
    lock.withLock {
      if let held = reports?.count, held > count { reports?.removeLast(held - count) }
    }
  }

  /// Unless what is around may yet be replaced as well.
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
  /// If `make` throws, nothing that happened in it was worth a report but the error itself.
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
