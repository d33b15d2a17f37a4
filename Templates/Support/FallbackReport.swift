/// An invalid value was replaced by the fallback that the schema gives it, or left out of its array.
///
/// The description has no value of the payload. The `error` may.
package nonisolated struct FallbackReport: Error, Sendable {
  /// In the payload; in a map, within the value that the map reads.
  package let path: WirePath

  /// Nil where the value was decoded before it was found invalid, and where there was none.
  package let kind: JSONKind?

  package let error: any Error

  package init(path: WirePath, kind: JSONKind?, error: any Error) {
    self.path = path
    self.kind = kind
    self.error = error
  }

  /// Called for each, on the thread that decodes or maps. Unless another is set, they are written to
  /// the log of the system.
  ///
  /// ```swift
  /// try FallbackReport.$handler.withValue({ metrics.count($0) }) { try decoder.decode(… }
  /// ```
  @TaskLocal package static var handler: @Sendable (FallbackReport) -> Void = { report in
    FallbackLog.write(report)
  }
}

nonisolated extension FallbackReport: CustomStringConvertible {
  package var description: String {
    let path = path.steps.isEmpty ? "the value" : path.redactedDescription
    let found = kind.map { " (\($0.rawValue))" } ?? ""
    return "\(path)\(found) is replaced, since it \(reason)"
  }

  /// Without the value.
  package var reason: String {
    switch error {
    case let error as MappingError: error.redactedDescription
    case let error as DecodingError: Self.reason(error)
    default: MappingProblem(error).redactedDescription
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, _): "is not of the type \(type)"
    case .valueNotFound(let type, _): "holds null where a \(type) must stand"
    case .keyNotFound(let key, _): "lacks the key \(key.stringValue)"
    case .dataCorrupted(let context):
      if let error = context.underlyingError as? MappingError {
        error.redactedDescription
      } else {
        "is malformed"
      }
    @unknown default:
      "is malformed"
    }
  }
}
