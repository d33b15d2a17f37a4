// Decoders and encoders follow a payload as deep as it is nested, and the stack may not be large
// enough for that. Checking the depth first throws an error instead of ending the process.

/// Values are nested deeper than the stack of this thread allows. They may be valid on a larger stack.
nonisolated struct NestingTooDeep: Error {
  fileprivate static let description = "Values are nested deeper than the stack allows"

  /// Whether `error` is about the depth and not about the value. Such a value may not be replaced by a fallback or left
  /// out, and no other case of a union may be tried.
  static func isCause(of error: any Error) -> Bool {
    switch error {
    case DecodingError.dataCorrupted(let context): context.underlyingError is NestingTooDeep
    case EncodingError.invalidValue(_, let context): context.underlyingError is NestingTooDeep
    default: false
    }
  }
}

nonisolated extension Decoder {
  func checkNesting() throws {
    if ThreadStack().hasRoom { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: NestingTooDeep.description,
        underlyingError: NestingTooDeep()))
  }
}

nonisolated extension EncodingError {
  /// The error has the type of the value in place of the value: to print a value that is as deep takes more of
  /// the stack than is left.
  ///
  /// - Parameter codingPath: where the value was to be put.
  static func checkDepth<Value>(
    of _: Value, at codingPath: @autoclosure () -> [any CodingKey]
  ) throws {
    if ThreadStack().hasRoom { return }
    throw EncodingError.invalidValue(
      Value.self,
      EncodingError.Context(
        codingPath: codingPath(), debugDescription: NestingTooDeep.description,
        underlyingError: NestingTooDeep()))
  }
}
