import Foundation

nonisolated extension MappingError {
  /// The same error without anything from the payload, because the schema calls the value sensitive.
  var hidingValues: MappingError {
    MappingError(
      issues.map { issue in
        var issue = issue
        issue.path = issue.path.hidingKeys
        issue.problem = issue.problem.hidingValue
        return issue
      }, count: count)
  }
}

nonisolated extension WirePath {
  var hidingKeys: WirePath {
    WirePath(
      steps.map { step in
        if case .key = step { .key("…") } else { step }
      })
  }
}

nonisolated extension MappingProblem {
  var hidingValue: MappingProblem {
    switch self {
    case .missing: .missing(because: nil)
    case .malformed(_, let expectation, _, _):
      .malformed(value: HiddenValue.text, expectation: expectation, detail: nil, cause: nil)
    case .unknownCase(_, let known): .unknownCase(value: HiddenValue.text, known: known)
    case .caseKeys(_, let known): .caseKeys(found: [], known: known)
    case .noCase(let known, _): .noCase(known: known, reasons: nil)
    case .duplicate(_, let first): .duplicate(value: HiddenValue.text, first: first)
    case .brokenRule(let violation):
      .brokenRule(HiddenViolation(reason: violation.reason, hasMessage: violation.hasMessage))
    case .refused: .refused(value: nil, because: nil)
    case .tooDeep: .tooDeep
    case .failure: .failure(HiddenFailure())
    }
  }
}

/// What is shown in place of a sensitive value.
nonisolated enum HiddenValue {
  static var text: String { "<hidden>" }
}

/// A broken rule, without the value that breaks it.
private nonisolated struct HiddenViolation: RuleViolation {
  let reason: String
  let hasMessage: Bool

  var shownValue: String? { nil }
}

/// An error about a sensitive value, which it may have shown.
nonisolated struct HiddenFailure: LocalizedError {
  var errorDescription: String? { "\(HiddenValue.text) could not be converted" }
}
