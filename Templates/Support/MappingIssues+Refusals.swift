/// A value that the schema refuses, and why.
nonisolated struct RefusedValue: RuleViolation, Equatable {
  /// The value as it is shown to people, or nil if it has no short form or must not be shown.
  let shownValue: String?

  /// What the schema says, or nil if that would reveal a sensitive value.
  let cause: String?

  var reason: String {
    cause.map { "is refused: \($0)" } ?? "is refused"
  }
}

nonisolated extension MappingError {
  @inline(never)
  static func refused(
    _ value: (any CustomStringConvertible)? = nil, because cause: String? = nil
  ) -> MappingError {
    MappingError(RefusedValue(shownValue: value.map { ShownText.shown($0) }, cause: cause))
  }
}

nonisolated extension MappingIssues {
  /// There is never a result.
  mutating func refuse<Value>(
    _ value: (any CustomStringConvertible)? = nil, because cause: String? = nil, at path: String
  ) -> Value? {
    if !isStopped { add(MappingError.refused(value, because: cause), at: .place(path)) }
    return nil
  }
}
