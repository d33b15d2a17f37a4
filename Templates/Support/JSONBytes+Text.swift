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
        // A text in a language with letters of its own often has one of these after the other.
        while let scalar = unicodeEscape(at: position) {
          text.append(scalar)
          position &+= 6
        }
        let end = firstEscaped(from: position)
        if position < end {
          text.append(self[position..<end])
          position = end
        } else if position < count {
          guard self[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position)
          else { return false }
          text.append(scalar)
          position &+= length
        }
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

  /// The character that `\u` and four digits stand for. Nil if there are none, if they are half of a
  /// surrogate pair, or if fewer than two bytes follow them.
  @inline(__always)
  private func unicodeEscape(at position: Int) -> Unicode.Scalar? {
    guard let word = word(at: position), word & 0xFFFF == 0x755C,
      let unit = Self.codeUnit(UInt32(truncatingIfNeeded: word >> 16))
    else { return nil }
    return Unicode.Scalar(unit)
  }

  private func codeUnit(at position: Int) -> UInt32? {
    halfWord(at: position).flatMap(Self.codeUnit)
  }

  /// Four hexadecimal digits.
  @inline(__always)
  private static func codeUnit(_ text: UInt32) -> UInt32? {
    let small = text | 0x2020_2020
    // The highest bit of each byte tells whether it is at least the first character, and not beyond the last.
    let digits = (text &+ 0x5050_5050) & ~(text &+ 0x4646_4646)
    let letters = (small &+ 0x1F1F_1F1F) & ~(small &+ 0x1919_1919)
    guard (digits | letters) & ~text & 0x8080_8080 == 0x8080_8080 else { return nil }
    let values = text & 0x0F0F_0F0F &+ (text >> 6 & 0x0101_0101) &* 9
    let pairs = values << 4 | values >> 8
    return (pairs & 0xFF) << 8 | pairs >> 16 & 0xFF
  }
}
