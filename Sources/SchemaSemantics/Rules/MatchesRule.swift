package import RegularExpressions

/// The whole value, not a part of it, matches a pattern.
package struct MatchesRule: Requirement {
  /// The text between the slashes.
  package let pattern: String
  /// The text after the slashes.
  package let flags: String
  package let automaton: Automaton

  var errorCase: String {
    let part = flags.isEmpty ? MissingPart(demandedBy: pattern) : nil
    return part?.errorCase ?? "doesNotMatch"
  }

  var complaint: Complaint { "does not match /\(pattern)/\(flags)" }
  func holds(for value: Value) -> Bool { automaton.matches(value.text) }
  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    if case .matches(let rule) = other {
      return automaton.stateCount * rule.automaton.stateCount <= 1 << 14
        && !automaton.intersects(rule.automaton)
    }
    if case .bounds(let rule) = other { return excludes(rule) }
    guard case .part(let rule) = other,
      automaton.stateCount * rule.text.utf8.count <= 1 << 16
    else { return false }
    return switch rule.place {
    case .start: !automaton.canBegin(with: rule.text)
    case .anywhere: !automaton.canContain(rule.text)
    case .end: !automaton.canEnd(with: rule.text)
    }
  }

  private func excludes(_ rule: BoundsRule) -> Bool {
    guard automaton.stateCount <= 256, let (fewest, most) = automaton.byteCounts else {
      return false
    }
    return rule.excludesTexts(
      ofBytes: fewest, most, areSingle: !automaton.canLeaveASCII && !automaton.canContain("\r\n"))
  }

  func rulesOut(_ characters: String) -> Bool {
    characters.allSatisfy { !automaton.canContain(String($0)) }
  }
}

extension Rule {
  static let matches = Rule(
    name: "matches", example: "matches /[a-z]+/", applies: .text,
    operand: .pattern { .matches($0) }, advice: nil)
}
