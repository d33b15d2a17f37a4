nonisolated extension RepositoryError {
  /// What the network answers, where it is the only source of an operation.
  static func network<Value: Sendable>(
    in operation: String, _ ask: @Sendable () async throws -> Value
  ) async throws -> Value {
    do {
      return try await ask()
    } catch {
      try Task.checkCancellation()
      throw RepositoryError(in: operation, network: error)
    }
  }
}
