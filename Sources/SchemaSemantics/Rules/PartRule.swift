/// A text contains another one. They are compared scalar by scalar: a prefix must be the same scalars, and not only look the
/// same.
package struct PartRule: Requirement {
  package let text: String
  package let place: Place

  package enum Place: Hashable, Sendable {
    case start
    case anywhere
    case end
  }

  var errorCase: String {
    switch place {
    case .start: "wrongPrefix"
    case .anywhere: MissingPart(text)?.errorCase ?? "missingPart"
    case .end: "wrongSuffix"
    }
  }

  var complaint: Complaint {
    switch place {
    case .start: "must begin with \"\(text.shortened)\""
    case .anywhere: "must contain \"\(text.shortened)\""
    case .end: "must end with \"\(text.shortened)\""
    }
  }

  func holds(for value: Value) -> Bool { holds(forTextOf: [value.text]) }

  func holds(forTextOf parts: [String?]) -> Bool {
    switch place {
    case .start: (parts.first ?? nil).map { text.isStart(of: $0) } ?? false
    case .anywhere: parts.contains { $0.map { text.isPart(of: $0) } ?? false }
    case .end: (parts.last ?? nil).map { text.isEnd(of: $0) } ?? false
    }
  }

  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    if case .bounds(let rule) = other {
      return rule.measure.count(in: .string(text)).map { rule.isExceeded(by: $0) } ?? false
    }
    guard case .part(let rule) = other, rule.place == place else { return false }
    return switch place {
    case .start: !text.isStart(of: rule.text) && !rule.text.isStart(of: text)
    case .anywhere: false
    case .end: !text.isEnd(of: rule.text) && !rule.text.isEnd(of: text)
    }
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension String {
  fileprivate func isStart(of text: String) -> Bool { text.utf8.starts(with: utf8) }

  fileprivate func isEnd(of text: String) -> Bool {
    text.utf8.reversed().starts(with: utf8.reversed())
  }

  fileprivate func isPart(of text: String) -> Bool {
    guard let first = utf8.first else { return true }
    return text.utf8.indices.contains {
      text.utf8[$0] == first && text.utf8[$0...].starts(with: utf8)
    }
  }
}

extension Rule {
  static let prefix = partRule("prefix", .start, idle: "every string begins with the empty string")
  static let suffix = partRule("suffix", .end, idle: "every string ends with the empty string")
  static let contains = partRule(
    "contains", .anywhere, idle: "every string contains the empty string")

  private static func partRule(_ name: String, _ place: PartRule.Place, idle: String) -> Rule {
    Rule(
      name: name, example: "\(name) \"x\"", applies: .text,
      operand: .text(idle: idle) { .part(PartRule(text: $0, place: place)) }, advice: nil)
  }
}
