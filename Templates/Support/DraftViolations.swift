import Foundation

/// Everything that is wrong with a draft, in the order of its fields. Rules over several fields come last.
///
/// Descriptions show the values that are at fault, which may be personal data: for logs, take
/// ``redactedDescription``.
package nonisolated struct DraftViolations<Field>: Error, Hashable, Sendable
where Field: Hashable & Sendable & RawRepresentable<String> {
  var all: [Violation] = []

  init() {}

  package nonisolated struct Violation: Sendable {
    /// The field that is wrong, or the fields that a rule over several of them concerns.
    package let fields: [Field]

    /// Where the value is: `email`, or `lines[3].count`. Empty for a rule over several fields.
    package let path: DraftPath

    package let brokenRule: any RuleViolation & Hashable
  }
}

nonisolated extension DraftViolations: RandomAccessCollection {
  package var startIndex: Int { all.startIndex }
  package var endIndex: Int { all.endIndex }
  package subscript(position: Int) -> Violation { all[position] }

  /// What is wrong with a field, or with it and others together.
  package subscript(field: Field) -> [Violation] { all.filter { $0.fields.contains(field) } }
}

nonisolated extension DraftViolations: LocalizedError, CustomStringConvertible {
  package var description: String { all.map(\.description).joined(separator: "\n") }

  /// The description without values.
  package var redactedDescription: String {
    all.map(\.redactedDescription).joined(separator: "\n")
  }

  package var errorDescription: String? { description }
}

nonisolated extension DraftViolations.Violation: CustomStringConvertible {
  /// What is wrong, without the place, as it is shown next to a field.
  package var message: String { brokenRule.description }

  package var description: String {
    path.steps.isEmpty ? message : "\(path): \(message)"
  }

  package var redactedDescription: String {
    path.steps.isEmpty
      ? brokenRule.reason : "\(path.redactedDescription): \(brokenRule.reason)"
  }
}

nonisolated extension DraftViolations.Violation: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.fields == right.fields && left.path == right.path
      && left.brokenRule.isRule(right.brokenRule)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(path)
    brokenRule.hash(into: &hasher)
  }
}

/// The place of a value in a draft.
package nonisolated struct DraftPath: Hashable, Sendable {
  package var steps: [Step]

  package nonisolated enum Step: Hashable, Sendable {
    case field(String)
    /// An element of an array.
    case index(Int)
    /// A value of a dictionary.
    case key(String)
  }
}

nonisolated extension DraftPath: CustomStringConvertible {
  package var description: String { text { $0.debugDescription } }

  /// The path without the keys of dictionaries.
  package var redactedDescription: String { text { _ in "…" } }

  private func text(showing shown: (String) -> String) -> String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += "[\(shown(key))]"
      }
    }
  }
}

nonisolated extension Hashable {
  fileprivate func isRule(_ other: any Hashable) -> Bool { other as? Self == self }
}
