extension YAMLReader {
  /// Between single quotes only those are doubled; between double quotes there are escapes.
  mutating func readQuotedText(in surroundings: Surroundings) throws(YAMLError) -> Scalar {
    let start = offset
    let quote = next
    var text: [UInt8] = []
    offset += 1
    var copied = offset
    while true {
      guard offset < bytes.count else { throw error(.openQuote, at: start..<(start + 1)) }
      let byte = bytes[offset]
      if byte == quote, quote == .doubleQuote || self.byte(at: offset + 1) != quote { break }
      if byte == quote {
        text += bytes[copied...offset]
        offset += 2
        copied = offset
      } else if byte == .backslash, quote == .doubleQuote {
        text += bytes[copied..<offset]
        try readEscape(into: &text, in: surroundings)
        copied = offset
      } else if byte.isBreak {
        text += withoutTrailingWhite(bytes[copied..<offset])
        text.appendFolded(breaks: try skipQuotedBreaks(in: surroundings))
        copied = offset
      } else {
        offset += 1
      }
    }
    let end = copied..<offset
    offset += 1
    let whole =
      text.isEmpty
      ? String(decoding: bytes[end], as: UTF8.self)
      : String(decoding: text + bytes[end], as: UTF8.self)
    return Scalar(text: whole, place: start..<offset, isPlain: false)
  }

  private func withoutTrailingWhite(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while text.last?.isWhite == true { text.removeLast() }
    return text
  }

  /// Up to the next line that has text. How many breaks that are.
  private mutating func skipQuotedBreaks(in surroundings: Surroundings) throws(YAMLError) -> Int {
    var breaks = 0
    while next.isBreak {
      takeBreak()
      if isAtMarker { throw error(.markerInside, at: offset..<(offset + 3)) }
      skipWhite()
      breaks += 1
    }
    try checkIndentation(in: surroundings)
    return breaks
  }

  // MARK: Escapes

  private mutating func readEscape(
    into text: inout [UInt8], in surroundings: Surroundings
  ) throws(YAMLError) {
    let start = offset
    offset += 1
    if next.isBreak {
      // The break is not there; empty lines after it are.
      let breaks = try skipQuotedBreaks(in: surroundings)
      text.append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
    } else if let scalar = next.escapedScalar {
      offset += 1
      text += Array(String(scalar).utf8)
    } else if let digits = next.digitsOfEscape {
      offset += 1
      guard let scalar = readUnicodeEscape(digits: digits) else {
        throw error(.unicodeEscape, at: start..<offset)
      }
      text += Array(String(scalar).utf8)
    } else {
      throw error(.escape, at: start..<here.upperBound)
    }
  }

  /// JSON writes characters beyond the first 65,536 as two escapes that together are one character.
  private mutating func readUnicodeEscape(digits: Int) -> Unicode.Scalar? {
    guard let value = readHexadecimal(digits: digits) else { return nil }
    if let scalar = Unicode.Scalar(value) { return scalar }
    guard digits == 4, 0xD800..<0xDC00 ~= value,
      next == .backslash, byte(at: offset + 1) == UInt8(ascii: "u")
    else { return nil }
    offset += 2
    guard let trail = readHexadecimal(digits: 4), 0xDC00..<0xE000 ~= trail else { return nil }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (trail - 0xDC00))
  }

  private mutating func readHexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = next.hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

extension UInt8 {
  /// What it stands for after a backslash, if that needs no digits.
  fileprivate var escapedScalar: Unicode.Scalar? {
    switch self {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), .tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case .space: " "
    case .doubleQuote: "\""
    case UInt8(ascii: "/"): "/"
    case .backslash: "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }

  fileprivate var digitsOfEscape: Int? {
    switch self {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: nil
    }
  }
}
