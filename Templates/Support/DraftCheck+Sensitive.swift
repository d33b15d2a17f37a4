nonisolated extension DraftCheck {
  /// The same, with faults that show neither values nor keys, because the schema calls the value sensitive.
  var hidingValues: DraftCheck {
    DraftCheck { check($0).mapError(\.hidingValues) }
  }
}

nonisolated extension DraftFaults {
  fileprivate var hidingValues: DraftFaults {
    DraftFaults(
      all: all.map { fault in
        let rule = fault.brokenRule
        let hidden = HiddenRule(reason: rule.reason, hasMessage: rule.hasMessage)
        return (fault.path.hidingKeys, hidden)
      })
  }
}

nonisolated extension DraftPath {
  fileprivate var hidingKeys: DraftPath {
    DraftPath(
      steps: steps.map { step in
        if case .key = step { .key("…") } else { step }
      })
  }
}

/// A broken rule, without the value that breaks it.
private nonisolated struct HiddenRule: RuleViolation, Hashable {
  let reason: String
  let hasMessage: Bool

  var shownValue: String? { nil }
}
