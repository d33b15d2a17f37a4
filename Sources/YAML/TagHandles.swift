/// What the shorthands for tags are short for.
struct TagHandles {
  private var prefixes: [String: String] = [:]

  /// An exclamation mark, two of them, or a word between two of them.
  static func isHandle(_ text: String) -> Bool {
    let signs = Array(text.utf8)
    guard signs.first == .exclamationMark, signs.last == .exclamationMark else { return false }
    return signs.dropFirst().dropLast().allSatisfy(\.isPartOfHandle)
  }

  /// False if the document has declared it before.
  mutating func declare(_ handle: String, _ prefix: String) -> Bool {
    prefixes.updateValue(prefix, forKey: handle) == nil
  }

  func prefix(of handle: String) -> String? {
    if let prefix = prefixes[handle] { return prefix }
    switch handle {
    case "!": return "!"
    case "!!": return CoreTag.prefix
    default: return nil
    }
  }
}

extension UInt8 {
  var isPartOfHandle: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .hyphen:
      true
    default: isDigit
    }
  }

  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
