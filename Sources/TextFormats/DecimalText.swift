/// A decimal number exactly as written, within what Foundation's `Decimal` holds without rounding:
/// 38 significant digits, and exponents from -128 to 127.
///
/// It is written as JSON writes numbers, `-12.50` or `1e3`. Zeros at either end of the digits do not
/// count, and two texts of the same number are equal: `1.50` is `1.5`, and `-0` is `0`.
package nonisolated struct DecimalText: Hashable, Sendable {
  package let isNegative: Bool

  /// From 0 to 9 each, the most significant digit first, without zeros at either end. Empty for
  /// zero.
  package let digits: [UInt8]

  /// The power of ten by which the digits, read as a whole number, are multiplied.
  package let exponent: Int

  package nonisolated enum Problem: Error, Hashable, Sendable {
    case malformed
    case tooManyDigits
    case tooLarge
    case tooSmall
  }

  package static var expectation: String { "a decimal number, such as 19.99" }

  package init(parsing text: String) throws(Problem) {
    var rest = text.utf8.makeIterator()
    var next = rest.next()
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { next = rest.next() }

    var significand = Significand()
    if next == UInt8(ascii: "0") {
      next = rest.next()
    } else if Self.digits(&next, &rest, { significand.append($0) }) == 0 {
      throw .malformed
    }
    var fractionDigits = 0
    if next == UInt8(ascii: ".") {
      next = rest.next()
      fractionDigits = Self.digits(&next, &rest) { significand.append($0) }
      if fractionDigits == 0 { throw .malformed }
    }
    var power = 0
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      next = rest.next()
      let isDivision = next == UInt8(ascii: "-")
      if isDivision || next == UInt8(ascii: "+") { next = rest.next() }
      let count = Self.digits(&next, &rest) { digit in
        // No text has enough digits to make up for a power beyond this.
        if power < Int.max / 20 { power = power * 10 + Int(digit) }
      }
      if count == 0 { throw .malformed }
      if isDivision { power = -power }
    }
    guard next == nil else { throw .malformed }

    if significand.overflows { throw .tooManyDigits }
    digits = significand.digits
    self.isNegative = isNegative && !digits.isEmpty
    exponent = digits.isEmpty ? 0 : power - fractionDigits + significand.trailingZeros
    if exponent < -128 { throw .tooSmall }
    // Appending zeros to the digits lowers the exponent.
    if exponent - (Self.maximumDigits - digits.count) > 127 { throw .tooLarge }
  }

  /// The number of digits after the decimal point.
  package var fractionDigits: Int { max(0, -exponent) }

  private static let maximumDigits = 38

  /// Passes each digit on, and returns how many there are.
  private static func digits(
    _ next: inout UInt8?, _ rest: inout String.UTF8View.Iterator, _ body: (UInt8) -> Void
  ) -> Int {
    var count = 0
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      body(byte - UInt8(ascii: "0"))
      count += 1
      next = rest.next()
    }
    return count
  }

  /// Digits without zeros at either end, and never more than fit, however long the text.
  private nonisolated struct Significand {
    var digits: [UInt8] = []
    var trailingZeros = 0
    var overflows = false

    mutating func append(_ digit: UInt8) {
      if digit == 0 {
        if !digits.isEmpty { trailingZeros += 1 }
      } else if digits.count + trailingZeros < DecimalText.maximumDigits {
        for _ in 0..<trailingZeros { digits.append(0) }
        trailingZeros = 0
        digits.append(digit)
      } else {
        overflows = true
      }
    }
  }
}

nonisolated extension DecimalText: Comparable {
  package static func < (left: DecimalText, right: DecimalText) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.magnitudeIsLess(than: left) : left.magnitudeIsLess(than: right)
  }

  private func magnitudeIsLess(than other: DecimalText) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.count < other.digits.count }
    let position = digits.count + exponent
    let otherPosition = other.digits.count + other.exponent
    if position != otherPosition { return position < otherPosition }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

nonisolated extension DecimalText: CustomStringConvertible {
  /// Without an exponent, and with no more digits than needed: as `Decimal` describes itself, and as
  /// `Decimal(string:)` reads it without loss.
  package var description: String {
    if digits.isEmpty { return "0" }
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let wholeDigits = digits.count + exponent
    if wholeDigits <= 0 {
      text.append(UInt8(ascii: "0"))
      text.append(UInt8(ascii: "."))
      for _ in wholeDigits..<0 { text.append(UInt8(ascii: "0")) }
    }
    for (position, digit) in digits.enumerated() {
      if position == wholeDigits && position > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + digit)
    }
    if exponent > 0 {
      for _ in 0..<exponent { text.append(UInt8(ascii: "0")) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

nonisolated extension DecimalText.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .malformed: "it is not written like a number in JSON"
    case .tooManyDigits: "it has more than the 38 digits that a Decimal can hold"
    case .tooLarge: "it is larger than a Decimal can be"
    case .tooSmall: "it has more digits after the point than a Decimal can have"
    }
  }
}
