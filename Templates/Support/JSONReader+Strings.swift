nonisolated extension JSONReader {
  package mutating func readString() -> String? {
    let quote = bytes.endOfSpace(from: position)
    guard bytes[quote] == UInt8(ascii: "\"") else {
      fail(expected: .string)
      return nil
    }
    let start = quote &+ 1
    let end = bytes.firstEscaped(from: start, orBeyondASCII: true)
    guard bytes[end] == UInt8(ascii: "\"") else { return readText(from: start, through: end) }
    position = end &+ 1
    return bytes.part(from: start, to: end).text
  }

  /// Reads a string that has escapes or bytes beyond ASCII. Those are checked where the text is made.
  @inline(never)
  private mutating func readText(from start: Int, through special: Int) -> String? {
    let end = bytes.firstEscaped(from: special)
    let isPlain = bytes[end] == UInt8(ascii: "\"")
    let quote = isPlain ? end : bytes.closingQuote(from: end)
    let text = bytes.part(from: start, to: quote)
    if quote < bytes.count, let text = isPlain ? text.validText : text.unescapedIfValid {
      position = quote &+ 1
      return text
    }
    // Something is wrong; this finds its place.
    return nextText(from: start, through: special)?.text
  }

  /// Passes over a string whose first quote comes next.
  @inline(__always)
  mutating func nextText() -> JSONText? {
    let start = position &+ 1
    let end = bytes.firstEscaped(from: start, orBeyondASCII: true)
    guard bytes[end] == UInt8(ascii: "\"") else { return nextText(from: start, through: end) }
    position = end &+ 1
    return JSONText(bytes: bytes.part(from: start, to: end), isPlain: true)
  }

  /// Passes over a string that has escapes or bytes beyond ASCII.
  @inline(never)
  private mutating func nextText(from start: Int, through special: Int) -> JSONText? {
    position = special
    while true {
      let length: Int
      let syntax: JSONError.Syntax
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position &+= 1
        return JSONText(bytes: bytes.part(from: start, to: position &- 1), isPlain: false)
      case UInt8(ascii: "\\"):
        (length, syntax) = (bytes.escape(at: position)?.length ?? 0, .invalidEscape)
      case 0x80...:
        (length, syntax) = (bytes.sequenceLength(at: position), .invalidUTF8)
      default:
        (length, syntax) = (0, .controlCharacter)
      }
      guard length > 0 else {
        fail(syntax)
        return nil
      }
      position &+= length
      let next = bytes[position]
      if next < 0x80, next != UInt8(ascii: "\\") {
        position = bytes.firstEscaped(from: position, orBeyondASCII: true)
      }
    }
  }
}
