/// Email addresses as mail providers give them out: `ada.lovelace+notes@mail.example.org`.
///
/// The local part is a dot-atom of RFC 5322 of at most 64 bytes, the domain two or more labels as
/// host names have them, the whole at most 254 bytes. Letters outside ASCII are taken on both sides
/// (RFC 6531, RFC 5890). Quoted local parts and address literals, `"a b"@[192.0.2.1]`, are refused,
/// though RFC 5321 has them: providers do not give them out, and in a payload they are a mistake or
/// an attack. There is no room for comments, display names or white space.
package nonisolated enum EmailFormat {
  package static var expectation: String { "an email address, such as ada@example.org" }

  package static func accepts(_ text: String) -> Bool {
    guard text.utf8.count <= 254 else { return false }
    var isASCII = true
    var bytes = text
    let isWellFormed = bytes.withUTF8 { bytes in
      var rest = bytes.makeIterator()
      return acceptsLocalPart(&rest, &isASCII) && acceptsDomain(&rest, &isASCII)
    }
    return isWellFormed && (isASCII || isVisible(text))
  }

  /// Reads the `@`, too.
  private static func acceptsLocalPart(
    _ rest: inout UnsafeBufferPointer<UInt8>.Iterator, _ isASCII: inout Bool
  ) -> Bool {
    var length = 0
    var atomIsEmpty = true
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "@"):
        return !atomIsEmpty
      case UInt8(ascii: "."):
        if atomIsEmpty { return false }
        atomIsEmpty = true
      case UInt8(ascii: "a")...UInt8(ascii: "~"),  // letters, and { | } ~
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "#")...UInt8(ascii: "'"),  // # $ % & '
        UInt8(ascii: "^")...UInt8(ascii: "`"),  // ^ _ `
        UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"):
        atomIsEmpty = false
      case 0x80...:
        atomIsEmpty = false
        isASCII = false
      default:
        return false
      }
      length += 1
      if length > 64 { return false }
    }
    return false
  }

  private static func acceptsDomain(
    _ rest: inout UnsafeBufferPointer<UInt8>.Iterator, _ isASCII: inout Bool
  ) -> Bool {
    var labels = 1
    var length = 0  // in characters
    var isNumber = true
    var labelIsASCII = true
    var last = UInt8(ascii: ".")
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "."):
        if length == 0 || last == UInt8(ascii: "-") { return false }
        labels += 1
        length = 0
        isNumber = true
        labelIsASCII = true
      case UInt8(ascii: "-"):
        if length == 0 { return false }
        length += 1
        isNumber = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        length += 1
        isNumber = false
      case 0x80...:
        // For a label beyond ASCII, name servers see `xn--` and at least one ASCII character for
        // each of its characters.
        if byte & 0xC0 != 0x80 { length += 1 }
        isNumber = false
        labelIsASCII = false
        isASCII = false
      default:
        return false
      }
      if length > (labelIsASCII ? 63 : 59) { return false }
      last = byte
    }
    // No top-level domain is a number, so that 192.0.2.1 is not a domain.
    return labels > 1 && length > 0 && last != UInt8(ascii: "-") && !isNumber
  }

  /// Whether every character beyond ASCII is visible, or joins characters that are.
  private static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
      return switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        false
      default:
        true
      }
    }
  }
}
