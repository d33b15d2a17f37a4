package import TextFormats

package struct MultipleOfRule: Requirement {
  package let divisor: DecimalText

  var errorCase: String { "notAMultiple" }
  var complaint: Complaint { "must be a multiple of \(divisor)" }

  func holds(for value: Value) -> Bool {
    if case .number(let number) = value { number.isMultiple(of: divisor) } else { true }
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    guard case .bounds(let rule) = other, rule.measure == .value,
      case .number(let lower)? = rule.bounds.lower, case .number(let upper)? = rule.bounds.upper
    else { return false }
    let unit = min(divisor.exponent, lower.exponent, upper.exponent)
    guard let divisor = divisor.whole(inUnitsOf: unit), divisor > 0,
      let lower = lower.whole(inUnitsOf: unit), let upper = upper.whole(inUnitsOf: unit)
    else { return false }
    // The first multiple that is not below the range.
    let rest = lower % divisor
    let distance = rest == 0 ? 0 : rest > 0 ? divisor - rest : -rest
    let isFirst = distance == 0 && !rule.bounds.includesLower
    let (multiple, overflows) = lower.addingReportingOverflow(isFirst ? divisor : distance)
    return overflows || multiple > upper || multiple == upper && !rule.bounds.includesUpper
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension Rule {
  static let multipleOf = Rule(
    name: "multipleOf", example: "multipleOf 5", applies: .divisible,
    operand: .divisor { .multipleOf(MultipleOfRule(divisor: $0)) }, advice: nil)
}

extension DecimalText {
  /// Uses long division, so that no digit is lost.
  fileprivate func isMultiple(of divisor: DecimalText) -> Bool {
    if digits.isEmpty { return true }
    if divisor.digits.isEmpty { return false }
    // Both as whole numbers of the same unit: zeros are added to the digits of the one with the larger exponent.
    let unit = min(exponent, divisor.exponent)
    let whole = divisor.digits + [UInt8](repeating: 0, count: divisor.exponent - unit)
    var remainder: [UInt8] = []
    for digit in digits + [UInt8](repeating: 0, count: exponent - unit) {
      if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
      while Self.isAtLeast(remainder, whole) { Self.subtract(whole, from: &remainder) }
    }
    return remainder.isEmpty
  }

  /// The number of units of 10 to the power of `unit`; nil if there are too many to count.
  fileprivate func whole(inUnitsOf unit: Int) -> Int64? {
    guard digits.count + exponent - unit <= 18 else { return nil }
    let all = digits + [UInt8](repeating: 0, count: exponent - unit)
    let number = all.reduce(0) { $0 * 10 + Int64($1) }
    return isNegative ? -number : number
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
