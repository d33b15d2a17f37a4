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
    } catch {
      if NestingTooDeep.isCause(of: error) { throw error }
      let hidden = cause(of: error).hidingValues
      throw EncodingError.invalidValue(
        HiddenValue.text,
        EncodingError.Context(
          codingPath: path(), debugDescription: hidden.description, underlyingError: hidden))
    }
  }

  private static func cause(of error: any Error) -> MappingError {
    guard case EncodingError.invalidValue(_, let context) = error,
      let found = context.underlyingError
    else { return MappingError(HiddenFailure()) }
    return MappingError(found)
  }
}
