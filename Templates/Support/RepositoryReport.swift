/// A repository has answered, although one of its sources failed.
///
/// The description shows no value of an answer. The `error` may show one.
package nonisolated struct RepositoryReport: Sendable {
  /// What was asked for, such as `UserRepository.user`.
  package let operation: String
  package let event: Event
  package let error: any Error

  package init(_ event: Event, of operation: String, because error: any Error) {
    self.operation = operation
    self.event = event
    self.error = error
  }

  package nonisolated enum Event: Equatable, Sendable {
    /// The network failed, and the answer is an older one from this source.
    case answered(from: String)
    /// This source could not be read, and the network was asked.
    case unreadable(source: String)
    /// The network answered, and this source could not keep the answer.
    case notStored(in: String)
  }
}

nonisolated extension RepositoryReport: CustomStringConvertible {
  package var description: String { "\(operation) \(what): \(RepositoryError.redacted(error))" }

  private var what: String {
    switch event {
    case .answered(let source): "is answered from the source `\(source)`, since the network failed"
    case .unreadable(let source): "is not answered from the source `\(source)`, which failed"
    case .notStored(let source): "is answered, but the source `\(source)` did not keep it"
    }
  }
}
