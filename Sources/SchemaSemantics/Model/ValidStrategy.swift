package import SchemaSyntax

extension ValidRepository {
  /// A repository that asks the network and a cache, in an order that the schema gives for each operation.
  package struct Strategy: Hashable, Sendable {
    package let name: String
    /// The name of the source that keeps answers.
    package let cache: String
    /// One for each operation of the repository, in their order.
    package let rows: [Row]
    package let notes: ValidNotes
  }

  package struct Row: Hashable, Sendable {
    /// As the network answers it.
    package let operation: Operation
    package let order: SourceOrder
    /// Nil if the order does not ask the cache.
    package let kept: KeptAnswer?
  }

  /// How a cache keeps the answer to an operation.
  package struct KeptAnswer: Hashable, Sendable {
    /// As the cache answers it.
    package let operation: Operation
    /// From the result of the operation to what the cache holds.
    package let storing: Conversion
  }

  /// The operations that some strategy keeps in the source, in the order of the repository.
  package func keptOperations(in source: Source) -> [Operation] {
    let kept = Set(
      strategies.filter { $0.cache == source.name }
        .flatMap { $0.rows.compactMap(\.kept?.operation.name) })
    return source.operations.filter { kept.contains($0.name) }
  }
}
