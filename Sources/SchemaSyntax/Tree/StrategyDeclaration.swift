package import Diagnostics

extension RepositoryDeclaration {
  /// `strategy Cached with Cache { user: cache first for 5 minutes, users: network first }`
  package struct Strategy: Hashable, Sendable {
    package var name: Name
    /// The source that keeps answers; empty if it is missing, which has been reported.
    package var cache: Name
    package var rows: [Row]
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      name: Name, cache: Name, rows: [Row], preamble: Preamble = .none, span: SourceSpan
    ) {
      self.name = name
      self.cache = cache
      self.rows = rows
      self.preamble = preamble
      self.span = span
    }

    /// Who answers an operation: `user: cache first`.
    package struct Row: Hashable, Sendable {
      package var operation: Name
      package var order: SourceOrder
      package var preamble: Preamble
      package var span: SourceSpan

      package init(
        operation: Name, order: SourceOrder, preamble: Preamble = .none, span: SourceSpan
      ) {
        self.operation = operation
        self.order = order
        self.preamble = preamble
        self.span = span
      }
    }
  }
}

/// In which order the sources of a repository are asked.
package enum SourceOrder: Hashable, Sendable {
  case networkOnly
  case networkFirst(hasUpdates: Bool)
  /// - Parameter seconds: how long an answer is taken from the cache; nil for always.
  case cacheFirst(seconds: Int?, hasUpdates: Bool)

  /// Whether answers are kept in the cache.
  package var usesCache: Bool { self != .networkOnly }

  /// Whether there is also a sequence of both answers.
  package var hasUpdates: Bool {
    switch self {
    case .networkOnly: false
    case .networkFirst(let hasUpdates), .cacheFirst(_, let hasUpdates): hasUpdates
    }
  }
}
