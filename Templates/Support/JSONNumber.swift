/// A JSON number with all of its digits, more than `Double` or `Int` could hold. Equal
/// numbers are equal however they were written: `1.50` is `1.5`, and `1e2` is `100`. `-0` keeps its sign, and is
/// `0`.
package nonisolated struct JSONNumber: Hashable, Sendable, LosslessStringConvertible {
  /// The number as JSON writes it, without an exponent unless that would take many zeros.
  package let description: String

  package init(_ value: Int) { description = value.description }

  package init(_ value: Int64) { description = value.description }

  package init(_ value: UInt64) { description = value.description }

  /// Nil for infinity and NaN. It has as many digits as tell the value from all others.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// Nil unless `text` is a number as JSON writes it. Nil for an exponent beyond a million, too, unless it is zero.
  package init?(_ text: String) {
    var parts = Parts()
    guard parts.read(text) else { return nil }
    description = parts.text
  }

  package static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.compared == right.compared
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(compared)
  }

  private var compared: String { isNegativeZero ? "0" : description }

  package var isNegativeZero: Bool { description == "-0" }

  /// Nil if the number is not an integer, or does not fit.
  package func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    Integer(description)
  }

  /// The nearest value. Nil if the number is too large.
  package var double: Double? {
    guard let double = Double(description), double.isFinite else { return nil }
    return double
  }
}

nonisolated extension JSONNumber {
  /// The digits from the first to the last that is not zero.
  package var digitCount: Int {
    let digits = description.utf8.prefix { $0 != UInt8(ascii: "e") }.filter {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
    let zero = UInt8(ascii: "0")
    let leading = digits.prefix { $0 == zero }.count
    return max(0, digits.count - leading - digits.reversed().prefix { $0 == zero }.count)
  }
}

nonisolated extension JSONNumber {
  private nonisolated struct Parts {
    private var isNegative = false
    /// The digits in ASCII, without zeros at either end.
    private var digits: [UInt8] = []
    /// How many of the digits are before the point. Negative if zeros follow the point.
    private var position = 0

    mutating func read(_ text: String) -> Bool {
      var rest = text.utf8.makeIterator()
      var next = rest.next()
      isNegative = next == UInt8(ascii: "-")
      if isNegative { next = rest.next() }

      let startsWithZero = next == UInt8(ascii: "0")
      let wholeDigits = readDigits(&next, &rest)
      if wholeDigits == 0 || startsWithZero && wholeDigits > 1 { return false }
      position = wholeDigits
      if next == UInt8(ascii: ".") {
        next = rest.next()
        if readDigits(&next, &rest) == 0 { return false }
      }
      var exponent: Int? = 0
      if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
        next = rest.next()
        exponent = Self.readExponent(&next, &rest)
      }
      guard let exponent, next == nil else { return false }

      let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
      digits.removeFirst(zeros)
      position -= zeros
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      position += exponent
      return digits.isEmpty || abs(exponent) <= Self.largestExponent
    }

    /// Returns the number of digits.
    private mutating func readDigits(
      _ next: inout UInt8?, _ rest: inout String.UTF8View.Iterator
    ) -> Int {
      let start = digits.count
      while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits.append(byte)
        next = rest.next()
      }
      return digits.count - start
    }

    private static let largestExponent = 1_000_000

    /// An exponent that is too large may come out smaller, but is still too large.
    private static func readExponent(
      _ next: inout UInt8?, _ rest: inout String.UTF8View.Iterator
    ) -> Int? {
      let isNegative = next == UInt8(ascii: "-")
      if isNegative || next == UInt8(ascii: "+") { next = rest.next() }
      guard next != nil else { return nil }
      var exponent = 0
      while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if exponent <= largestExponent { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
        next = rest.next()
      }
      return isNegative ? -exponent : exponent
    }

    var text: String {
      if digits.isEmpty { return isNegative ? "-0" : "0" }
      let sign = isNegative ? "-" : ""
      if position > 40 || position < -6 {
        return sign + Self.decimal(digits, position: 1) + "e\(position - 1)"
      }
      return sign + Self.decimal(digits, position: position)
    }

    private static func decimal(_ digits: [UInt8], position: Int) -> String {
      let whole = String(decoding: digits.prefix(max(0, position)), as: UTF8.self)
      let fraction = String(decoding: digits.dropFirst(max(0, position)), as: UTF8.self)
      let wholeZeros = String(repeating: "0", count: max(0, position - digits.count))
      let fractionZeros = String(repeating: "0", count: max(0, -position))
      let start = position > 0 ? whole + wholeZeros : "0"
      return fraction.isEmpty ? start : "\(start).\(fractionZeros)\(fraction)"
    }
  }
}
