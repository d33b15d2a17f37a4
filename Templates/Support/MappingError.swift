import Foundation

/// Everything that is wrong with a payload that could not be mapped, each problem with its place.
///
/// The description shows the values that are at fault, which may be personal data: for logs, take
/// ``redactedDescription``.
package nonisolated struct MappingError: Error, Equatable, Sendable {
  /// The problems in the order of the schema, up to ``MappingPolicy/keptIssues`` of them.
  package let issues: [Issue]

  /// The number of all problems.
  package let count: Int

  package init(_ issues: [Issue], count: Int) {
    self.issues = issues
    self.count = count
  }

  package nonisolated struct Issue: Error, Equatable, Sendable {
    package var path: WirePath
    package var problem: MappingProblem
  }
}

nonisolated extension MappingError {
  package init(_ problem: MappingProblem) {
    self.init([Issue(path: WirePath(), problem: problem)], count: 1)
  }

  /// An error that a conversion threw, at the place of the value. Issues of a nested map keep their
  /// paths after that place.
  package init(_ error: some Error, at step: WirePath.Step? = nil) {
    guard let nested = error as? MappingError else {
      let path = WirePath(step.map { [$0] } ?? [])
      self.init([Issue(path: path, problem: MappingProblem(error))], count: 1)
      return
    }
    let step = nested.isTooDeep ? nil : step
    self.init(
      nested.issues.map { issue in
        var issue = issue
        if let step { issue.path.steps.insert(step, at: 0) }
        return issue
      },
      count: nested.count)
  }
}

nonisolated extension MappingError {
  /// Whether it is about the depth of the payload, and so about the payload as a whole.
  package var isTooDeep: Bool {
    if case .tooDeep? = issues.first?.problem { true } else { false }
  }
}

nonisolated extension MappingError: LocalizedError, CustomStringConvertible {
  package var description: String {
    lines(of: distinctIssues.map(\.description))
  }

  /// The description without values and keys from the payload.
  package var redactedDescription: String {
    lines(of: distinctIssues.map(\.redactedDescription))
  }

  package var errorDescription: String? { description }

  /// Two values that are made from one may have the same problem, which is listed once.
  private var distinctIssues: [Issue] {
    var sentences: Set<String> = []
    return issues.filter { sentences.insert($0.description).inserted }
  }

  private func lines(of sentences: [String]) -> String {
    let others = count - issues.count
    return (others > 0 ? sentences + ["and \(others) more"] : sentences).joined(separator: "\n")
  }
}

nonisolated extension MappingError {
  /// What is wrong with the value at `place`, as a part of a report about `path`, without values.
  package func clauses(at place: WirePath, reportedAt path: WirePath) -> String {
    issues.map { issue in
      let subject = path.subject(at: WirePath(place.steps + issue.path.steps))
      return "\(subject) \(issue.problem.clause)"
    }
    .joined(separator: ", and ")
  }

  /// The same for a `place` that is already that of the first problem.
  package func clauses(withFirstAt place: WirePath, reportedAt path: WirePath) -> String {
    let first = issues.first?.path.steps ?? []
    let isThere = place.steps.suffix(first.count).elementsEqual(first)
    let whole = isThere ? Array(place.steps.dropLast(first.count)) : place.steps
    return clauses(at: WirePath(whole), reportedAt: path)
  }
}

nonisolated extension MappingError.Issue: CustomStringConvertible {
  package var description: String {
    path.steps.isEmpty ? problem.description : "\(path): \(problem)"
  }

  package var redactedDescription: String {
    let path = path.redactedDescription
    return path.isEmpty ? problem.redactedDescription : "\(path): \(problem.redactedDescription)"
  }
}
