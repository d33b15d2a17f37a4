/// How far a map goes on after it has found a problem.
///
/// ```swift
/// try MappingPolicy.$current.withValue(.failFast) { try User(from: dto) }
/// ```
package nonisolated struct MappingPolicy: Hashable, Sendable {
  /// How many problems are kept, at least one. Further ones are only counted.
  package var keptIssues: Int

  /// Whether a map stops after the first problem.
  package var stopsAtFirstIssue: Bool

  package init(keptIssues: Int = 100, stopsAtFirstIssue: Bool = false) {
    self.keptIssues = keptIssues
    self.stopsAtFirstIssue = stopsAtFirstIssue
  }

  package static var failFast: MappingPolicy { MappingPolicy(stopsAtFirstIssue: true) }

  /// Read only after a problem was found.
  @TaskLocal package static var current = MappingPolicy()
}
