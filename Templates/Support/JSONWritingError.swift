import Foundation

/// Why a value could not be written as JSON, and where it would be.
///
/// The description may show the value, which may be personal data: for logs, take ``redactedDescription``.
package nonisolated struct JSONWritingError: Error, Sendable {
  package let problem: Problem
  package let path: WirePath

  package nonisolated enum Problem: Sendable {
    /// The number is infinite or NaN, which JSON cannot hold.
    case notFinite
    /// The payload of an unknown case, which belongs beside the tag of its union, is not an object.
    case noObject
    /// Objects and arrays are nested more than 512 deep, which no reader accepts, or deeper than the stack of
    /// the thread allows.
    case tooDeep
    /// The key of a value is among those that the schema does not know, but it has a field of its own.
    case declaredKey
    /// A format cannot hold the value.
    case rejected(MappingError)
  }
}

nonisolated extension JSONWritingError {
  /// The error of the format, if there is one.
  package var underlyingError: MappingError? {
    if case .rejected(let error) = problem { error } else { nil }
  }
}

nonisolated extension JSONWritingError: LocalizedError, CustomStringConvertible {
  package var description: String {
    path.steps.isEmpty ? problem.description : "\(path): \(problem)"
  }

  /// The description without values and without the keys of dictionaries.
  package var redactedDescription: String {
    let path = path.redactedDescription
    let problem = underlyingError?.redactedDescription ?? problem.description
    return path.isEmpty ? problem : "\(path): \(problem)"
  }

  package var errorDescription: String? { description }
}

nonisolated extension JSONWritingError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFinite: "a number in JSON must be finite"
    case .noObject: "the body of an unrecognized case is not an object"
    case .tooDeep:
      "objects and arrays are nested too deeply: more than 512, or more than the stack has room for"
    case .declaredKey: "the key has a field of its own, and may not be among the others"
    case .rejected(let error): error.description
    }
  }
}
