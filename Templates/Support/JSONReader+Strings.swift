nonisolated extension JSONReader {
  package mutating func readString() -> String? {
    guard next() == UInt8(ascii: "\"") else {
      fail(expected: .string)
      return nil
    }
    return nextText()?.string
  }

  /// Passes over a string whose first quote comes next.
  mutating func nextText() -> JSONText? {
    let start = position &+ 1
    var end = start
    var hasEscapes = false
    while true {
      end = bytes.firstSpecial(from: end)
      switch bytes[end] {
      case UInt8(ascii: "\""):
        position = end &+ 1
        return JSONText(bytes: bytes[start..<end], hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        guard let (_, length) = bytes.escape(at: end) else {
          return failText(.invalidEscape, at: end)
        }
        hasEscapes = true
        end &+= length
      case 0x80...:
        let length = bytes.sequenceLength(at: end)
        if length == 0 { return failText(.invalidUTF8, at: end) }
        end &+= length
      default:
        return failText(.controlCharacter, at: end)
      }
    }
  }

  @inline(never)
  private mutating func failText(_ syntax: JSONError.Syntax, at offset: Int) -> JSONText? {
    position = offset
    fail(syntax)
    return nil
  }
}
