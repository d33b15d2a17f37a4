import Foundation

nonisolated enum DecimalMultiples {
  /// Whether `value` is a multiple of `divisor`.
  static func isMultiple(_ value: Decimal, of divisor: Decimal) -> Bool {
    var quotient = value / divisor
    var times = Decimal()
    NSDecimalRound(&times, &quotient, 0, .plain)
    return times * divisor == value
  }
}
