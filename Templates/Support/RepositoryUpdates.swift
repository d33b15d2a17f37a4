/// What a repository has stored, at once, and then what the network answers: one value or two, or one and an error.
///
/// It can be iterated once. Whoever stops iterating cancels the request to the network.
package nonisolated struct RepositoryUpdates<Value: Sendable>: AsyncSequence, Sendable {
  package typealias Element = Value

  private let answers: AsyncThrowingStream<Value, any Error>

  package init(_ answers: AsyncThrowingStream<Value, any Error>) {
    self.answers = answers
  }

  package func makeAsyncIterator() -> AsyncThrowingStream<Value, any Error>.AsyncIterator {
    answers.makeAsyncIterator()
  }
}
