/// A number as it is written, and its digits as one integer, as far as they fit.
nonisolated struct JSONNumberText {
  let bytes: JSONBytes
  let isNegative: Bool
  /// Of 19 digits at most. With more, what it is means nothing.
  let significand: UInt64
  let isTooLong: Bool
  /// The power of ten that the significand is to be multiplied with.
  let exponent: Int
}

nonisolated extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

nonisolated extension JSONNumberText {
  /// Nil if it does not fit, or is not whole. `1.0` and `1e2` are.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    if exponent != 0 || isTooLong { return Integer(plainText) }
    if !isNegative { return Integer(exactly: significand) }
    // The smallest Int64 has no positive counterpart, so the sign is set in two's complement.
    guard significand <= UInt64(Int64.max) &+ 1 else { return nil }
    return Integer(exactly: Int64(truncatingIfNeeded: 0 &- significand))
  }

  /// Without a point or an exponent. Empty if it is not whole, or longer than any integer.
  @inline(never)
  private var plainText: String {
    var digits: [UInt8] = []
    var zeros = 0
    for position in 0..<bytes.count {
      let byte = bytes[position]
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if byte == UInt8(ascii: "0") {
        if !digits.isEmpty { zeros &+= 1 }
      } else if byte.isDigit {
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
        digits.append(byte)
        zeros = 0
      }
    }
    if digits.isEmpty { return "0" }
    zeros &+= exponent
    guard 0...20 ~= zeros else { return "" }
    digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }
}
