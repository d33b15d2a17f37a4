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
    if offset > end {
      reportBadNumber(start: start)
      kind = .unknown
    }
    add(kind, from: start)
  }

  private mutating func skipDigits() {
    while let next = peek(0), isDigit(next) || next == UInt8(ascii: "_") { offset += 1 }
  }

  mutating func skipWordCharacters() {
    while let next = peek(0),
      isDigit(next) || next == UInt8(ascii: "_")
        || (next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z"))
    {
      offset += 1
    }
  }

  private mutating func reportBadNumber(start: Int) {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let isName = atLineStart || tokens.last?.kind == .leftBrace || tokens.last?.kind == .comma
    diagnostics.append(
      Diagnostic(
        .badNumber, "`\(text)` is neither a number nor a name", at: span(from: start),
        help: isName
          ? "quote a wire name that begins with a digit, and name it: `\"\(text)\" as …`"
          : "numbers are decimal: digits, `_` between them, a fraction, an exponent"))
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
}
