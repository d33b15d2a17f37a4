import TextFormats

/// The numbers at one place. What is an integer is decided by its text, as a strict reader does: `1.0` and `1e3` are not.
package struct NumberProfile: Hashable, Sendable {
  package private(set) var count = 0

  /// Those with a point or an exponent.
  package private(set) var fractions = 0

  /// Those that no integer of 64 bits holds, with or without a sign.
  package private(set) var oversized = 0

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
    guard problem == .outOfRange else { return fractions += 1 }
    do throws(IntegerFormat.Problem) {
      let value = try IntegerFormat.value(of: text, as: UInt64.self)
      unsigned.join(Extent(value))
    } catch {
      oversized += 1
    }
  }

  mutating func join(_ other: NumberProfile) {
    count += other.count
    fractions += other.fractions
    oversized += other.oversized
    signed.join(other.signed)
    unsigned.join(other.unsigned)
  }
}
