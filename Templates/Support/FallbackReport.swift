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
    case let error as MappingError: reason(error)
    case let error as DecodingError: reason(error)
    case let error as any RedactedError: error.redactedReason(below: path)
    default: "it could not be read"
    }
  }

  /// Paths are those within the value.
  private func reason(_ error: MappingError) -> String {
    error.issues.map { issue in
      let path = issue.path.redactedDescription
      return "\(path.isEmpty ? "it" : path) \(issue.problem.redactedDescription)"
    }
    .joined(separator: ", and ")
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
      "\(subject(context)) \(reason(context.underlyingError))"
    @unknown default:
      "it could not be read"
    }
  }

  private func reason(_ error: (any Error)?) -> String {
    if let error = error as? MappingError, let issue = error.issues.first {
      return issue.problem.redactedDescription
    }
    if let error, case .brokenRule = MappingProblem(error) {
      return MappingProblem(error).redactedDescription
    }
    return "is malformed"
  }

  /// What is wrong may be a part of what is replaced.
  private func subject(_ context: DecodingError.Context) -> String {
    let steps = WirePath(context.codingPath).steps
    guard steps.count > path.steps.count, steps.starts(with: path.steps) else { return "it" }
    return WirePath(Array(steps.dropFirst(path.steps.count))).redactedDescription
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
