/// Finds the words that a wire name is made of, whichever way it joins them.
enum WireWords {
  /// Cuts at everything that is no letter or digit, and where the case tells that a word begins.
  static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    for part in name.split(whereSeparator: { !$0.isPartOfWord }) {
      var start = part.startIndex
      var index = start
      while index < part.endIndex {
        let next = part.index(after: index)
        if next < part.endIndex, beginsWord(at: next, after: index, in: part) {
          words.append(part[start..<next])
          start = next
        }
        index = next
      }
      words.append(part[start...])
    }
    return words
  }

  /// Between `e` and `N` of `fileName`, and between `L` and `B` of `HTMLBody`; not within `URLs` and `IPv4`.
  private static func beginsWord(
    at next: Substring.Index, after index: Substring.Index, in part: Substring
  ) -> Bool {
    guard part[next].isCapital else { return false }
    if part[index].isSmall || part[index].isDigit { return true }
    let following = part.index(after: next)
    guard following < part.endIndex, part[following].isSmall else { return false }
    return !endsInitialism(part[following...])
  }

  /// Whether the small letter at the start of `rest` belongs to the capitals before it: a plural, or a version.
  private static func endsInitialism(_ rest: Substring) -> Bool {
    let second = rest.dropFirst().first
    return switch rest.first {
    case "s": second == nil || second?.isCapital == true
    case "v": second?.isDigit == true
    default: false
    }
  }
}

/// What `Character` tells as well, but by tables and copies even where ASCII needs neither.
extension Character {
  var isCapital: Bool { asciiValue.map { $0.isCapital } ?? isUppercase }
  var isSmall: Bool { asciiValue.map { $0.isSmall } ?? isLowercase }
  var isDigit: Bool { asciiValue.map { $0.isDigit } ?? isNumber }

  fileprivate var isPartOfWord: Bool {
    asciiValue.map { $0.isSmall || $0.isCapital || $0.isDigit } ?? (isLetter || isNumber)
  }
}

extension UInt8 {
  var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
