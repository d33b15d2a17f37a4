/// An invalid value was replaced by the fallback that the schema gives it, or left out of its array.
///
/// The description has no value of the payload, and no key that only the payload knows. The `error` may have
/// both. A ``FallbackHandler`` receives reports.
package nonisolated struct FallbackReport: Sendable {
  /// In the payload; in a map, within the value that the map reads.
  package let path: WirePath

  /// Nil where the value was decoded before it was found invalid, and where there was none.
  package let kind: JSONKind?

  package let error: any Error

  /// Whether nothing took the place of the value, which was an element of an array.
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

  /// A sentence without the value.
  package var reason: String {
    switch error {
    // Its paths are those within the value.
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
    // The path of the only issue is a part of the place.
    case let error as MappingError where error.count == 1:
      return error.issues.map { "\(subject) \($0.problem.clause)" }.joined()
    case let error as MappingError:
      return error.clauses(at: place, reportedAt: path)
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
    if case .name(let name)? = key as? WireKey { "the key \(name)" } else { "a key" }
  }

  /// Decoders name the types of Swift that they keep JSON in.
  private static func shown(_ type: String) -> String {
    if type.hasPrefix("Dictionary<") { return JSONKind.object.rawValue }
    if type.hasPrefix("Array<") { return JSONKind.array.rawValue }
    return "of the type \(type)"
  }
}
