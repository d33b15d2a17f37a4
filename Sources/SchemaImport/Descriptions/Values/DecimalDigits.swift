/// A number of JSON, as its digits: exact, however large it is.
struct DecimalDigits: Hashable {
  private let isNegative: Bool

  /// Without zeros at either end.
  private let digits: [UInt8]

  /// Where the point is, counted from the first of the digits.
  private let point: Int

  /// Nil for what is written with an exponent that nobody needs.
  init?(_ text: String) {
    var rest = text.utf8[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let mantissa = rest.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    guard let exponent = Self.exponent(rest.dropFirst(mantissa.count)) else { return nil }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    var digits = Array(whole) + Array(mantissa.dropFirst(whole.count + 1))
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    point = digits.isEmpty ? 0 : whole.count - zeros + exponent
    self.digits = digits
  }

  private static func exponent(_ text: Substring.UTF8View) -> Int? {
    if text.isEmpty { return 0 }
    guard let value = Int(String(Substring(text.dropFirst()))), (-400...400).contains(value) else {
      return nil
    }
    return value
  }

  var isPositive: Bool { !isNegative && !digits.isEmpty }

  var isWhole: Bool { digits.count <= point || digits.isEmpty }

  /// Exactly, however many digits there are.
  static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
    switch (left.sign, right.sign) {
    case (-1, -1): right.isNearerToZero(than: left)
    case (1, 1): left.isNearerToZero(than: right)
    case (let first, let second): first < second
    }
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func isNearerToZero(than other: DecimalDigits) -> Bool {
    point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
  }

  /// As an integer is written. Nil for a fraction.
  var wholeText: String? {
    guard isWhole else { return nil }
    if digits.isEmpty { return "0" }
    let zeros = String(repeating: "0", count: point - digits.count)
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + zeros
  }

  var integer: Int? { wholeText.flatMap { Int($0) } }

  /// Without an exponent, and without zeros that say nothing: `0.5`.
  var plainText: String {
    if let wholeText { return wholeText }
    let text = String(decoding: digits, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
    return sign + text.prefix(point) + "." + text.dropFirst(point)
  }
}
