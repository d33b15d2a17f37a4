// Decoders and encoders follow a payload as deep as it is nested, on a stack that may be smaller. What
// comes here first throws an error instead of ending the process.

/// Values are nested deeper than the stack of this thread allows. This says nothing about them: on a larger stack they may
/// be valid.
nonisolated struct NestingTooDeep: Error {
  fileprivate static let description = "Values are nested deeper than the stack allows"

  /// Whether `error` comes from the depth and not from the value. No fallback may stand in for such a value, it may not
  /// be left out, and no other case of a union may be tried.
  static func isCause(of error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error else { return false }
    return context.underlyingError is NestingTooDeep
  }
}

nonisolated extension Decoder {
  func checkDepth() throws {
    if ThreadStack().hasRoom { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: NestingTooDeep.description,
        underlyingError: NestingTooDeep()))
  }
}

nonisolated extension EncodingError {
  /// - Parameter codingPath: where `value` was to be put.
  static func checkDepth<Value>(
    of value: Value, at codingPath: @autoclosure () -> [any CodingKey]
  ) throws {
    if ThreadStack().hasRoom { return }
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: codingPath(), debugDescription: NestingTooDeep.description,
        underlyingError: NestingTooDeep()))
  }
}
