/// UUIDs as RFC 9562 writes them: 32 hexadecimal digits of either case, in groups of 8, 4, 4, 4
/// and 12 with hyphens between. Any version will do; braces and `urn:uuid:` will not.
package nonisolated enum UUIDFormat {
  package static var expectation: String {
    "a UUID, such as 123e4567-e89b-42d3-a456-426614174000"
  }

  package static func accepts(_ text: String) -> Bool {
    var position = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        if isHyphen(at: position) { return false }
      case UInt8(ascii: "-"):
        if !isHyphen(at: position) { return false }
      default:
        return false
      }
      position += 1
      if position > 36 { return false }
    }
    return position == 36
  }

  private static func isHyphen(at position: Int) -> Bool {
    position == 8 || position == 13 || position == 18 || position == 23
  }
}
