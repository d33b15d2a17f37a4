nonisolated extension WireWriter {
  /// Errors of `write` are thrown without the value at `key`, which the schema calls sensitive.
  @inline(never)
  func hidingValue(at key: StaticString, _ write: () throws -> Void) throws {
    try EncodingError.hidingValues(at: container.codingPath + [WireKey(key)], write)
  }

  /// The same for the values at keys that the schema does not know. The keys are a part of what is sensitive.
  @inline(never)
  func hidingRest(_ write: () throws -> Void) throws {
    try EncodingError.hidingValues(at: container.codingPath, write)
  }
}

nonisolated extension EncodingError {
  /// Errors of `write` are thrown without values. They are at `path`.
  static func hidingValues(
    at path: @autoclosure () -> [any CodingKey], _ write: () throws -> Void
  ) throws {
    do {
      try write()
    } catch let error as EncodingError {
      guard case .invalidValue(_, let context) = error,
        !(context.underlyingError is NestingTooDeep)
      else { throw error }
      let found = context.underlyingError.map { MappingError($0) } ?? MappingError(HiddenFailure())
      let hidden = found.hidingValues
      throw EncodingError.invalidValue(
        HiddenValue.text,
        EncodingError.Context(
          codingPath: path(), debugDescription: hidden.description, underlyingError: hidden))
    }
  }
}
