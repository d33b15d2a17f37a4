import Diagnostics

extension JSONReader {
  /// The text between two double quotes, its escapes undone.
  mutating func readText() throws(JSONSyntaxError) -> String {
    let start = offset
    var hasControlCharacter = false
    var text: [UInt8] = []
    offset += 1
    while let byte = peek, byte != UInt8(ascii: "\""), !Self.endsLine(byte) {
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &text)
        continue
      }
      if byte < 0x20, !hasControlCharacter {
        hasControlCharacter = true
        diagnostics.append(controlCharacter(byte))
      }
      text.append(byte)
      offset += 1
    }
    guard peek == UInt8(ascii: "\"") else { throw openText(from: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte = peek, !Self.endsLine(byte) else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      if let scalar = readUnicodeEscape() {
        text += Array(String(scalar).utf8)
      } else {
        diagnostics.append(badUnicodeEscape(at: span(from: start)))
      }
    default:
      offset += (scalar(at: start + 1).map(UTF8.width) ?? 1) - 1
      text += bytes[(start + 1)..<offset]
      diagnostics.append(unknownEscape(at: span(from: start)))
    }
  }

  /// Behind `\u`: four digits, or twice four that together are one character.
  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard let unit = readHexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard bytes[offset...].starts(with: Array("\\u".utf8)) else { return nil }
    offset += 2
    guard let trail = readHexadecimal(), UTF16.isTrailSurrogate(trail) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func readHexadecimal() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { return nil }
      unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
      offset += 1
    }
    return unit
  }

  func openText(from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .openText, "this text is not closed", at: span(from: start),
        help: "close it with `\"` on the same line; a line break within it is written `\\n`"))
  }

  private func controlCharacter(_ byte: UInt8) -> Diagnostic {
    let escape =
      byte == 0x09 ? "\\t" : "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    return Diagnostic(
      .badEscapeInText, "this control character has to be escaped", at: here,
      help: "write `\(escape)`", fix: .replaceText(here, with: escape))
  }

  private func badUnicodeEscape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badEscapeInText, "this escape does not stand for a character", at: span,
      help: "write the character itself, or four hexadecimal digits, as in `\\u00e9`")
  }

  private func unknownEscape(at span: SourceSpan) -> Diagnostic {
    let escape = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    return Diagnostic(
      .badEscapeInText, "JSON has no escape `\(escape)`", at: span,
      help: "a backslash itself is written `\\\\`; paths have `/` between their folders")
  }
}

extension DiagnosticKind {
  static let openText = DiagnosticKind(
    "G1009", .error, "a text that is not closed",
    explanation: """
      A text ends with a double quote on the line on which it begins.

      ```json
      { "templates": "Templates }
      ```

      ```json
      { "templates": "Templates" }
      ```
      """)

  static let badEscapeInText = DiagnosticKind(
    "G1010", .error, "an escape that JSON does not have",
    explanation: #"""
      The escapes are `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` and `\u` with four hexadecimal digits, and control
      characters must be escaped. Paths need no backslash, on no system.

      ```json
      { "templates": "Design\Templates" }
      ```

      ```json
      { "templates": "Design/Templates" }
      ```
      """#)
}
