package import Foundation

/// What a cache holds as the answer to an operation, and since when.
package nonisolated struct CachedAnswer<Answer: Sendable>: Sendable {
  package let answer: Answer
  package let storedAt: Date

  package init(_ answer: Answer, storedAt: Date) {
    self.answer = answer
    self.storedAt = storedAt
  }
}

nonisolated extension CachedAnswer {
  /// The same answer in another form, as old as before.
  package func map<Other: Sendable>(
    _ transform: (Answer) throws -> Other
  ) rethrows -> CachedAnswer<Other> {
    try CachedAnswer<Other>(transform(answer), storedAt: storedAt)
  }
}
