extension ScalarSet {
  /// How the scalars of the set are encoded in UTF-8: each sequence stands for all byte strings that take one byte from
  /// each of its ranges. No byte string belongs to two sequences.
  var utf8Sequences: [[ClosedRange<UInt8>]] {
    var sequences: [[ClosedRange<UInt8>]] = []
    for range in ranges {
      Self.append(range.lowerBound, range.upperBound, to: &sequences)
    }
    return sequences
  }

  /// Cuts the range until the bytes after the first one that differs take all their possible values.
  private static func append(
    _ lower: UInt32, _ upper: UInt32, to sequences: inout [[ClosedRange<UInt8>]]
  ) {
    for longest in [0x7F, 0x7FF, 0xFFFF] as [UInt32] where lower <= longest && longest < upper {
      append(lower, longest, to: &sequences)
      append(longest + 1, upper, to: &sequences)
      return
    }
    let first = bytes(of: lower)
    let last = bytes(of: upper)
    for trailing in 1..<max(first.count, 1) {
      let mask: UInt32 = (1 << UInt32(6 * trailing)) - 1
      guard lower & ~mask != upper & ~mask else { continue }
      if lower & mask != 0 {
        append(lower, lower | mask, to: &sequences)
        append((lower | mask) + 1, upper, to: &sequences)
        return
      }
      if upper & mask != mask {
        append(lower, (upper & ~mask) - 1, to: &sequences)
        append(upper & ~mask, upper, to: &sequences)
        return
      }
    }
    sequences.append(zip(first, last).map { $0...$1 })
  }

  private static func bytes(of scalar: UInt32) -> [UInt8] {
    func trailing(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case ...0x7F: return [UInt8(scalar)]
    case ...0x7FF: return [0xC0 | UInt8(scalar >> 6 & 0x1F), trailing(0)]
    case ...0xFFFF: return [0xE0 | UInt8(scalar >> 12 & 0x0F), trailing(6), trailing(0)]
    default: return [0xF0 | UInt8(scalar >> 18 & 0x07), trailing(12), trailing(6), trailing(0)]
    }
  }
}
