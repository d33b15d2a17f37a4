// Decoders and encoders follow a payload as deep as it is nested, on a stack that may be smaller. What
// comes here first throws an error instead of ending the process.

nonisolated extension Decoder {
  func checkDepth() throws {
    if ThreadStack().hasRoom { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "Values are nested deeper than the stack allows"))
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
        codingPath: codingPath(), debugDescription: "Values are nested deeper than the stack allows"
      ))
  }
}
