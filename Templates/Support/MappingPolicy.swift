/// How long a map goes on after it found a problem.
///
/// ```swift
/// try MappingPolicy.$current.withValue(.failFast) { try User(from: dto) }
/// ```
package nonisolated struct MappingPolicy: Hashable, Sendable {
  /// Problems beyond these are counted, but not kept.
  package var keptIssues: Int

  /// Whether what comes after the first problem is not looked at.
  package var stopsAtFirstIssue: Bool

  package init(keptIssues: Int = 100, stopsAtFirstIssue: Bool = false) {
    self.keptIssues = keptIssues
    self.stopsAtFirstIssue = stopsAtFirstIssue
  }

  package static var failFast: MappingPolicy { MappingPolicy(stopsAtFirstIssue: true) }

  /// Asked only after a problem was found.
  @TaskLocal package static var current = MappingPolicy()
}
