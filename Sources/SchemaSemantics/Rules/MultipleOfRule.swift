import TextFormats

extension Rule {
  /// `multipleOf 5`
  static let multipleOf = Rule(
    name: "multipleOf", example: "multipleOf 5", applies: .divisible, operand: .divisor,
    errorCase: { _ in "notAMultiple" },
    complaint: { operand in
      guard case .value(let divisor) = operand else { return "" }
      return "must be a multiple of \(divisor.shown)"
    },
    holds: { value, operand in
      guard case .number(let number) = value, case .value(.number(let divisor)) = operand else {
        return true
      }
      return number.isMultiple(of: divisor)
    },
    test: { operand in
      guard case .value(let divisor) = operand else { return .notMultiple(of: .null) }
      return .notMultiple(of: divisor)
    })
}

extension DecimalText {
  /// By long division, so that no digit is lost.
  fileprivate func isMultiple(of divisor: DecimalText) -> Bool {
    if digits.isEmpty { return true }
    if divisor.digits.isEmpty { return false }
    // Both as whole numbers of one unit: what has more zeros behind its digits gets them written out.
    let unit = min(exponent, divisor.exponent)
    let whole = divisor.digits + [UInt8](repeating: 0, count: divisor.exponent - unit)
    var remainder: [UInt8] = []
    for digit in digits + [UInt8](repeating: 0, count: exponent - unit) {
      if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
      while Self.isAtLeast(remainder, whole) { Self.subtract(whole, from: &remainder) }
    }
    return remainder.isEmpty
  }

  /// Neither has leading zeros.
  private static func isAtLeast(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count
      ? !left.lexicographicallyPrecedes(right) : left.count > right.count
  }

  private static func subtract(_ right: [UInt8], from left: inout [UInt8]) {
    var borrow = 0
    let offset = left.count - right.count
    for index in left.indices.reversed() {
      let subtrahend = (index >= offset ? Int(right[index - offset]) : 0) + borrow
      let difference = Int(left[index]) - subtrahend
      borrow = difference < 0 ? 1 : 0
      left[index] = UInt8(truncatingIfNeeded: difference + 10 * borrow)
    }
    left = Array(left.drop { $0 == 0 })
  }
}
