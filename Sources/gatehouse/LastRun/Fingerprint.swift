/// Tells contents apart: different contents have the same fingerprint so rarely that nobody will see it. It does not
/// protect against those who try to cause it.
struct Fingerprint: Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds the bytes and their number, so that it matters where one content ends and the next begins.
  mutating func add(_ bytes: [UInt8]) {
    add(UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in buffer[offset...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
    }
  }

  private mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
    first ^= first >> 32
    second = (second << 27 | second >> 37) &+ word
    second = second &* 0x8765_4321_0FED_CBA9
  }

  var text: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
