/// Reads an integer that the lexer has found, as a value of one of the integer types.
enum IntegerValue {
  /// Nil if it does not fit.
  static func read(_ text: String, as type: Scalar) -> Value? {
    normalized(text, as: type).flatMap(Value.whole)
  }

  /// Without leading zeros.
  private static func normalized(_ text: String, as type: Scalar) -> String? {
    guard let width = type.integerWidth else { return nil }
    return switch (width.bits, width.isSigned) {
    case (8, true): Int8(text).map(String.init)
    case (16, true): Int16(text).map(String.init)
    case (32, true): Int32(text).map(String.init)
    case (8, false): UInt8(text).map(String.init)
    case (16, false): UInt16(text).map(String.init)
    case (32, false): UInt32(text).map(String.init)
    case (_, true): Int64(text).map(String.init)
    case (_, false): UInt64(text).map(String.init)
    }
  }
}
