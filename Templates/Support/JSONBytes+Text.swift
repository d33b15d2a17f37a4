nonisolated extension JSONBytes {
  /// The text between quotes, which has been checked, with its escapes replaced.
  var unescaped: String { unescapedIfValid ?? text }

  /// The text between quotes, with its escapes replaced. Nil if it is not valid.
  @inline(never)
  var unescapedIfValid: String? {
    // No escape is shorter than the text it stands for.
    Self.text(ofAtMost: count) { text in
      var position = 0
      while position < count {
        if let word = word(at: position) {
          if Self.isUnicodeEscape(word) {
            let length = appendUnicodeEscapes(at: position, word, to: &text)
            position &+= length
            if length > 0 { continue }
          } else {
            let length = Self.unescapedLength(word)
            text.append(word, length)
            position &+= length
            if length > 0 { continue }
          }
        } else if case let end = firstEscaped(from: position), end > position {
          text.append(self[position..<end])
          position = end
          continue
        }
        guard self[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position)
        else { return false }
        text.append(scalar)
        position &+= length
      }
      return true
    }
  }

  /// The length of the well-formed sequence of bytes beyond ASCII that begins here. Zero if it is not
  /// well-formed.
  func sequenceLength(at position: Int) -> Int {
    let bytes = halfWord(at: position) ?? lastBytes(at: position)
    // A character may not take more bytes than it needs, nor be half of a surrogate pair.
    if bytes & 0xC0E0 == 0x80C0 { return bytes & 0x1E > 0 ? 2 : 0 }
    if bytes & 0xC0_C0F0 == 0x80_80E0 {
      let highest = bytes & 0x200F
      return highest > 0 && highest != 0x200D ? 3 : 0
    }
    guard bytes & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    let plane = (bytes & 0x07) << 2 | bytes >> 12 & 0x03
    return 1...16 ~= plane ? 4 : 0
  }

  /// Four bytes at the end of the text, of which those outside are zero.
  @inline(never)
  private func lastBytes(at position: Int) -> UInt32 {
    var bytes: UInt32 = 0
    for index in 0..<4 { bytes |= UInt32(self[position &+ index]) << UInt32(8 * index) }
    return bytes
  }

  /// What a backslash and the characters after it stand for, and how many they are. Nil if they are not
  /// JSON, or only half of a surrogate pair.
  @inline(never)
  func escape(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    switch self[position &+ 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(self[position &+ 1]), 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let unit = codeUnit(at: position &+ 2) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, self[position &+ 6] == UInt8(ascii: "\\"),
      self[position &+ 7] == UInt8(ascii: "u"),
      let low = codeUnit(at: position &+ 8), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  private static func isUnicodeEscape(_ word: UInt64) -> Bool { word & 0xFFFF == 0x755C }

  /// Adds the character that `\u` and four digits at the start of `word` stand for, and the next one if it is
  /// written like this, too: a text in a language with letters of its own has many in a row. Returns how many
  /// bytes were read: none if there is no such character, or only half of a surrogate pair.
  @inline(__always)
  private func appendUnicodeEscapes(
    at position: Int, _ word: UInt64, to text: inout TextMemory
  ) -> Int {
    let next = self.word(at: position &+ 6) ?? 0
    let isPair = Self.isUnicodeEscape(next)
    let digits = isPair ? next << 16 & 0xFFFF_FFFF << 32 : Self.fourZeros
    guard let units = Self.codeUnits(word >> 16 & 0xFFFF_FFFF | digits),
      let first = Unicode.Scalar(UInt32(truncatingIfNeeded: units))
    else { return 0 }
    guard isPair, let second = Unicode.Scalar(UInt32(truncatingIfNeeded: units >> 32)) else {
      text.append(first)
      return 6
    }
    text.append(first, second)
    return 12
  }

  private func codeUnit(at position: Int) -> UInt32? {
    guard let digits = halfWord(at: position) else { return nil }
    return Self.codeUnits(UInt64(digits) | Self.fourZeros).map { UInt32(truncatingIfNeeded: $0) }
  }

  private static let fourZeros: UInt64 = 0x3030_3030 << 32

  /// Twice four hexadecimal digits, as a number in each half of a word.
  @inline(__always)
  private static func codeUnits(_ text: UInt64) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let letters = text >> 6 & ones
    let values = text & (ones &* 0x0F) &+ letters &* 9
    // Only hexadecimal digits are the same as their values, of 15 at most, written with small letters.
    let isLetter = (values &+ ones &* 6) >> 4 & ones
    let spelt = values &+ ones &* 0x30 &+ isLetter &* 0x27
    guard spelt ^ (text | letters << 5) | values & (ones &* 0x10) == 0 else { return nil }
    let pairs = values << 4 | values >> 8
    return pairs << 8 & 0xFF00_0000_FF00 | pairs >> 16 & 0x00FF_0000_00FF
  }
}
