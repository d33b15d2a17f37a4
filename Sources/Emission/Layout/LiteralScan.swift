/// Finds where the parts of a string literal end, however deep literals and brackets are nested in its interpolations.
enum LiteralScan {
  enum Part {
    /// From one quotation mark to the other.
    case literal
    /// An interpolation from `(` to `)`, or brackets within one.
    case brackets
  }

  /// The position after the part that begins at `start`; the end of `bytes` if nothing ends it.
  static func end(of part: Part, at start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var open = [part]
    var position = start + 1
    while position < bytes.endIndex, let innermost = open.last {
      let byte = bytes[position]
      position += 1
      switch (innermost, byte) {
      case (.literal, UInt8(ascii: "\\")) where position < bytes.endIndex:
        if bytes[position] == UInt8(ascii: "(") { open.append(.brackets) }
        position += 1
      case (.literal, UInt8(ascii: "\"")), (.brackets, UInt8(ascii: ")")): open.removeLast()
      case (.brackets, UInt8(ascii: "\"")): open.append(.literal)
      case (.brackets, UInt8(ascii: "(")): open.append(.brackets)
      case (.literal, _), (.brackets, _): break
      }
    }
    return position
  }
}
