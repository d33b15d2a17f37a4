/// Finds the words of a wire name, whichever way it joins them.
enum WireWords {
  /// Cuts at everything that is not a letter or a digit, and where a change of case begins a word.
  static func words(of name: String) -> [Substring] {
    // ASCII bytes are found much faster than characters, and are cut at the same places.
    name.utf8.allSatisfy { $0 < 0x80 }
      ? words(in: name.utf8).map { Substring($0) } : words(in: name)
  }

  private static func words<Text: Collection>(in name: Text) -> [Text.SubSequence]
  where Text.Element: WireLetter {
    var words: [Text.SubSequence] = []
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
  private static func beginsWord<Part: Collection>(
    at next: Part.Index, after index: Part.Index, in part: Part
  ) -> Bool where Part.Element: WireLetter {
    guard part[next].isCapital else { return false }
    if part[index].isSmall || part[index].isDigit { return true }
    let following = part.index(after: next)
    guard following < part.endIndex, part[following].isSmall else { return false }
    return !endsInitialism(part[following...])
  }

  /// Whether the small letter at the start of `rest` belongs to the capitals before it: a plural, or a version.
  private static func endsInitialism<Rest: Collection>(_ rest: Rest) -> Bool
  where Rest.Element: WireLetter {
    let second = rest.dropFirst().first
    return switch rest.first?.asciiValue {
    case UInt8(ascii: "s"): second == nil || second?.isCapital == true
    case UInt8(ascii: "v"): second?.isDigit == true
    default: false
    }
  }
}

/// A part of a name whose case is known: a character, or an ASCII byte.
private protocol WireLetter {
  var asciiValue: UInt8? { get }
  var isCapital: Bool { get }
  var isSmall: Bool { get }
  var isDigit: Bool { get }
  var isPartOfWord: Bool { get }
}

extension Character: WireLetter {}

extension UInt8: WireLetter {
  fileprivate var asciiValue: UInt8? { self }
  fileprivate var isPartOfWord: Bool { isSmall || isCapital || isDigit }
}

/// `Character` has properties for this as well, but they use tables and copies even for ASCII.
extension Character {
  var isCapital: Bool { asciiValue.map { $0.isCapital } ?? isUppercase }
  var isSmall: Bool { asciiValue.map { $0.isSmall } ?? isLowercase }
  var isDigit: Bool { asciiValue.map { $0.isDigit } ?? isNumber }

  fileprivate var isPartOfWord: Bool {
    asciiValue.map(\.isPartOfWord) ?? (isLetter || isNumber)
  }
}

extension UInt8 {
  var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
