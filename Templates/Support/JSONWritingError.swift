import Foundation

/// Why a value could not be written as JSON, and where it would be.
package nonisolated struct JSONWritingError: Error, Sendable {
  package let problem: Problem
  package let path: WirePath

  package nonisolated enum Problem: Sendable {
    /// JSON has no number for infinity, nor for what is not a number.
    case notFinite
    /// What a union of this build does not know was to be written next to its tag, and is not an object.
    case noObject
    /// More than 512 objects and arrays in one another, which nobody would read, or more than the stack
    /// of the thread has room for.
    case tooDeep
    /// A format has no room for the value.
    case rejected(MappingError)
  }
}

nonisolated extension JSONWritingError {
  /// What the format said.
  package var underlyingError: MappingError? {
    if case .rejected(let error) = problem { error } else { nil }
  }
}

nonisolated extension JSONWritingError: LocalizedError, CustomStringConvertible {
  package var description: String {
    path.steps.isEmpty ? problem.description : "\(path): \(problem)"
  }

  package var errorDescription: String? { description }
}

nonisolated extension JSONWritingError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFinite: "a number of JSON must be finite"
    case .noObject: "the body of an unrecognized case is not an object"
    case .tooDeep:
      "objects and arrays are nested too deeply: more than 512, or more than the stack has room for"
    case .rejected(let error): error.description
    }
  }
}
