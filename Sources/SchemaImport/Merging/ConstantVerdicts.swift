/// A constant has no clauses: where one of three versions of a member has a constant, and another one a field, what is said
/// beside the type cannot be taken over by itself.
extension VersionComparison {
  struct PartVerdict {
    let kind: PartKind
    var verdict: Verdict
  }

  /// What becomes of each part of a member.
  func verdicts(on kinds: [PartKind], of trio: Trio<VersionMember>) -> [PartVerdict] {
    var verdicts = kinds.map { PartVerdict(kind: $0, verdict: verdict(on: $0, of: trio)) }
    guard trio.new.isConstant != trio.mine.isConstant,
      let type = verdicts.firstIndex(where: { $0.kind == .type })
    else { return verdicts }
    if trio.mine.isConstant, verdicts[type].verdict != .follows {
      for index in verdicts.indices where verdicts[index].kind.belongsToFields {
        verdicts[index].verdict = .stays
      }
    } else if trio.new.isConstant, verdicts[type].verdict == .follows {
      let following = verdicts.filter { $0.verdict == .follows }.map(\.kind)
      let kept = trio.mine.parts.filter { $0.kind.belongsToFields && !$0.ranges.isEmpty }
      if kept.contains(where: { !following.contains($0.kind) }) {
        verdicts[type].verdict = .conflicts
        verdicts.removeAll { $0.kind.belongsToFields }
      }
    }
    return verdicts
  }
}

extension PartKind {
  /// Whether no constant has it.
  fileprivate var belongsToFields: Bool {
    switch self {
    case .attribute, .swiftName, .optionality, .converters, .rules, .standard, .fallback: true
    case .documentation, .openness, .keyword, .conformances, .discriminator, .tag, .type, .payload,
      .arrow, .content:
      false
    }
  }
}
