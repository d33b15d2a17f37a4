import Foundation

/// Decides what is done with each ``FallbackReport``. If you set no handler, reports are written to the
/// system log.
///
/// For the whole app, set once when it starts:
///
/// ```swift
/// FallbackHandler.install { report in metrics.count(report) }
/// ```
///
/// For one operation, which may be asynchronous:
///
/// ```swift
/// let user = try FallbackHandler.use { report in reports.add(report) } during: {
///   try decoder.decode(UserDTO.self, from: data)
/// }
/// ```
package nonisolated struct FallbackHandler: Sendable {
  /// Called on the thread that decodes or maps.
  package let handle: @Sendable (FallbackReport) -> Void

  package init(_ handle: @escaping @Sendable (FallbackReport) -> Void) {
    self.handle = handle
  }

  /// Writes reports to the system log.
  package static let log = FallbackHandler { report in FallbackLog.write(report) }

  /// The handler of the task, or else of the app. Without the struct around the closure, optimised builds crash.
  @TaskLocal private static var ofTask: FallbackHandler?

  private static let ofApp = InstalledFallbackHandler()

  /// The handler that receives reports from here.
  package static var current: FallbackHandler { ofTask ?? ofApp.handler }
}

nonisolated extension FallbackHandler {
  /// From now on, reports of the whole app go to `handle`, except for those within `use`.
  package static func install(_ handle: @escaping @Sendable (FallbackReport) -> Void) {
    ofApp.handler = FallbackHandler(handle)
  }

  /// Reports of `operation` go to `handle`, and so do those of tasks that it starts.
  package static func use<Value, Failure: Error>(
    _ handle: @escaping @Sendable (FallbackReport) -> Void,
    during operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result: Result<Value, Failure> = $ofTask.withValue(FallbackHandler(handle)) {
      do throws(Failure) {
        return .success(try operation())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reports of `operation` go to `handle`, and so do those of tasks that it starts.
  package static func use<Value, Failure: Error>(
    _ handle: @escaping @Sendable (FallbackReport) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    during operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await $ofTask.withValue(FallbackHandler(handle)) {
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// For generated code: passes a report to the current handler, as soon as it is certain that the value around it is
  /// kept.
  package static func tell(_ report: FallbackReport, in held: HeldReports? = HeldReports.current) {
    let handler = current
    if let held {
      held.add { handler.handle(report) }
    } else {
      handler.handle(report)
    }
  }
}

/// The handler of the app, which any thread may read and set.
private nonisolated final class InstalledFallbackHandler: @unchecked Sendable {
  private let lock = NSLock()
  private var installed = FallbackHandler.log

  var handler: FallbackHandler {
    get { lock.withLock { installed } }
    set { lock.withLock { installed = newValue } }
  }
}
