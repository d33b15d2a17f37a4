/// What stands between the quotes of a string, or of a key. A reader has checked it.
nonisolated struct JSONText {
  let bytes: JSONBytes
  let hasEscapes: Bool

  var string: String { hasEscapes ? unescaped : bytes.text }

  @inline(never)
  private var unescaped: String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position &+= 1
        continue
      }
      bytes[start..<position].append(to: &result)
      if let (scalar, length) = bytes.escape(at: position) {
        result.append(contentsOf: String(Character(scalar)).utf8)
        position &+= length
      } else {
        position &+= 1
      }
      start = position
    }
    bytes[start..<position].append(to: &result)
    return String(decoding: result, as: UTF8.self)
  }
}

nonisolated extension JSONBytes {
  /// The length of the well-formed sequence of bytes that begins here, none of which is ASCII. Zero if
  /// it is not well-formed.
  func sequenceLength(at position: Int) -> Int {
    let isContinued = { (index: Int) in self[position &+ index] & 0xC0 == 0x80 }
    let second = self[position &+ 1]
    switch self[position] {
    case 0xC2...0xDF: return isContinued(1) ? 2 : 0
    case 0xE0: return second >= 0xA0 && isContinued(1) && isContinued(2) ? 3 : 0
    case 0xED: return second < 0xA0 && isContinued(1) && isContinued(2) ? 3 : 0
    case 0xE1...0xEF: return isContinued(1) && isContinued(2) ? 3 : 0
    case 0xF0: return second >= 0x90 && isContinued(1) && isContinued(2) && isContinued(3) ? 4 : 0
    case 0xF1...0xF3: return isContinued(1) && isContinued(2) && isContinued(3) ? 4 : 0
    case 0xF4: return second < 0x90 && isContinued(1) && isContinued(2) && isContinued(3) ? 4 : 0
    default: return 0
    }
  }

  /// What a backslash and the characters behind it stand for, and their number. Nil where that is not
  /// JSON, or half of a surrogate pair.
  @inline(never)
  func escape(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    switch self[position &+ 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "/"): return ("/", 2)
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
      switch self[index] {
      case let byte where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
        unit = unit << 4 | UInt32(byte &- UInt8(ascii: "0"))
      case let byte where UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20:
        unit = unit << 4 | UInt32((byte | 0x20) &- UInt8(ascii: "a") &+ 10)
      default:
        return nil
      }
    }
    return unit
  }
}
