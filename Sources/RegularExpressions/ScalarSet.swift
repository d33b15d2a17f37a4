/// A set of Unicode scalars, as sorted ranges that do not touch and contain no surrogate. Equal sets therefore have
/// equal ranges.
struct ScalarSet: Hashable, Sendable {
  let ranges: [ClosedRange<UInt32>]

  /// The ranges may overlap and be in any order; surrogates in them are removed.
  init(_ ranges: [ClosedRange<UInt32>]) {
    let pieces = ranges.flatMap(Self.withoutSurrogates).sorted { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    merged.reserveCapacity(pieces.count)
    for piece in pieces {
      if let last = merged.last, piece.lowerBound <= last.upperBound + 1 {
        let upper = max(last.upperBound, piece.upperBound)
        merged[merged.count - 1] = last.lowerBound...upper
      } else {
        merged.append(piece)
      }
    }
    self.ranges = merged
  }

  init(_ scalar: Unicode.Scalar) {
    ranges = [scalar.value...scalar.value]
  }

  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.lastScalar { gaps.append(next...Self.lastScalar) }
    return ScalarSet(gaps)
  }

  private static let lastScalar: UInt32 = 0x10FFFF
  private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF

  private static func withoutSurrogates(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    guard range.overlaps(surrogates) else { return [range] }
    var pieces: [ClosedRange<UInt32>] = []
    if range.lowerBound < surrogates.lowerBound {
      pieces.append(range.lowerBound...(surrogates.lowerBound - 1))
    }
    if range.upperBound > surrogates.upperBound {
      pieces.append((surrogates.upperBound + 1)...range.upperBound)
    }
    return pieces
  }
}
