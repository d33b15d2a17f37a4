import Foundation

/// Why a JSON text could not be read, and where the problem was found.
///
/// The description may show a value of the text, which may be personal data: for logs, take
/// ``redactedDescription``.
package nonisolated struct JSONError: Error, Sendable {
  package let problem: Problem

  /// The path of the value that is at fault, or of the object or array that is not well-formed.
  package let path: WirePath

  /// Lines and columns count from 1. A column is a Unicode scalar.
  package let line: Int
  package let column: Int

  /// The offset in bytes from the start of the text.
  package let offset: Int

  package nonisolated enum Problem: Sendable {
    /// The text is not JSON.
    case malformed(Syntax)
    /// A value is of another kind. Where null is found, the value may not be null.
    case mismatch(expected: Expectation, found: JSONKind)
    /// An object lacks the key that the path ends with.
    case missing
    /// A number, as it is written, does not fit into the type.
    case unrepresentable(value: String, type: String)
    /// A format or a rule does not allow the value.
    case rejected(any Error)
  }

  package nonisolated enum Syntax: String, Hashable, Sendable {
    case unexpectedEnd = "the text ends too early"
    case expectedValue = "a value should begin here"
    case expectedKey = "a key in quotes should begin here"
    case expectedColon = "there should be a colon after the key"
    case expectedCommaInObject = "there should be a comma, or the end of the object"
    case expectedCommaInArray = "there should be a comma, or the end of the array"
    case invalidNumber = "this is not a JSON number"
    case invalidEscape = "this is not a JSON escape, or it is half of a surrogate pair"
    case invalidUTF8 = "these bytes are not valid UTF-8"
    case controlCharacter = "a control character must be escaped"
    case tooDeep =
      "objects and arrays are nested too deeply: more than 512, or more than the stack has room for"
    case trailingText = "there is something after the value"
  }

  package nonisolated enum Expectation: String, Hashable, Sendable {
    case value = "a value"
    case null = "null"
    case bool = "a boolean"
    case integer = "a whole number"
    case number = "a number"
    case string = "a string"
    case stringOrNumber = "a string or a number"
    case array = "an array"
    case object = "an object"
  }
}

nonisolated extension JSONError {
  /// The error of the format or the rule, if there is one. It has all problems of the value.
  package var underlyingError: (any Error)? {
    if case .rejected(let error) = problem { error } else { nil }
  }
}

nonisolated extension JSONError: RedactedError {
  package func redactedReason(below path: WirePath) -> String {
    let subject = path.subject(at: self.path)
    switch problem {
    // The report itself says what kind the value is.
    case .mismatch(let expected, _) where self.path == path:
      return "it is not \(expected.rawValue)"
    case .rejected(let error as MappingError) where error.count > 1:
      return error.clauses(withFirstAt: self.path, reportedAt: path)
    case .rejected(let error): return "\(subject) \(Problem.reason(error).clause)"
    default: return "\(subject) \(problem.redactedDescription)"
    }
  }
}

nonisolated extension JSONError: LocalizedError, CustomStringConvertible {
  package var description: String {
    let path = path.steps.isEmpty ? "" : "\(path): "
    return "\(path)\(problem) (line \(line), column \(column))"
  }

  /// The description without values and without the keys of dictionaries.
  package var redactedDescription: String {
    let path = path.redactedDescription
    return (path.isEmpty ? "" : "\(path): ")
      + "\(problem.redactedDescription) (line \(line), column \(column))"
  }

  package var errorDescription: String? { description }
}

nonisolated extension JSONError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed, .mismatch, .missing: redactedDescription
    case .unrepresentable(let value, _): "\(value) \(redactedDescription)"
    case .rejected(let error): Self.reason(error).description
    }
  }

  /// What is wrong, without the value.
  package var redactedDescription: String {
    switch self {
    case .malformed(let syntax): syntax.rawValue
    case .mismatch(let expected, let found): "is \(found.rawValue), and not \(expected.rawValue)"
    case .missing: "is missing"
    case .unrepresentable(_, let type): "is not of the type \(type)"
    case .rejected(let error): Self.reason(error).redactedDescription
    }
  }

  /// The reason without the path, which leads to the value already. Of several values, it is the first.
  fileprivate static func reason(_ error: any Error) -> MappingProblem {
    (error as? MappingError)?.issues.first?.problem ?? MappingProblem(error)
  }
}
