import Foundation
import TextFormats

nonisolated extension WireFormat
where Wire: FixedWidthInteger & Sendable, Value == Decimal {
  /// 1999 is 19.99, with two digits after the point.
  static func minorUnits(_ digits: Int) -> Self {
    Self(
      read: { (units) in
        // The magnitude has a type that also holds the smallest number.
        Decimal(
          sign: units < 0 ? .minus : .plus, exponent: -digits,
          significand: Decimal(UInt64(units.magnitude)))
      },
      write: { (amount) throws(MappingError) in
        let text = try DecimalText(of: amount)
        guard text.fractionDigits <= digits else {
          throw .malformed(number: amount, "an amount with \(digits) digits after the point")
        }
        guard let units = Wire(text, scaledBy: digits) else {
          throw .malformed(number: amount, "an amount whose minor units \(Wire.self) can hold")
        }
        return units
      })
  }
}

nonisolated extension FixedWidthInteger {
  /// Nil if the result is not a whole number, or is too large.
  fileprivate init?(_ text: DecimalText, scaledBy power: Int) {
    var number: Self = 0
    let zeros = text.exponent + power
    guard zeros >= 0 else { return nil }
    for digit in text.digits + [UInt8](repeating: 0, count: text.digits.isEmpty ? 0 : zeros) {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      // The sign is applied from the start, so that the smallest number fits.
      let (sum, isStillTooLarge) =
        text.isNegative
        ? tens.subtractingReportingOverflow(Self(digit))
        : tens.addingReportingOverflow(Self(digit))
      if isTooLarge || isStillTooLarge { return nil }
      number = sum
    }
    self = number
  }
}
