nonisolated extension JSONNumberText {
  /// The nearest value, or the even one of two. Nil if only the text tells which one that is.
  var double: Double? {
    let isWhole = exponent == 0 || significand == 0
    guard !isTooLong, let value = isWhole ? Double(significand) : product else { return nil }
    return isNegative ? -value : value
  }

  var float: Float? {
    guard !isTooLong, significand < 1 << 24, exponent == 0 else { return nil }
    return isNegative ? -Float(significand) : Float(significand)
  }

  /// Nil if the approximation does not tell which way to round, and for subnormal results. Must not be
  /// called with zero. After Daniel Lemire, "Number parsing at a gigabyte per second".
  private var product: Double? {
    guard let power = PowersOfTen.significand(exponent) else { return nil }
    let shift = significand.leadingZeroBitCount
    let factor = significand << shift
    // The highest 128 of 192 bits.
    var (high, low) = factor.multipliedFullWidth(by: power.high)
    let (sum, carries) = low.addingReportingOverflow(
      factor.multipliedFullWidth(by: power.low).high)
    low = sum
    if carries { high &+= 1 }
    // The logarithm, times 2^16, gives the power of two below the power of ten.
    var scale = 64 &+ (exponent &* 217_706) >> 16 &- shift
    if high < 1 << 63 {
      high = high << 1 | low >> 63
      low <<= 1
      scale &-= 1
    }
    guard -1022...1023 ~= scale else { return nil }

    let rest = high & 0x7FF
    let half: UInt64 = 0x400
    // The true product is larger than this one, by less than 2^12 of its lowest places.
    if rest == half && low == 0 || rest == half - 1 && low > 0 &- 0x1000 { return nil }
    // If this overflows the significand, the exponent is right for it.
    let rounded = high >> 11 &+ (rest < half ? 0 : 1)
    return Double(bitPattern: UInt64(scale &+ 1022) << 52 &+ rounded)
  }
}

nonisolated extension JSONBytes {
  /// The value nearest to a number. Infinite if it is too large. The standard library is always right, but slow.
  @inline(never)
  func nearest<Value: BinaryFloatingPoint & LosslessStringConvertible>() -> Value {
    Value(text) ?? .infinity
  }
}

/// The factors that numbers are multiplied by: the highest 128 bits of each.
nonisolated enum PowersOfTen {
  /// From 10^-342 to 10^308. Each is less than its true value by at most 2^-117 of it, since each step
  /// drops less than the lowest bit.
  private static let significands: [(high: UInt64, low: UInt64)] = {
    var power: (high: UInt64, low: UInt64) = (0xEEF4_53D6_923B_D65A, 0x113F_AA29_06A1_3B3F)
    return (-342...308).map { _ in
      defer { power = tenfold(power.high, power.low) }
      return power
    }
  }()

  private static func tenfold(_ high: UInt64, _ low: UInt64) -> (high: UInt64, low: UInt64) {
    let lower = low.multipliedFullWidth(by: 5)
    let upper = high.multipliedFullWidth(by: 5)
    let (middle, carries) = upper.low.addingReportingOverflow(lower.high)
    let top = upper.high &+ (carries ? 1 : 0)
    let shift = UInt64(64 - top.leadingZeroBitCount)
    return (top << (64 - shift) | middle >> shift, middle << (64 - shift) | lower.low >> shift)
  }

  /// Nil for exponents that lead to zero or infinity, or nearly so.
  static func significand(_ exponent: Int) -> (high: UInt64, low: UInt64)? {
    -342...308 ~= exponent ? significands[exponent &+ 342] : nil
  }
}
