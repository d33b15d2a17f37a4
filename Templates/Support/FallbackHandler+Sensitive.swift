import Foundation

nonisolated extension FallbackHandler {
  /// Reports that are made meanwhile do not show the values, which the schema calls sensitive.
  @inline(never)
  static func hidingValues<Value, Failure: Error>(
    _ operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let handler = current
    return try use({ report in handler.handle(report.hidingValues) }, during: operation)
  }
}

nonisolated extension FallbackReport {
  fileprivate var hidingValues: FallbackReport {
    let shown: any Error =
      (error as? MappingError)?.hidingValues ?? HiddenReason(errorDescription: reason)
    return FallbackReport(at: path.hidingKeys, kind: kind, because: shown, isLeftOut: isLeftOut)
  }
}

/// What was wrong with a sensitive value, in words that do not show it.
private nonisolated struct HiddenReason: RedactedError, LocalizedError {
  let errorDescription: String?

  func redactedReason(below path: WirePath) -> String {
    errorDescription ?? "it could not be read"
  }
}
