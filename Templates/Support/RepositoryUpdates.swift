/// What a repository has stored, at once, and then what the network answers: one value or two, or one and an error.
///
/// It can be iterated once. Whoever stops iterating cancels the request to the network.
package nonisolated struct RepositoryUpdates<Value: Sendable>: AsyncSequence, Sendable {
  package typealias Element = Value

  private let answers: AsyncThrowingStream<Value, any Error>
  private let cancel: (@Sendable () -> Void)?

  /// - Parameter cancel: Called as soon as nobody iterates any more.
  package init(
    _ answers: AsyncThrowingStream<Value, any Error>, cancel: (@Sendable () -> Void)? = nil
  ) {
    self.answers = answers
    self.cancel = cancel
  }

  package func makeAsyncIterator() -> Iterator {
    Iterator(answers: answers.makeAsyncIterator(), request: UpdateRequest(cancel))
  }

  package nonisolated struct Iterator: AsyncIteratorProtocol {
    fileprivate var answers: AsyncThrowingStream<Value, any Error>.AsyncIterator
    fileprivate let request: UpdateRequest

    /// - Throws: also a `CancellationError` if the task is cancelled, for which a stream would just end.
    package mutating func next() async throws -> Value? {
      let answer = try await answers.next()
      if answer == nil { try Task.checkCancellation() }
      return answer
    }
  }
}

/// The request of an iterator. The sequence may be kept for longer.
private nonisolated final class UpdateRequest: Sendable {
  private let cancel: (@Sendable () -> Void)?

  init(_ cancel: (@Sendable () -> Void)?) {
    self.cancel = cancel
  }

  deinit { cancel?() }
}
