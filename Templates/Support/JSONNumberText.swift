/// A number as it is written, and its digits as one integer, as far as they fit.
nonisolated struct JSONNumberText {
  let bytes: JSONBytes
  let isNegative: Bool
  /// The number of digits on both sides of the point.
  let digits: Int
  /// The value of up to 19 digits. With more digits, it means nothing.
  let significand: UInt64
  /// The power of ten that the significand is multiplied by.
  let exponent: Int

  var isTooLong: Bool { digits > 19 }
}

nonisolated extension JSONNumberText {
  /// Nil if the number does not fit, or is not whole. `1.0` and `1e2` are whole.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    let isPlain = exponent == 0 && !isTooLong
    guard let magnitude = isPlain ? significand : wholeMagnitude else { return nil }
    if !isNegative { return Integer(exactly: magnitude) }
    // The smallest Int64 has no positive counterpart, so the sign is set in two's complement.
    guard magnitude <= UInt64(Int64.max) &+ 1 else { return nil }
    return Integer(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Nil if the number is not whole, or is too large.
  @inline(never)
  private var wholeMagnitude: UInt64? {
    var magnitude: UInt64 = 0
    // All of these digits come before the point, once the exponent has moved it.
    var places = digits &+ exponent
    func append(_ digit: UInt8) -> Bool {
      guard places > 0 else { return digit == 0 }
      places &-= 1
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
      magnitude = sum
      return !isTooLarge && !overflows
    }
    for position in 0..<bytes.count {
      if bytes[position] | 0x20 == UInt8(ascii: "e") { break }
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit < 10, !append(digit) { return nil }
    }
    while places > 0, magnitude > 0 {
      if !append(0) { return nil }
    }
    return magnitude
  }
}
