import Foundation
import TextFormats

nonisolated extension Decimal {
  /// Exact. Nil only if this machine's Decimal is smaller than it should be.
  init?(_ text: DecimalText) {
    guard text.exponent <= 127 else {
      // Larger exponents than Decimal has become zeros, which its own arithmetic cannot do.
      self.init(string: text.description)
      return
    }
    var significand: Decimal = 0
    var group: UInt64 = 0
    var groupLength = 0
    for digit in text.digits {
      group = group * 10 + UInt64(digit)
      groupLength += 1
      // Eighteen digits are as many as an integer takes, and Decimals are slow.
      if groupLength == 18 {
        significand = significand * Decimal(tenToThe: groupLength) + Decimal(group)
        group = 0
        groupLength = 0
      }
    }
    significand = significand * Decimal(tenToThe: groupLength) + Decimal(group)
    self.init(
      sign: text.isNegative ? .minus : .plus, exponent: text.exponent, significand: significand)
  }

  private init(tenToThe exponent: Int) {
    self.init(sign: .plus, exponent: exponent, significand: 1)
  }
}

nonisolated extension DecimalText {
  /// - Throws: for what is not a number.
  init(of number: Decimal) throws(MappingError) {
    do throws(Problem) {
      try self.init(parsing: number.description)
    } catch {
      throw .malformed(number: number, "a decimal number", error.reason)
    }
  }
}
