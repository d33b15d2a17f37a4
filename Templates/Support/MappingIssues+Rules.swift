nonisolated extension MappingIssues {
  /// Rules that the whole breaks, each at the place where its value comes from.
  ///
  /// - Parameters:
  ///   - order: all places of the schema in their order, so that these issues come amid those that
  ///     are there already.
  ///   - place: where a rule is broken; empty for the whole, which comes last.
  @inline(never)
  mutating func add<Violation: RuleViolation>(
    _ violations: [Violation], amid order: [String] = [], at place: (Violation) -> String
  ) {
    let policy = MappingPolicy.current
    for violation in violations where !isStopped {
      let path = place(violation)
      let error = MappingError(violation, at: .place(path))
      issues.insert(contentsOf: error.issues, at: index(behind: path, in: order))
      count += 1
      isStopped = policy.stopsAtFirstIssue
    }
    issues.removeLast(max(0, issues.count - policy.keptIssues))
  }

  /// Before the first issue that the schema has after `path`, or that is one of the whole.
  private func index(behind path: String, in order: [String]) -> Int {
    guard !path.isEmpty, let position = order.firstIndex(of: path) else { return issues.count }
    let later = Set(order[order.index(after: position)...])
    return issues.firstIndex { issue in
      guard case .field(let name)? = issue.path.steps.first else { return true }
      return later.contains(name)
    } ?? issues.count
  }
}
