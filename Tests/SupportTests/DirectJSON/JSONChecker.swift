/// Says whether a text is valid JSON, directly by the grammar of RFC 8259. Shares no code with the reader.
struct JSONChecker {
  private var rest: Substring.UnicodeScalarView

  /// Halves of surrogate pairs are refused, and so is a depth beyond 512.
  static func accepts(_ text: [UInt8]) -> Bool {
    guard let string = String(validating: text, as: UTF8.self) else { return false }
    var checker = JSONChecker(rest: Substring(string).unicodeScalars)
    if checker.rest.first == "\u{FEFF}" { checker.rest.removeFirst() }
    checker.space()
    guard checker.value(depth: 0) else { return false }
    checker.space()
    return checker.rest.isEmpty
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { take($0) }
  }

  private mutating func space() {
    while let next = rest.first, " \t\n\r".unicodeScalars.contains(next) { rest.removeFirst() }
  }

  private mutating func value(depth: Int) -> Bool {
    switch rest.first {
    case "{": return list(depth: depth + 1, until: "}", of: { $0.member(depth: depth + 1) })
    case "[": return list(depth: depth + 1, until: "]", of: { $0.value(depth: depth + 1) })
    case "\"": return string()
    case "t": return take("true")
    case "f": return take("false")
    case "n": return take("null")
    default: return number()
    }
  }

  private mutating func list(
    depth: Int, until end: Unicode.Scalar, of item: (inout JSONChecker) -> Bool
  ) -> Bool {
    if depth > 512 { return false }
    rest.removeFirst()
    space()
    if take(end) { return true }
    repeat {
      space()
      if !item(&self) { return false }
      space()
    } while take(",")
    return take(end)
  }

  private mutating func member(depth: Int) -> Bool {
    guard rest.first == "\"", string() else { return false }
    space()
    guard take(":") else { return false }
    space()
    return value(depth: depth)
  }

  private mutating func digits() -> Bool {
    var count = 0
    while let next = rest.first, "0"..."9" ~= next {
      rest.removeFirst()
      count += 1
    }
    return count > 0
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") && !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }

  private mutating func string() -> Bool {
    rest.removeFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return true
      case "\\": if !escape() { return false }
      case "\u{0}"..."\u{1F}": return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let letter = rest.popFirst() else { return false }
    guard letter == "u" else { return "\"\\/bfnrt".unicodeScalars.contains(letter) }
    guard let unit = codeUnit() else { return false }
    switch unit {
    case 0xD800...0xDBFF:
      guard take("\\"), take("u"), let low = codeUnit() else { return false }
      return 0xDC00...0xDFFF ~= low
    case 0xDC00...0xDFFF: return false
    default: return true
    }
  }

  private mutating func codeUnit() -> UInt32? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
      return nil
    }
    rest.removeFirst(4)
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
