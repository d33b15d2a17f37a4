nonisolated extension JSONBytes {
  /// The text between quotes, which has been checked, with its escapes replaced.
  var unescaped: String { unescapedIfValid ?? text }

  /// The text between quotes, with its escapes replaced. Nil if it is not valid.
  @inline(never)
  var unescapedIfValid: String? {
    // No escape is shorter than the text it stands for.
    Self.text(ofAtMost: count) { memory in
      var text = memory
      var position = 0
      while position < count {
        let length =
          if let word = word(at: position) {
            append(word, at: position, to: &text)
          } else {
            appendLast(from: position, to: &text)
          }
        if length == 0 { return nil }
        position &+= length
      }
      return text
    }
  }

  /// Adds what the bytes at the start of `word`, which is at `position`, stand for. Returns how many bytes these
  /// are: none if they are not valid.
  @inline(__always)
  private func append(_ word: UInt64, at position: Int, to text: inout TextMemory) -> Int {
    if word & 0xFF != UInt64(UInt8(ascii: "\\")) {
      let length = Self.unescapedLength(word)
      text.append(word, length)
      return length
    }
    if Self.isUnicodeEscape(word) {
      let length = appendUnicodeEscapes(at: position, word, to: &text)
      if length > 0 { return length }
    } else if word >> 8 & 0xFF == UInt64(UInt8(ascii: "/")) {
      // What follows the slash is added together with it.
      let length = Self.unescapedLength(word >> 16)
      text.append(word >> 8, length &+ 1)
      return length &+ 2
    }
    return appendEscape(at: position, to: &text)
  }

  /// The same where less than a word is left.
  @inline(__always)
  private func appendLast(from position: Int, to text: inout TextMemory) -> Int {
    let end = firstEscaped(from: position)
    if end == position { return appendEscape(at: position, to: &text) }
    text.append(part(from: position, to: end))
    return end &- position
  }

  @inline(__always)
  private func appendEscape(at position: Int, to text: inout TextMemory) -> Int {
    guard self[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position)
    else { return 0 }
    text.append(scalar)
    return length
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
    guard let units = Self.codeUnits(word >> 16 & 0xFFFF_FFFF | digits) else { return 0 }
    if isPair, let (bytes, length) = Self.utf8(units) {
      text.append(bytes, length)
      return 12
    }
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: units)) else { return 0 }
    text.append(scalar)
    return 6
  }

  /// The bytes of the characters in the two halves of `units`, the first byte in the lowest place, if both of
  /// them have two bytes or both have three: letters of most alphabets do. Nil for surrogates.
  @inline(__always)
  private static func utf8(_ units: UInt64) -> (bytes: UInt64, length: Int)? {
    let sixBits: UInt64 = 0x003F_0000_003F
    let following: UInt64 = 0x0080_0000_0080
    let last = units & sixBits | following
    // These sums reach the seventeenth bit for characters from U+0800 and from U+0080 on.
    let both: UInt64 = 0x0001_0000_0001_0000
    switch (units &+ 0xF800_0000_F800) & both {
    case both:
      let surrogates = units & 0xF800_0000_F800 ^ 0xD800_0000_D800
      if surrogates & 0xFFFF_FFFF == 0 || surrogates >> 32 == 0 { return nil }
      let first = units >> 12 & sixBits | 0x00E0_0000_00E0
      let bytes = first | (units >> 6 & sixBits | following) << 8 | last << 16
      return (bytes & 0x00FF_FFFF | bytes >> 8 & 0xFFFF_FF00_0000, 6)
    case 0 where (units &+ 0xFF80_0000_FF80) & both == both:
      let bytes = units >> 6 & sixBits | 0x00C0_0000_00C0 | last << 8
      return (bytes & 0xFFFF | bytes >> 16, 4)
    default: return nil
    }
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
