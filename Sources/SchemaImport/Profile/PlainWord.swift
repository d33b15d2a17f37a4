/// What programs call the values of a choice: `active`, `IN_PROGRESS`, `PullRequestEvent`, `image/png`, `v2`.
///
/// Not names with spaces, sentences, addresses, numbers, or what is made of letters and digits at random.
package enum PlainWord {
  /// The longest names in the APIs of the world have about half of it; what is longer says more than one thing.
  private static let lengthLimit = 48

  package static func describes(_ text: String) -> Bool {
    guard text.utf8.count <= lengthLimit, let first = text.utf8.first, first.isLetter else {
      return false
    }
    var digits = 0
    var previous = first
    for byte in text.utf8.dropFirst() {
      switch byte {
      case _ where byte.isLetter:
        // Digits end a part: `v2`, `utf8`, `mp4`. In the middle they are those of an identifier.
        if digits > 0 { return false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits > 2 { return false }
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        guard previous.isLetter || digits > 0 else { return false }
        digits = 0
      default:
        return false
      }
      previous = byte
    }
    return previous.isLetter || digits > 0
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
