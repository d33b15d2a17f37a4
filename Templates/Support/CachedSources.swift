import Foundation

/// The network and the cache behind an operation of a repository.
///
/// Two calls at the same time are two requests: each can be cancelled without the other, and the last answer is kept.
nonisolated struct CachedSources<Value: Sendable>: Sendable {
  let operation: String
  /// The name of the source that is the cache.
  let cache: String
  let now: @Sendable () -> Date
  let report: @Sendable (RepositoryReport) -> Void
  let network: @Sendable () async throws -> Value
  /// Nil if nothing is stored.
  let stored: @Sendable () async throws -> CachedAnswer<Value>?
  let store: @Sendable (CachedAnswer<Value>) async throws -> Void
}

nonisolated extension CachedSources {
  /// What the cache said.
  private typealias Found = Result<CachedAnswer<Value>?, any Error>

  /// What the network answers, or what is stored if the network fails.
  func networkFirst() async throws -> Value {
    switch try await asked(network) {
    case .success(let value): return try await kept(value)
    case .failure(let error): return try await fallback(from: error, to: asked(stored))
    }
  }

  /// What is stored, or what the network answers if nothing is. What is older than `lifetime` is only an answer if the
  /// network fails.
  func cacheFirst(for lifetime: TimeInterval? = nil) async throws -> Value {
    let found = try await asked(stored)
    if case .success(let held?) = found, lifetime.map({ isFresh(held, for: $0) }) ?? true {
      return held.answer
    }
    switch try await asked(network) {
    case .success(let value):
      reportFailure(of: found)
      return try await kept(value)
    case .failure(let error): return try fallback(from: error, to: found)
    }
  }

  /// What is stored, at once, and then what the network answers, unless what is stored is no older than `lifetime`.
  ///
  /// It ends with an error if the network fails. Whoever stops listening cancels the request.
  func updates(for lifetime: TimeInterval? = nil) -> RepositoryUpdates<Value> {
    let (answers, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
    let task = Task {
      do {
        try await update(for: lifetime) { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return RepositoryUpdates(answers) { task.cancel() }
  }

  private func update(
    for lifetime: TimeInterval?, _ yield: @Sendable (Value) -> Void
  ) async throws {
    let found = try await asked(stored)
    if case .success(let held?) = found {
      yield(held.answer)
      if let lifetime, isFresh(held, for: lifetime) { return }
    }
    switch try await asked(network) {
    case .success(let value):
      reportFailure(of: found)
      yield(try await kept(value))
    case .failure(let error):
      throw RepositoryError(in: operation, network: error, cache: failure(of: found))
    }
  }

  /// An answer of the future, which a clock that was set back can leave, is not fresh. A file system that keeps the
  /// time of an answer may round it up.
  private func isFresh(_ held: CachedAnswer<Value>, for lifetime: TimeInterval) -> Bool {
    let age = now().timeIntervalSince(held.storedAt)
    return age >= -0.001 && age <= lifetime
  }

  /// Whether the cache can keep it or not, it is the answer.
  private func kept(_ value: Value) async throws -> Value {
    let answer = CachedAnswer(value, storedAt: now())
    if case .failure(let error) = try await asked({ try await store(answer) }) {
      report(RepositoryReport(.notStored(in: cache), of: operation, because: error))
    }
    return value
  }

  private func fallback(from error: any Error, to found: Found) throws -> Value {
    guard case .success(let held?) = found else {
      throw RepositoryError(in: operation, network: error, cache: failure(of: found))
    }
    report(RepositoryReport(.answered(from: cache), of: operation, because: error))
    return held.answer
  }

  private func reportFailure(of found: Found) {
    guard case .failure(let error) = found else { return }
    report(RepositoryReport(.unreadable(source: cache), of: operation, because: error))
  }

  /// Nil if there was an answer.
  private func failure(of found: Found) -> RepositoryError.CacheFailure? {
    switch found {
    case .success(nil): .nothingStored(in: cache)
    case .success: nil
    case .failure(let error): .failed(in: cache, error)
    }
  }

  /// Throws only if the task is cancelled: then no other source is asked. A source that cancels something of its own has
  /// failed like any other.
  private func asked<Answer: Sendable>(
    _ source: @Sendable () async throws -> Answer
  ) async throws -> Result<Answer, any Error> {
    try Task.checkCancellation()
    do {
      return .success(try await source())
    } catch {
      try Task.checkCancellation()
      return .failure(error)
    }
  }
}
