import TextFormats

/// The numbers at one place. What is an integer is decided by its text, as a strict reader does: `1.0` and `1e3` are not.
package struct NumberProfile: Hashable, Sendable {
  package private(set) var count = 0

  /// Those with a point or an exponent.
  package private(set) var fractions = 0

  /// Those of them with more digits than a `Double` keeps.
  package private(set) var longFractions = 0

  /// Those that no integer of 64 bits holds, with or without a sign.
  package private(set) var oversized = 0

  /// Those that are too large even for a `Double`.
  package private(set) var endless = 0

  /// Of the integers that 64 bits with a sign hold.
  package private(set) var signed: Extent<Int64>?

  /// Of the integers that only 64 bits without a sign hold.
  package private(set) var unsigned: Extent<UInt64>?

  package init() {}

  mutating func observe(_ text: String) {
    count += 1
    do throws(IntegerFormat.Problem) {
      let value = try IntegerFormat.value(of: text, as: Int64.self)
      signed.join(Extent(value))
    } catch {
      observeOther(text, error)
    }
  }

  private mutating func observeOther(_ text: String, _ problem: IntegerFormat.Problem) {
    if Double(text)?.isInfinite == true { endless += 1 }
    guard problem == .outOfRange else {
      fractions += 1
      if Self.significantDigits(of: text) > Self.mostDigits { longFractions += 1 }
      return
    }
    do throws(IntegerFormat.Problem) {
      let value = try IntegerFormat.value(of: text, as: UInt64.self)
      unsigned.join(Extent(value))
    } catch {
      oversized += 1
    }
  }

  /// Whatever is written with so many digits, a `Double` tells it from its neighbours.
  private static let mostDigits = 17

  /// Without zeros at either end.
  private static func significantDigits(of text: String) -> Int {
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .drop { $0 == UInt8(ascii: "0") }
    return digits.count - digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
  }

  mutating func join(_ other: NumberProfile) {
    count += other.count
    fractions += other.fractions
    longFractions += other.longFractions
    oversized += other.oversized
    endless += other.endless
    signed.join(other.signed)
    unsigned.join(other.unsigned)
  }
}
