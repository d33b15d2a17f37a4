import Foundation

/// No source of a repository could answer, each for its own reason.
///
/// The description shows what the errors show, which may be personal data: for logs, take ``redactedDescription``.
package nonisolated struct RepositoryError: Error, Sendable {
  /// What was asked for, such as `UserRepository.user`.
  package let operation: String

  /// Why the network did not answer. If its answer was invalid, this is a ``MappingError``, or an error of the decoder.
  package let networkError: any Error

  /// What the cache said. Nil if it was not asked, or has answered before.
  package let cache: CacheFailure?

  package init(in operation: String, network: any Error, cache: CacheFailure? = nil) {
    self.operation = operation
    networkError = network
    self.cache = cache
  }

  package nonisolated enum CacheFailure: Sendable {
    /// The cache works, and holds no answer.
    case nothingStored(in: String)
    case failed(in: String, any Error)
  }
}

nonisolated extension RepositoryError: LocalizedError, CustomStringConvertible {
  package var description: String { text { "\($0)" } }

  /// The description without values from an answer.
  package var redactedDescription: String { text { Self.redacted($0) } }

  package var errorDescription: String? { description }

  private func text(_ describe: (any Error) -> String) -> String {
    let network = "\(operation): the network failed: \(describe(networkError))"
    switch cache {
    case nil: return network
    case .nothingStored(let source): return "\(network)\nthe source `\(source)` holds no answer"
    case .failed(let source, let error):
      return "\(network)\nthe source `\(source)` failed: \(describe(error))"
    }
  }

  /// What is known about any error without showing what it holds.
  package static func redacted(_ error: any Error) -> String {
    switch error {
    case let error as MappingError: error.redactedDescription
    case let error as any RedactedError: error.redactedReason(below: WirePath())
    case let error as DecodingError: unreadable(error)
    // Such as `URLError -1009`, if there is no network.
    case let error as any CustomNSError: "\(type(of: error)) \(error.errorCode)"
    default: "\(type(of: error))"
    }
  }

  private static func unreadable(_ error: DecodingError) -> String {
    let report = FallbackReport(at: WirePath(), kind: nil, because: error)
    return "unreadable answer, since \(report.reason)"
  }
}
