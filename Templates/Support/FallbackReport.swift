/// An invalid value was replaced by the fallback that the schema gives it, or left out of its array; or a
/// value was left out since the schema does not declare its key.
///
/// The description shows no value of the payload, and no key that only the payload knows. The `error` may
/// show both. A ``FallbackHandler`` receives reports.
package nonisolated struct FallbackReport: Sendable {
  /// The path in the payload. A map that an app calls knows the path in what it was given.
  package let path: WirePath

  /// Nil if the value had been decoded before it was found to be invalid, and if there was none.
  package let kind: JSONKind?

  package let error: any Error

  /// Whether nothing has taken the place of the value.
  package let isLeftOut: Bool

  package init(
    at path: WirePath, kind: JSONKind?, because error: any Error, isLeftOut: Bool = false
  ) {
    self.path = path
    self.kind = kind
    self.error = error
    self.isLeftOut = isLeftOut
  }
}

nonisolated extension FallbackReport: CustomStringConvertible {
  package var description: String {
    let path = path.steps.isEmpty ? "the value" : path.redactedDescription
    let found = kind.map { " (\($0.rawValue))" } ?? ""
    return "\(path)\(found) is \(isLeftOut ? "left out" : "replaced"), since \(reason)"
  }

  /// Why the value was not kept, in a sentence that does not show it.
  package var reason: String {
    switch error {
    // Its paths begin at the value.
    case let error as MappingError: error.clauses(at: path, reportedAt: path)
    case let error as DecodingError: reason(error)
    case let error as any RedactedError: error.redactedReason(below: path)
    default: "it could not be read"
    }
  }

  private func reason(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context):
      "\(subject(context)) is not \(Self.shown("\(type)"))"
    case .valueNotFound(let type, let context):
      "\(subject(context)) is null, and not \(Self.shown("\(type)"))"
    case .keyNotFound(let key, let context):
      "\(subject(context)) lacks \(Self.shown(key))"
    case .dataCorrupted(let context):
      reason(context.underlyingError, at: WirePath(context.codingPath))
    @unknown default:
      "it could not be read"
    }
  }

  private func reason(_ error: (any Error)?, at place: WirePath) -> String {
    let subject = path.subject(at: place)
    switch error {
    // The place contains the path of the only issue.
    case let error as MappingError where error.count == 1:
      return error.issues.map { "\(subject) \($0.problem.clause)" }.joined()
    case let error as MappingError:
      return error.clauses(withFirstAt: place, reportedAt: path)
    default:
      guard let problem = error.map({ MappingProblem($0) }), case .brokenRule = problem else {
        return "\(subject) is malformed"
      }
      return "\(subject) \(problem.clause)"
    }
  }

  private func subject(_ context: DecodingError.Context) -> String {
    path.subject(at: WirePath(context.codingPath))
  }

  private static func shown(_ key: any CodingKey) -> String {
    (key as? WireKey)?.knownName.map { "the key \($0)" } ?? "a key"
  }

  /// Decoders name the Swift types that they keep JSON in.
  private static func shown(_ type: String) -> String {
    if type.hasPrefix("Dictionary<") { return JSONKind.object.rawValue }
    if type.hasPrefix("Array<") { return JSONKind.array.rawValue }
    return "of the type \(type)"
  }
}
