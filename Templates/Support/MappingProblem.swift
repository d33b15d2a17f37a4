import Foundation

/// What is wrong with one value of a payload.
package nonisolated enum MappingProblem: Sendable {
  /// A required value is missing. `because` says what requires it, if that is another value: `is_registered is true`.
  case missing(because: String?)

  /// The value, shown as `value`, is not what `expectation` says. `cause` is the error of the format.
  case malformed(value: String, expectation: String, detail: String?, cause: (any Error)?)

  /// The value, shown as `value`, is not one of the cases, whose names in the payload are `known`.
  case unknownCase(value: String, known: [String])

  /// An object has none of the keys that name a case, or several.
  case caseKeys(found: [String], known: [String])

  /// The value is none of the cases of a union, which are `known`. The `reasons` say why, and may show values.
  case noCase(known: [String], reasons: String?)

  /// The value, shown as `value`, may occur only once. In an array, `first` is the index of the first one.
  case duplicate(value: String, first: Int?)

  case brokenRule(any RuleViolation)

  /// The schema refuses the value. Both are nil if they would reveal something sensitive.
  case refused(value: String?, because: String?)

  /// The payload is nested deeper than the stack of the thread allows, and may be valid on a larger one. This is then the
  /// only problem.
  case tooDeep

  /// Any other error, such as that of a hand-written function.
  case failure(any Error)
}

nonisolated extension MappingProblem {
  package init(_ error: some Error) {
    self = (error as? any RuleViolation).map { .brokenRule($0) } ?? .failure(error)
  }

  /// What is wrong, as the rest of a sentence that does not show the value.
  package var clause: String {
    if case .brokenRule(let violation) = self, violation.hasMessage {
      return "breaks the rule \"\(violation.reason)\""
    }
    if case .tooDeep = self { return "is nested deeper than the stack allows" }
    return redactedDescription
  }

  /// The error behind the problem, if there is one.
  package var underlyingError: (any Error)? {
    switch self {
    case .missing, .unknownCase, .caseKeys, .noCase, .duplicate, .refused, .tooDeep: nil
    case .malformed(_, _, _, let cause): cause
    case .brokenRule(let violation): violation
    case .failure(let error): error
    }
  }
}

nonisolated extension MappingProblem: Equatable {
  /// Errors are compared with `==` where their type has it. Others of one type are compared by what they say.
  package static func == (left: MappingProblem, right: MappingProblem) -> Bool {
    guard left.texts == right.texts else { return false }
    guard let left = left.underlyingError, let right = right.underlyingError else {
      return left.underlyingError == nil && right.underlyingError == nil
    }
    return left.isSame(as: right)
  }

  /// Everything but errors. No two kinds of problems have lists of the same lengths.
  private var texts: [[String?]] {
    switch self {
    case .missing(let reason): [[reason]]
    case .malformed(let value, let expectation, let detail, _): [[value, expectation, detail]]
    case .unknownCase(let value, let known): [[value], known]
    case .caseKeys(let found, let known): [found, known, []]
    case .noCase(let known, let reasons): [known, [reasons], [], []]
    case .duplicate(let value, let first): [[value, first?.description]]
    case .brokenRule: []
    case .refused(let value, let reason): [[value, reason], [], []]
    case .tooDeep: [[], []]
    case .failure: [[]]
    }
  }
}

nonisolated extension Error {
  fileprivate func isSame(as other: any Error) -> Bool {
    guard let other = other as? Self else { return false }
    // On Apple's systems, every error is a Foundation error, too, which compares less.
    guard let value = MappingProblem.equatable(self), type(of: value) == Self.self else {
      return localizedDescription == other.localizedDescription
    }
    return value.isEqual(to: other)
  }
}

nonisolated extension MappingProblem {
  fileprivate static func equatable<Value>(_ value: Value) -> (any Equatable)? {
    value as? any Equatable
  }
}

nonisolated extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool { other as? Self == self }
}

nonisolated extension MappingProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing, .caseKeys, .noCase(_, nil), .refused(nil, _), .tooDeep: redactedDescription
    case .noCase(_, let reasons?): "\(redactedDescription): \(reasons)"
    case .malformed(let value, _, _, _), .unknownCase(let value, _), .duplicate(let value, _),
      .refused(let value?, _):
      "\(value) \(redactedDescription)"
    case .brokenRule(let violation): violation.description
    // Localised, a `DecodingError` says nothing.
    case .failure(let error):
      error is DecodingError ? "\(error)" : error.localizedDescription
    }
  }

  /// What is wrong, without the value.
  package var redactedDescription: String {
    switch self {
    case .missing(let reason): "is missing" + (reason.map { ", but \($0)" } ?? "")
    case .malformed(_, let expectation, let detail, _):
      "is not \(expectation)" + (detail.map { ": \($0)" } ?? "")
    case .unknownCase(_, let known): "is not one of \(Self.list(known))"
    case .caseKeys(let found, _) where found.count > 1:
      "has the keys \(Self.list(found)), but only one of them is allowed"
    case .caseKeys(_, let known): "has none of the keys \(Self.list(known))"
    case .noCase(let known, _): "is none of the cases \(Self.list(known))"
    case .duplicate(_, let first): "appears twice" + (first.map { ", first at [\($0)]" } ?? "")
    case .brokenRule(let violation): violation.reason
    case .refused(_, let reason): "is refused" + (reason.map { ": \($0)" } ?? "")
    case .tooDeep: "values are nested deeper than the stack allows"
    case .failure: "could not be converted"
    }
  }

  private static func list(_ names: [String]) -> String {
    let others = names.count - 20
    let start = names.prefix(20).map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: ", ")
    return others > 0 ? "\(start) and \(others) more" : start
  }
}
