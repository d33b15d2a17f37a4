package import Diagnostics

extension RepositoryDeclaration {
  /// `strategy Cached with Cache { user: cache first for 5 minutes, users: network first }`
  package struct Strategy: Hashable, Sendable {
    package var name: Name
    /// The source that keeps answers; empty if it is missing, which has been reported.
    package var cache: Name
    package var rows: [Row]
    package var preamble: Preamble = .none
    package var span: SourceSpan

    /// Who answers an operation: `user: cache first`.
    package struct Row: Hashable, Sendable {
      package var operation: Name
      package var order: SourceOrder
      package var preamble: Preamble = .none
      package var span: SourceSpan
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
