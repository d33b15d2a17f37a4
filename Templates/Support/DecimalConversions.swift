import Foundation
import TextFormats

nonisolated extension Decimal {
  /// The exact value. Nil only if this machine's Decimal holds less than it should.
  init?(parsed text: DecimalText) {
    guard text.exponent <= 127 else {
      // An exponent that is too large for Decimal is replaced by zeros, which its own arithmetic cannot do.
      self.init(string: text.description)
      return
    }
    var significand: Decimal = 0
    var group: UInt64 = 0
    var groupLength = 0
    for digit in text.digits {
      group = group * 10 + UInt64(digit)
      groupLength += 1
      // An integer holds up to eighteen digits, and is much faster than a Decimal.
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
  /// - Throws: An error if the value is not a number.
  init(of number: Decimal) throws(MappingError) {
    do throws(Problem) {
      try self.init(parsing: number.description)
    } catch {
      throw .malformed(number: number, "a decimal number", error.reason)
    }
  }
}
