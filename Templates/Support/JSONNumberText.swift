/// A number that a reader has just passed over, with its digits as one integer, as far as they fit. So few fields
/// are returned in registers. From memory, reading them would have to wait until they are written.
nonisolated struct JSONNumberText {
  /// The offset of its first byte.
  let start: Int
  /// The value of up to 19 digits. With more digits, it means nothing.
  let significand: UInt64
  /// The power of ten that the significand is multiplied by.
  let exponent: Int
  let isNegative: Bool
  /// Whether it has more than 19 digits.
  let isTooLong: Bool
}

nonisolated extension JSONNumberText {
  /// Nil if the number does not fit, or if it is not written as an integer.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    exponent == 0 && !isTooLong ? signed(significand) : nil
  }

  /// Nil if the number does not fit, or is not whole. `1.0` and `1e2` are whole.
  func integer<Integer: FixedWidthInteger>(
    as type: Integer.Type, from text: JSONBytes
  ) -> Integer? {
    wholeMagnitude(text).flatMap { signed($0) }
  }

  private func signed<Integer: FixedWidthInteger>(_ magnitude: UInt64) -> Integer? {
    if !isNegative { return Integer(exactly: magnitude) }
    // The smallest Int64 has no positive counterpart, so the sign is set in two's complement.
    guard magnitude <= UInt64(Int64.max) &+ 1 else { return nil }
    return Integer(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Nil if the number is not whole, or is too large.
  @inline(never)
  private func wholeMagnitude(_ text: JSONBytes) -> UInt64? {
    let end = (0..<text.count).first { text[$0] | 0x20 == UInt8(ascii: "e") } ?? text.count
    let digits = (0..<end).lazy.map { text[$0] }.filter { $0.isDigit }
    var magnitude: UInt64 = 0
    // All of these digits come before the point, once the exponent has moved it.
    var places = digits.count &+ exponent
    func append(_ digit: UInt8) -> Bool {
      guard places > 0 else { return digit == 0 }
      places &-= 1
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
      magnitude = sum
      return !isTooLarge && !overflows
    }
    for digit in digits where !append(digit &- UInt8(ascii: "0")) { return nil }
    while places > 0, magnitude > 0 {
      if !append(0) { return nil }
    }
    return magnitude
  }
}
