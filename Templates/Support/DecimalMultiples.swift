import Foundation

nonisolated enum DecimalMultiples {
  /// Whether a whole number of times `divisor` makes `value`.
  static func isMultiple(_ value: Decimal, of divisor: Decimal) -> Bool {
    var quotient = value / divisor
    var times = Decimal()
    NSDecimalRound(&times, &quotient, 0, .plain)
    return times * divisor == value
  }
}
