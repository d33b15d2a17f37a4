/// An error that can tell what is wrong with a value without showing it.
package nonisolated protocol RedactedError: Error {
  /// A sentence about what is at `path`, or below it.
  func redactedReason(below path: WirePath) -> String
}

nonisolated extension MappingProblem {
  /// What is wrong as the rest of a sentence about the value, without the value.
  package var clause: String {
    if case .brokenRule(let violation) = self, violation.hasMessage {
      return "breaks the rule \"\(violation.reason)\""
    }
    return redactedDescription
  }
}
