/// IPv4 addresses of RFC 3986: four numbers from 0 to 255, without leading zeros, which some
/// systems would read as octal.
package nonisolated enum IPv4Format {
  package static var expectation: String { "an IPv4 address, such as 192.0.2.1" }

  package static func accepts(_ text: String) -> Bool {
    accepts(text.utf8.makeIterator())
  }

  fileprivate static func accepts(_ bytes: String.UTF8View.Iterator) -> Bool {
    var bytes = bytes
    var dots = 0
    var number = 0
    var isEmpty = true
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "."):
        if isEmpty || dots == 3 { return false }
        dots += 1
        number = 0
        isEmpty = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if number == 0 && !isEmpty { return false }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        if number > 255 { return false }
        isEmpty = false
      default:
        return false
      }
    }
    return dots == 3 && !isEmpty
  }
}

/// IPv6 addresses of RFC 4291, in any of its forms: eight groups of up to four hexadecimal digits;
/// `::` once for one or more groups of zeros; an IPv4 address for the last two groups.
///
/// A zone, as in `fe80::1%en0`, is refused: it means something only on the machine that wrote it.
package nonisolated enum IPv6Format {
  package static var expectation: String { "an IPv6 address, such as 2001:db8::1" }

  package static func accepts(_ text: String) -> Bool {
    var rest = text.utf8.makeIterator()
    var groupStart = rest
    var groups = 0
    var digits = 0  // in the group that is being read
    var colons = 0  // in a row, just read
    var hasGap = false
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: ":"):
        if digits > 0 {
          groups += 1
          if groups == 8 { return false }
          colons = 1
        } else {
          colons += 1
          if colons == 2 && hasGap || colons == 3 { return false }
          if colons == 2 { hasGap = true }
        }
        digits = 0
        groupStart = rest
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        if colons == 1 && groups == 0 { return false }  // one colon at the start
        digits += 1
        if digits > 4 { return false }
        colons = 0
      case UInt8(ascii: "."):
        return (hasGap ? groups <= 5 : groups == 6) && IPv4Format.accepts(groupStart)
      default:
        return false
      }
    }
    if digits > 0 {
      groups += 1
    } else if colons != 2 {
      return false
    }
    return hasGap ? groups <= 7 : groups == 8
  }
}
