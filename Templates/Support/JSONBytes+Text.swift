nonisolated extension JSONBytes {
  /// The text between quotes, with its escapes replaced.
  @inline(never)
  var unescaped: String {
    // No escape is shorter than the text it stands for.
    Self.text(ofAtMost: count) { text in
      var start = 0
      while start < count {
        let end = firstEscaped(from: start)
        text.append(self[start..<end])
        guard let (scalar, length) = escape(at: end) else { break }
        UTF8.encode(scalar) { text.append($0) }
        start = end &+ length
      }
    }
  }

  /// The length of the well-formed sequence of bytes beyond ASCII that begins here. Zero if it is not
  /// well-formed.
  func sequenceLength(at position: Int) -> Int {
    let first = self[position]
    guard 0xC2...0xF4 ~= first else { return 0 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = UInt32(first) & 0x7F >> UInt32(length)
    for index in 1..<length {
      let byte = self[position &+ index]
      guard byte & 0xC0 == 0x80 else { return 0 }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    // A character may not take more bytes than it needs.
    let isShortest = scalar >> UInt32(5 * length - 4) > 0
    return isShortest && Unicode.Scalar(scalar) != nil ? length : 0
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

  /// Four hexadecimal digits.
  private func codeUnit(at position: Int) -> UInt32? {
    var unit: UInt32 = 0
    for index in position..<position &+ 4 {
      let byte = self[index]
      let digit =
        byte.isDigit ? byte &- UInt8(ascii: "0") : (byte | 0x20) &- UInt8(ascii: "a") &+ 10
      guard byte.isDigit || 10...15 ~= digit else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
