nonisolated extension JSONNumberText {
  /// The nearest one, and of two the even one. Infinite if that is too large.
  var double: Double {
    guard !isTooLong else { return nearest() }
    let magnitude: Double
    if exponent == 0 {
      magnitude = Double(significand)
    } else if significand < 1 << 53, -22...22 ~= exponent {
      // Both are exact, so that one rounding is all there is.
      let power = PowersOfTen.exact[abs(exponent)]
      magnitude = exponent < 0 ? Double(significand) / power : Double(significand) * power
    } else if let double = product {
      magnitude = double
    } else {
      return nearest()
    }
    return isNegative ? -magnitude : magnitude
  }

  var float: Float {
    if !isTooLong, significand < 1 << 24, exponent == 0 {
      return isNegative ? -Float(significand) : Float(significand)
    }
    return nearest()
  }

  /// By the standard library, which is always right, and slow.
  @inline(never)
  private func nearest<Value: BinaryFloatingPoint & LosslessStringConvertible>() -> Value {
    Value(bytes.text) ?? .infinity
  }

  /// Nil where an approximation does not tell to which side it must be rounded, and for zero and
  /// subnormal results. After Daniel Lemire, "Number parsing at a gigabyte per second".
  private var product: Double? {
    guard significand != 0, let power = PowersOfTen.approximate(exponent) else { return nil }
    let shift = significand.leadingZeroBitCount
    let factor = significand << shift
    // The highest 128 of 192 bits.
    var (high, low) = factor.multipliedFullWidth(by: power.high)
    let (sum, carries) = low.addingReportingOverflow(
      factor.multipliedFullWidth(by: power.low).high)
    low = sum
    if carries { high &+= 1 }
    var scale = 64 &+ PowersOfTen.binaryExponent(exponent) &- shift
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

/// What numbers are multiplied with.
nonisolated enum PowersOfTen {
  static let exact: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The highest 128 bits of a power of ten.
  nonisolated struct Significand {
    let high: UInt64
    let low: UInt64
  }

  /// From 10^-342 on. Each is less than its true value by at most 2^-118 of it, since each step from
  /// 10^0 drops less than the lowest bit.
  private static let significands: [Significand] = {
    let one = Significand(high: 1 << 63, low: 0)
    var small = [one]
    for _ in 0..<342 { small.append(small.last?.tenth ?? one) }
    var large = [one]
    for _ in 0..<308 { large.append(large.last?.tenfold ?? one) }
    return small.dropFirst().reversed() + large
  }()

  /// Nil for those that lead to zero or infinity, or nearly so.
  static func approximate(_ exponent: Int) -> Significand? {
    -342...308 ~= exponent ? significands[exponent &+ 342] : nil
  }

  /// The power of two that is nearest to the power of ten, and no more than it.
  static func binaryExponent(_ exponent: Int) -> Int {
    (exponent &* 217_706) >> 16
  }
}

nonisolated extension PowersOfTen.Significand {
  fileprivate var tenfold: Self {
    let lower = low.multipliedFullWidth(by: 5)
    let upper = high.multipliedFullWidth(by: 5)
    let (middle, carries) = upper.low.addingReportingOverflow(lower.high)
    let top = upper.high &+ (carries ? 1 : 0)
    let shift = UInt64(64 - top.leadingZeroBitCount)
    return Self(
      high: top << (64 - shift) | middle >> shift,
      low: middle << (64 - shift) | lower.low >> shift)
  }

  fileprivate var tenth: Self {
    let (top, topRest) = high.quotientAndRemainder(dividingBy: 5)
    let (middle, middleRest) = UInt64(5).dividingFullWidth((topRest, low))
    let (bottom, _) = UInt64(5).dividingFullWidth((middleRest, 0))
    let shift = UInt64(top.leadingZeroBitCount)
    return Self(
      high: top << shift | middle >> (64 - shift), low: middle << shift | bottom >> (64 - shift))
  }
}
