extension JSONReader {
  /// The text between two double quotes, its escapes undone.
  mutating func readText() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var copied = offset
    while let byte = peek, byte != UInt8(ascii: "\""), byte != 0x0A, byte != 0x0D {
      if byte < 0x20 { throw error(.controlCharacter, at: offset..<(offset + 1)) }
      if byte == UInt8(ascii: "\\") {
        text += bytes[copied..<offset]
        try readEscape(into: &text)
        copied = offset
      } else {
        offset += 1
      }
    }
    let end = offset
    guard take(UInt8(ascii: "\"")) else { throw error(.openText, at: start..<offset) }
    if text.isEmpty { return String(decoding: bytes[copied..<end], as: UTF8.self) }
    return String(decoding: text + bytes[copied..<end], as: UTF8.self)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = offset
    offset += 1
    // A line break, which no text may contain, ends it.
    guard let byte = peek, byte != 0x0A, byte != 0x0D else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = readUnicodeEscape() else {
        throw error(.unicodeEscape, at: start..<offset)
      }
      text += Array(String(scalar).utf8)
    default:
      let width = bytes.scalar(at: start + 1).map(UTF8.width) ?? 1
      throw error(.escape, at: start..<(start + 1 + width))
    }
  }

  /// After `\u`: four digits, or two escapes of four digits that together are one character.
  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard let unit = readHexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    offset += 2
    guard let trail = readHexadecimal(), UTF16.isTrailSurrogate(trail) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func readHexadecimal() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { return nil }
      unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
      offset += 1
    }
    return unit
  }

  /// A sign, digits without a leading zero, a fraction and an exponent, of which only the digits are required. Everything
  /// that looks like part of a number is read first, and judged as a whole.
  mutating func readNumber() throws(JSONError) -> String {
    let start = offset
    let text = takeWord()
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = Self.dropDigits(from: &rest)
    var isNumber = whole == 1 || whole > 1 && !startsWithZero
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if Self.dropDigits(from: &rest) == 0 { isNumber = false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if Self.dropDigits(from: &rest) == 0 { isNumber = false }
    }
    guard isNumber, rest.isEmpty else { throw error(.number, at: start..<offset) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func dropDigits(from text: inout ArraySlice<UInt8>) -> Int {
    let count = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    text.removeFirst(count)
    return count
  }
}
