import Diagnostics

/// What names a thing among many, and says nothing to people: `4711`, `9f86d081884c7d65`, `NjpTwgmENj11rGdUgpCQ9`, a date, a UUID, an
/// address.
///
/// As a key it is data, and as a part of a path it is what the path leads to.
enum RandomText {
  static func describes(_ text: String) -> Bool {
    isCount(text) || isHexadecimal(text) || isJumbled(text) || !TextForms.of(text).isEmpty
  }

  /// Digits and what is between digits: `17`, `-1.5`, `2024-05`, `12:30`.
  private static func isCount(_ text: String) -> Bool {
    text.utf8.contains(where: \.isASCIIDigit)
      && text.utf8.allSatisfy { $0.isASCIIDigit || "+-.,:/ ".utf8.contains($0) }
  }

  /// Eight digits or more: shorter ones are also words, such as `face` and `b2c`.
  private static func isHexadecimal(_ text: String) -> Bool {
    text.utf8.count >= 8 && text.utf8.contains(where: \.isASCIIDigit)
      && text.utf8.allSatisfy { $0.isASCIIDigit || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
  }

  /// Capitals, small letters and digits that change places at every third sign at least. In words, and in names that are made of
  /// words, they change far less often.
  private static func isJumbled(_ text: String) -> Bool {
    let classes = text.utf8.map(SignClass.init)
    guard classes.count >= 10, !classes.contains(.other) else { return false }
    let changes = zip(classes, classes.dropFirst()).count { $0 != $1 }
    return changes * 3 >= classes.count && classes.contains { $0 != .joint && $0 != .small }
  }

  private enum SignClass: Hashable {
    case capital, small, digit, joint, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .joint
      default: self = .other
      }
    }
  }
}
