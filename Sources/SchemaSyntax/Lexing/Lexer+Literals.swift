import Diagnostics

extension Lexer {
  /// `150`, `1_000`, `-3`, `0.5`, `1e6`. A dot belongs to the number only before a digit: `0...9` is a range.
  mutating func lexNumber() {
    let start = offset
    var kind = Token.Kind.integer
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    skipDigits()
    if peek(0) == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
      kind = .decimal
      offset += 1
      skipDigits()
    }
    if let sign = peek(0), sign | 0x20 == UInt8(ascii: "e") {
      let digit = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 2 : 1
      if let next = peek(digit), isDigit(next) {
        kind = .decimal
        offset += digit
        skipDigits()
      }
    }
    let end = offset
    skipWordCharacters()
    add(kind, from: start)
    if offset > end {
      reportBadNumber(start: start, digitsEnd: end)
    }
  }

  private mutating func skipDigits() {
    while let next = peek(0), isDigit(next) || next == UInt8(ascii: "_") { offset += 1 }
  }

  private mutating func skipWordCharacters() {
    while let next = peek(0),
      isDigit(next) || next == UInt8(ascii: "_")
        || (next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z"))
    {
      offset += 1
    }
  }

  private mutating func reportBadNumber(start: Int, digitsEnd: Int) {
    let whole = span(from: start)
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .badNumber, "`\(text)` is neither a number nor a name", at: whole,
        help: bytes[start] == UInt8(ascii: "-") || isHexadecimal(start)
          ? "numbers are decimal: digits, `_` between them, a fraction, an exponent"
          : "a name that begins with a digit is quoted: `\"\(text)\"`"))
  }

  private func isHexadecimal(_ start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "0") && start + 1 < bytes.count
      && [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(bytes[start + 1])
  }

  /// Up to the closing quote on the same line; quotes within `\( … )` do not close it.
  mutating func lexString() {
    let start = offset
    offset += 1
    var depth = 0
    while let byte = peek(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\\") {
        if peek(1) == UInt8(ascii: "(") { depth += 1 }
        // A backslash at the end of the line escapes nothing: the line break stays outside.
        let escaped = peek(1)
        offset +=
          escaped == nil || escaped == UInt8(ascii: "\n") || escaped == UInt8(ascii: "\r") ? 1 : 2
        continue
      }
      offset += 1
      if depth > 0, byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, byte == UInt8(ascii: "\"") {
        add(.string, from: start)
        checkUTF8(from: start)
        return
      }
    }
    recoverFromOpenString(start: start)
  }

  /// A string without its closing quote ends with its line, so that the lines below are still read.
  private mutating func recoverFromOpenString(start: Int) {
    add(.string, from: start)
    checkUTF8(from: start)
    diagnostics.append(
      Diagnostic(
        .openString, "this string is never closed", at: span(from: start),
        help: "close it with `\"` on the same line; a line break inside a string is written `\\n`"))
  }

  /// Between slashes, on one line. A slash within a class, `[^/]`, does not close it.
  mutating func lexRegex() {
    let start = offset
    guard let end = regexEnd(classesHideSlashes: true) ?? regexEnd(classesHideSlashes: false) else {
      skipToLineEnd()
      while offset > start + 1, bytes[offset - 1] == UInt8(ascii: " ") { offset -= 1 }
      add(.regex, from: start)
      checkUTF8(from: start)
      diagnostics.append(
        Diagnostic(
          .openRegex, "this regular expression is never closed", at: span(from: start),
          help: "close it with `/` on the same line; a slash inside is written `\\/`"))
      return
    }
    offset = end + 1
    skipWordCharacters()
    add(.regex, from: start)
    checkUTF8(from: start)
  }

  private func regexEnd(classesHideSlashes: Bool) -> Int? {
    var index = offset + 1
    var inClass = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): inClass = classesHideSlashes
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "/") where !inClass: return index
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension DiagnosticKind {
  static let badNumber = DiagnosticKind(
    "G0003", .error, "a number that cannot be read",
    explanation: """
      Numbers are decimal. A name cannot begin with a digit; a wire name that does is quoted.

      ```gate
      dto SizesDTO { 2x: String }
      ```

      ```gate
      dto SizesDTO { "2x" as double: String }
      ```
      """)

  static let openString = DiagnosticKind(
    "G0004", .error, "a string that is never closed",
    explanation: """
      A string begins and ends on one line.

      ```gate
      type Code = String where prefix "A
      ```

      ```gate
      type Code = String where prefix "A"
      ```
      """)

  static let openRegex = DiagnosticKind(
    "G0005", .error, "a regular expression that is never closed",
    explanation: """
      A regular expression stands between slashes, on one line. A slash inside it is written `\\/`.

      ```gate
      type Handle = String where matches /[a-z]+
      ```

      ```gate
      type Handle = String where matches /[a-z]+/
      ```
      """)
}
