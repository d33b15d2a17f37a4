/// Whole numbers as JSON writes them: `-?`, then digits without leading zeros. Nothing may follow.
package nonisolated enum IntegerFormat {
  package static var expectation: String { "a whole number, such as 42" }

  package nonisolated enum Problem: Error, Hashable, Sendable {
    case malformed
    case outOfRange
  }

  package static func value<Integer: FixedWidthInteger>(
    of text: String, as type: Integer.Type = Integer.self
  ) throws(Problem) -> Integer {
    let (magnitude, isNegative) = try magnitude(of: text)
    if !isNegative {
      guard let value = Integer(exactly: magnitude) else { throw .outOfRange }
      return value
    }
    // The smallest Int64 has no positive counterpart, so it is negated in two's complement.
    let negated = Int64(truncatingIfNeeded: 0 &- magnitude)
    guard magnitude <= UInt64(Int64.max) + 1, let value = Integer(exactly: negated) else {
      throw .outOfRange
    }
    return value
  }

  private static func magnitude(
    of text: String
  ) throws(Problem) -> (magnitude: UInt64, isNegative: Bool) {
    var rest = text.utf8.makeIterator()
    var next = rest.next()
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { next = rest.next() }
    guard let first = next else { throw .malformed }

    var magnitude: UInt64 = 0
    var isTooLarge = false
    while let byte = next {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .malformed }
      let (product, tooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, stillTooLarge) = product.addingReportingOverflow(
        UInt64(byte - UInt8(ascii: "0")))
      magnitude = sum
      isTooLarge = isTooLarge || tooLarge || stillTooLarge
      next = rest.next()
      if first == UInt8(ascii: "0") && next != nil { throw .malformed }
    }
    if isTooLarge { throw .outOfRange }
    return (magnitude, isNegative)
  }
}

nonisolated extension IntegerFormat.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .malformed: "it must consist of digits without leading zeros, after an optional minus sign"
    case .outOfRange: "it is out of the range of its type"
    }
  }
}
