nonisolated extension WireObject {
  /// What to throw where the value at `key` breaks a rule, or the object as a whole does.
  @inline(never)
  func violation(_ violation: some RuleViolation, at key: StaticString? = nil) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + (key.map { [WireKey($0)] } ?? []),
        debugDescription: violation.description, underlyingError: violation))
  }

  var codingPath: [any CodingKey] {
    switch content {
    case .present(let container): container.codingPath
    case .absent(let gap), .invalid(_, let gap): gap.codingPath
    }
  }
}
