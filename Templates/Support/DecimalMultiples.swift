import Foundation

nonisolated enum DecimalMultiples {
  /// Whether `value` is a multiple of `divisor`. What is not a number is none.
  static func isMultiple(_ value: Decimal, of divisor: Decimal) -> Bool {
    if value.isNaN { return false }
    var quotient = value / divisor
    var times = Decimal()
    NSDecimalRound(&times, &quotient, 0, .plain)
    return times * divisor == value
  }
}
