/// The name of a time zone: `UTC`, `GMT`, an offset such as `+02:00`, or the identifier of a place, such as
/// `Europe/Berlin`. For a place, only the form is checked here; only the time zone database of the machine knows
/// whether it exists.
///
/// Abbreviations are refused: CST is a time in America, in China and in Cuba.
package nonisolated enum TimeZoneName: Hashable, Sendable {
  /// In seconds east of Greenwich.
  case fixed(offsetFromUTC: Int)
  case place(String)

  package static var expectation: String {
    "a time zone, such as UTC, +02:00 or Europe/Berlin"
  }

  package init?(_ text: String) {
    if text == "UTC" || text == "GMT" {
      self = .fixed(offsetFromUTC: 0)
    } else if let offset = Self.offset(text) {
      self = .fixed(offsetFromUTC: offset)
    } else if Self.isPlace(text) {
      self = .place(text)
    } else {
      return nil
    }
  }

  /// `+HH:MM` or `-HH:MM`, up to 18:00, which is as far as Foundation's `TimeZone` goes.
  private static func offset(_ text: String) -> Int? {
    var bytes = text.utf8.makeIterator()
    guard let sign = bytes.next(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(&bytes), bytes.next() == UInt8(ascii: ":"),
      let minutes = number(&bytes), bytes.next() == nil,
      minutes <= 59, hours * 60 + minutes <= 18 * 60
    else { return nil }
    let offset = (hours * 60 + minutes) * 60
    return sign == UInt8(ascii: "-") ? -offset : offset
  }

  /// The number that two digits stand for.
  private static func number(_ bytes: inout String.UTF8View.Iterator) -> Int? {
    guard let tens = bytes.next(), tens >= UInt8(ascii: "0"), tens <= UInt8(ascii: "9"),
      let ones = bytes.next(), ones >= UInt8(ascii: "0"), ones <= UInt8(ascii: "9")
    else { return nil }
    return Int(tens - UInt8(ascii: "0")) * 10 + Int(ones - UInt8(ascii: "0"))
  }

  /// Two or three names with slashes between, each of which begins with a letter.
  private static func isPlace(_ text: String) -> Bool {
    var names = 1
    var isStart = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        isStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        if isStart { return false }
      case UInt8(ascii: "/"):
        if isStart { return false }
        isStart = true
        names += 1
      default:
        return false
      }
    }
    return (2...3).contains(names) && !isStart
  }
}
