/// Host names of RFC 1123: labels of letters, digits and inner hyphens, joined by dots.
///
/// A label has at most 63 bytes, the name at most 253. One label is enough (`localhost`). The last one
/// is not a number, so that `192.0.2.1` is an address, not a name. Names beyond ASCII come in
/// their `xn--` form, and a dot at the end, which is how name servers mark the root, is refused.
package nonisolated enum HostnameFormat {
  package static var expectation: String { "a host name, such as api.example.org" }

  package static func accepts(_ text: String) -> Bool {
    guard text.utf8.count <= 253 else { return false }
    var length = 0
    var isNumber = true
    var last = UInt8(ascii: ".")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."):
        if length == 0 || last == UInt8(ascii: "-") { return false }
        length = 0
        isNumber = true
      case UInt8(ascii: "-"):
        if length == 0 { return false }
        length += 1
        isNumber = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        length += 1
        isNumber = false
      default:
        return false
      }
      if length > 63 { return false }
      last = byte
    }
    return length > 0 && last != UInt8(ascii: "-") && !isNumber
  }
}
