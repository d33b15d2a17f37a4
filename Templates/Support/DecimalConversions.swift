import Foundation
import TextFormats

nonisolated extension Decimal {
  /// Exact: all of it fits.
  init(_ text: DecimalText) {
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
    // A larger exponent than Decimal has becomes zeros, for which there is room.
    let excess = max(0, text.exponent - 127)
    self.init(
      sign: text.isNegative ? .minus : .plus, exponent: text.exponent - excess,
      significand: significand * Decimal(tenToThe: excess))
  }

  private init(tenToThe exponent: Int) {
    self.init(sign: .plus, exponent: exponent, significand: 1)
  }
}

nonisolated extension DecimalText {
  /// - Throws: for what is no number.
  init(of number: Decimal) throws(MappingError) {
    do throws(Problem) {
      try self.init(parsing: number.description)
    } catch {
      throw .malformed(number: number, "a decimal number", error.reason)
    }
  }
}
