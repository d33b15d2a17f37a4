import Foundation

#if canImport(os)
  import os
#endif

/// Where reports go if the app has no handler.
nonisolated enum FallbackLog {
  static func write(_ report: FallbackReport) {
    #if canImport(os)
      if #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) {
        // Public, since a report holds no value of the payload.
        os.Logger(subsystem: "Gatehouse", category: "Fallbacks")
          .notice("\(report.description, privacy: .public)")
        return
      }
    #endif
    let line = Data("\(report.description)\n".utf8)
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      // A log that is closed or full is no reason to stop, and there is nobody to tell.
      do { try FileHandle.standardError.write(contentsOf: line) } catch {}
    } else {
      FileHandle.standardError.write(line)
    }
  }
}
