package import Foundation

/// A value that breaks a rule of the schema. Its description is a sentence: the value, if that helps,
/// and what is wrong with it.
package nonisolated protocol RuleViolation: LocalizedError, CustomStringConvertible, Sendable {
  /// The value as it is shown to people, or nil if the sentence does not need it.
  var shownValue: String? { get }

  /// What is wrong, as the rest of a sentence about the value, without the value itself:
  /// `is not an email address`. For a rule over several fields, or one that the schema gives a message,
  /// a sentence of its own.
  var reason: String { get }

  /// Whether `reason` is a sentence of its own.
  var hasMessage: Bool { get }
}

nonisolated extension RuleViolation {
  package var hasMessage: Bool { false }

  package var description: String {
    guard let shownValue else { return reason }
    return "\(shownValue) \(reason)"
  }

  package var errorDescription: String? { description }

  // These are here so that files with rules need not import Foundation.
  package var failureReason: String? { nil }
  package var recoverySuggestion: String? { nil }
  package var helpAnchor: String? { nil }
}
