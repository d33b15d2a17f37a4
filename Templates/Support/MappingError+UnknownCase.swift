nonisolated extension MappingError {
  /// `value` is none of those that stand for a case of an enum.
  @inline(never)
  static func unknownCase<Value: CustomStringConvertible>(
    _ value: Value, known: [Value]
  ) -> MappingError {
    let shown = value is String ? ShownText.quoted(value.description) : value.description
    return MappingError(.unknownCase(value: shown, known: known.map(\.description)))
  }
}
