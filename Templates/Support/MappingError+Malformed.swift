nonisolated extension MappingError {
  /// `text` is not what `expectation` names.
  static func malformed(
    _ text: String, _ expectation: String, _ detail: String? = nil, cause: (any Error)? = nil
  ) -> MappingError {
    MappingError(
      .malformed(
        value: ShownText.quoted(text), expectation: expectation, detail: detail, cause: cause))
  }

  /// The same for a value that is shown without quotes.
  static func malformed<Value: CustomStringConvertible>(
    number: Value, _ expectation: String, _ detail: String? = nil
  ) -> MappingError {
    MappingError(
      .malformed(
        value: number.description, expectation: expectation, detail: detail, cause: nil))
  }
}
