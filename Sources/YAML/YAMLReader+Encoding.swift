internal import JSON

extension YAMLReader {
  /// What follows may rely on UTF-8, and on there being no zero byte.
  func checkEncoding() throws(YAMLError) {
    if let fault = otherEncoding { throw error(fault, at: 0..<min(bytes.count, 4)) }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20, byte != .tab, !byte.isBreak {
          throw error(.controlCharacter, at: index..<(index + 1))
        }
        index += 1
      } else if let scalar = bytes.scalar(at: index) {
        index += UTF8.width(scalar)
      } else {
        throw error(.notUTF8, at: index..<(index + 1))
      }
    }
  }

  /// YAML begins with a byte order mark, or with a character of ASCII.
  private var otherEncoding: YAMLError.Fault? {
    let start = (0..<4).map { $0 < bytes.count ? bytes[$0] : 1 }
    switch (start[0], start[1], start[2], start[3]) {
    case (0x00, 0x00, 0xFE, 0xFF), (0xFF, 0xFE, 0x00, 0x00), (0, 0, 0, _), (_, 0, 0, 0):
      return .utf32
    case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _), (0, _, _, _), (_, 0, _, _):
      return .utf16
    default: return nil
    }
  }
}
