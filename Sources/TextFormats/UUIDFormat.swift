/// UUIDs as RFC 9562 writes them: 32 hexadecimal digits of either case, in groups of 8, 4, 4, 4
/// and 12 with hyphens between. Any version will do; braces and `urn:uuid:` will not.
package nonisolated enum UUIDFormat {
  package static var expectation: String {
    "a UUID, such as 123e4567-e89b-42d3-a456-426614174000"
  }

  package static func accepts(_ text: String) -> Bool {
    halves(of: text) != nil
  }

  /// The digits as two numbers of sixteen each. Nil if the text is not a UUID.
  package static func halves(of text: String) -> (high: UInt64, low: UInt64)? {
    var text = text
    return text.withUTF8 { halves(of: $0) }
  }

  private static func halves(of bytes: UnsafeBufferPointer<UInt8>) -> (high: UInt64, low: UInt64)? {
    guard bytes.count == length else { return nil }
    for position in bytes.indices where isHyphen(at: position) {
      guard bytes[position] == UInt8(ascii: "-") else { return nil }
    }
    let text = UnsafeRawBufferPointer(bytes)
    guard let first = number(text, 0, 4), let second = number(text, 9, 14),
      let third = number(text, 19, 24), let fourth = number(text, 28, 32)
    else { return nil }
    return (first << 32 | second, third << 32 | fourth)
  }

  /// The value of eight digits, four at each of two places. Their bytes are put into one word, because testing each for
  /// being a digit or a letter takes several times as long: no processor can predict the result.
  private static func number(
    _ text: UnsafeRawBufferPointer, _ first: Int, _ second: Int
  ) -> UInt64? {
    let start = text.loadUnaligned(fromByteOffset: first, as: UInt32.self)
    let end = text.loadUnaligned(fromByteOffset: second, as: UInt32.self)
    let word = UInt64(UInt32(bigEndian: start)) << 32 | UInt64(UInt32(bigEndian: end))
    let decimals = bytes(of: word, from: UInt8(ascii: "0"), to: UInt8(ascii: "9"))
    let letters = bytes(of: word | ones &* 0x20, from: UInt8(ascii: "a"), to: UInt8(ascii: "f"))
    guard word & highestBits == 0, decimals | letters == highestBits else { return nil }
    var digits = (word & (ones &* 0x0F)) &+ (letters >> 7) &* 9
    // Neighbours are combined: digits into bytes, bytes into pairs, pairs into fours.
    digits = (digits | (digits >> 4)) & 0x00FF_00FF_00FF_00FF
    digits = (digits | (digits >> 8)) & 0x0000_FFFF_0000_FFFF
    return (digits | (digits >> 16)) & 0xFFFF_FFFF
  }

  /// Has the highest bit set in each byte that is in the range. All bytes must be ASCII.
  private static func bytes(of word: UInt64, from first: UInt8, to last: UInt8) -> UInt64 {
    let fromFirst = word &+ ones &* UInt64(0x80 - first)
    let afterLast = word &+ ones &* UInt64(0x7F - last)
    return fromFirst & ~afterLast & highestBits
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080

  /// In lower case.
  package static func text(high: UInt64, low: UInt64) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(length)
    for half in [high, low] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        if isHyphen(at: text.count) { text.append(UInt8(ascii: "-")) }
        let digit = UInt8(truncatingIfNeeded: half >> shift & 0x0F)
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let length = 36

  private static func isHyphen(at position: Int) -> Bool {
    position == 8 || position == 13 || position == 18 || position == 23
  }
}
