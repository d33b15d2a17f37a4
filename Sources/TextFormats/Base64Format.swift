/// Bytes as text, by RFC 4648.
///
/// Only one text stands for the same bytes, apart from padding in `urlSafe`: white space, line breaks and
/// bits that are set after the last byte are refused.
package nonisolated enum Base64Format: Hashable, Sendable {
  /// With `+` and `/`. The last group is padded with `=`.
  case standard

  /// With `-` and `_`. Written without `=`; read without padding, or with all of it.
  case urlSafe

  package var expectation: String {
    switch self {
    case .standard: "Base64, such as aGVsbG8="
    case .urlSafe: "URL-safe Base64, such as aGVsbG8"
    }
  }

  package nonisolated enum Problem: Error, Hashable, Sendable {
    /// The byte at this offset in the text is not in the alphabet.
    case foreignByte(offset: Int)
    /// The last group has too few or too many characters, or is padded wrongly.
    case incomplete
    /// The last character holds bits that belong to no byte.
    case excessBits
  }

  package func bytes(of text: String) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 &* 3 &+ 2)
    var offset = 0
    var padding = 0
    var group: UInt32 = 0
    // An array is quicker to go through than the text.
    for byte in Array(text.utf8) {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else {
        let bits = sixBits(byte)
        guard bits < 64, padding == 0 else { throw .foreignByte(offset: offset) }
        group = group << 6 | UInt32(bits)
        if offset & 3 == 3 {
          bytes.append(UInt8(truncatingIfNeeded: group >> 16))
          bytes.append(UInt8(truncatingIfNeeded: group >> 8))
          bytes.append(UInt8(truncatingIfNeeded: group))
          group = 0
        }
      }
      offset += 1
    }
    let remainder = (offset - padding) & 3
    let isPadded = padding > 0 || self == .standard
    guard remainder != 1, padding == (isPadded ? (4 - remainder) & 3 : 0) else {
      throw .incomplete
    }
    if remainder == 2 {
      guard group & 0xF == 0 else { throw .excessBits }
      bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    } else if remainder == 3 {
      guard group & 0x3 == 0 else { throw .excessBits }
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    }
    return bytes
  }

  package func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 &* 4 &+ 4)
    var group: UInt32 = 0
    var count = 0
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      count += 1
      if count == 3 {
        text.append(character(group >> 18))
        text.append(character(group >> 12))
        text.append(character(group >> 6))
        text.append(character(group))
        group = 0
        count = 0
      }
    }
    if count == 1 {
      text.append(character(group >> 2))
      text.append(character(group << 4))
    } else if count == 2 {
      text.append(character(group >> 10))
      text.append(character(group >> 4))
      text.append(character(group << 2))
    }
    if self == .standard && count > 0 {
      for _ in count..<3 { text.append(UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// 255 for a byte that is not in the alphabet.
  private func sixBits(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case self == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-"): 62
    case self == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_"): 63
    default: 255
    }
  }

  /// The character for the lowest six bits.
  private func character(_ group: UInt32) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: group & 63)
    return switch bits {
    case 0..<26: bits + UInt8(ascii: "A")
    case 26..<52: bits - 26 + UInt8(ascii: "a")
    case 52..<62: bits - 52 + UInt8(ascii: "0")
    case 62: self == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-")
    default: self == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_")
    }
  }
}

nonisolated extension Base64Format.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .foreignByte(let offset): "the character at byte \(offset) does not belong there"
    case .incomplete: "its end is missing, or is not padded correctly"
    case .excessBits: "its last character has bits that belong to no byte"
    }
  }
}
