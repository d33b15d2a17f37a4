import Foundation

#if canImport(os)
  import os
#endif

/// Where reports go that nobody asked for.
nonisolated enum FallbackLog {
  static func write(_ report: FallbackReport) {
    #if canImport(os)
      if #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) {
        // Public, since a report has no value of the payload.
        os.Logger(subsystem: "Gatehouse", category: "Fallbacks")
          .notice("\(report.description, privacy: .public)")
        return
      }
    #endif
    FileHandle.standardError.write(Data("\(report.description)\n".utf8))
  }
}
