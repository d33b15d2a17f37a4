/// RFC 6901: how a place in a document is written.
enum JSONPointer {
  /// As a fragment: `#/paths/~1users`.
  static func text(of steps: [String]) -> String {
    var text = "#"
    for step in steps {
      text += "/"
      for character in step.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(character)
        }
      }
    }
    return text
  }

  /// The steps of what follows `#`, once its percent signs are decoded. Nil unless it begins with a slash.
  static func steps(of fragment: String) -> [String]? {
    guard fragment.utf8.first == UInt8(ascii: "/") else { return nil }
    return fragment.utf8.dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(unescaped)
  }

  private static func unescaped(_ step: Substring.UTF8View) -> String {
    guard step.contains(UInt8(ascii: "~")) else { return String(Substring(step)) }
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in step {
      switch (isEscape, byte) {
      case (true, UInt8(ascii: "0")): bytes.append(UInt8(ascii: "~"))
      case (true, UInt8(ascii: "1")): bytes.append(UInt8(ascii: "/"))
      case (true, _): bytes += [UInt8(ascii: "~"), byte]
      case (false, UInt8(ascii: "~")): break
      case (false, _): bytes.append(byte)
      }
      isEscape = !isEscape && byte == UInt8(ascii: "~")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
