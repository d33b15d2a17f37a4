/// UUIDs as RFC 9562 writes them: 32 hexadecimal digits of either case, in groups of 8, 4, 4, 4
/// and 12 with hyphens between. Any version will do; braces and `urn:uuid:` will not.
package nonisolated enum UUIDFormat {
  package static var expectation: String {
    "a UUID, such as 123e4567-e89b-42d3-a456-426614174000"
  }

  package static func accepts(_ text: String) -> Bool {
    halves(of: text) != nil
  }

  /// The digits as two numbers of sixteen each. Nil for what is no UUID.
  package static func halves(of text: String) -> (high: UInt64, low: UInt64)? {
    var text = text
    return text.withUTF8 { halves(of: $0) }
  }

  private static func halves(of bytes: UnsafeBufferPointer<UInt8>) -> (high: UInt64, low: UInt64)? {
    guard bytes.count == length else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for (position, byte) in bytes.enumerated() {
      if isHyphen(at: position) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = digit(byte) else { return nil }
      // What leaves the low half enters the high one.
      halves.high = halves.high << 4 | halves.low >> 60
      halves.low = halves.low << 4 | UInt64(digit)
    }
    return halves
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte & 0x0F
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (byte & 0x0F) + 9
    default: nil
    }
  }

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
