nonisolated extension MappingError {
  /// - Parameter value: nil if it has no short form, or must not be shown.
  @inline(never)
  static func refused(
    _ value: (any CustomStringConvertible)? = nil, because reason: String? = nil
  ) -> MappingError {
    MappingError(.refused(value: value.map { ShownText.shown($0) }, because: reason))
  }
}

nonisolated extension MappingIssues {
  /// There is never a result.
  mutating func refuse<Value>(
    _ value: (any CustomStringConvertible)? = nil, because reason: String? = nil, at path: String
  ) -> Value? {
    if !isStopped { add(MappingError.refused(value, because: reason), at: .place(path)) }
    return nil
  }
}
