nonisolated extension MappingError {
  /// `value` does not stand for any case of an enum.
  @inline(never)
  static func unknownCase<Value: CustomStringConvertible>(
    _ value: Value, known: [Value]
  ) -> MappingError {
    let shown = value is String ? ShownText.quoted(value.description) : value.description
    return MappingError(.unknownCase(value: shown, known: known.map(\.description)))
  }
}
