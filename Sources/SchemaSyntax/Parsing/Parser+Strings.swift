import Diagnostics

extension Parser {
  enum StringPiece {
    case text(String)
    /// The span between the parentheses of `\( … )`.
    case interpolation(SourceSpan)
    /// `\(` and everything after it, without a `)`.
    case openInterpolation(SourceSpan)
  }

  /// The value of a string in which nothing can be interpolated.
  mutating func plainString(of token: Token) -> String {
    var value = ""
    for piece in pieces(of: token) {
      switch piece {
      case .text(let text): value += text
      case .interpolation(let span):
        diagnostics.report(
          .interpolationOutsideMap,
          isInDictionaryOfMap
            ? "a dictionary in a map holds only literals, and no `\\( … )`"
            : "only a string that a map assigns can contain `\\( … )`",
          at: SourceSpan(file: file, start: span.start - 2, end: span.end + 1),
          help: isInDictionaryOfMap
            ? "make it in a function that you write, as in `custom dictionary(…)`"
            : "write `\\\\(` for a backslash and a parenthesis")
      case .openInterpolation(let span):
        reportOpenInterpolation(at: span)
      }
    }
    return value
  }

  /// The text between the quotes, with its escapes resolved.
  mutating func pieces(of token: Token) -> [StringPiece] {
    var pieces: [StringPiece] = []
    var text: [UInt8] = []
    let content = content(of: token)
    var index = content.start
    let end = content.end
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let escape = index
      index += 2
      switch bytes[escape + 1] {
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "'") where bytes[token.span.start] == UInt8(ascii: "'"):
        text.append(UInt8(ascii: "'"))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"):
        let (scalar, next) = unicodeEscape(at: escape, end: end)
        index = next
        if let scalar { text.append(contentsOf: Array(String(Character(scalar)).utf8)) }
      case UInt8(ascii: "("):
        let close = interpolationEnd(from: index, end: end)
        if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        pieces.append(
          close < end
            ? .interpolation(SourceSpan(file: file, start: index, end: close))
            : .openInterpolation(SourceSpan(file: file, start: escape, end: end)))
        index = min(close + 1, end)
      default:
        index = escape + 1 + characterLength(at: escape + 1, end: end)
        reportEscape(SourceSpan(file: file, start: escape, end: index))
      }
    }
    if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
    return pieces
  }

  /// The lexer has reported an open string; its last byte belongs to it, even if that is an escaped quote. A string in
  /// foreign quotes is always closed.
  private func content(of token: Token) -> SourceSpan {
    let span = token.span
    guard bytes[span.start] == UInt8(ascii: "\"") else {
      let quote = bytes[span.start] < 0x80 ? 1 : 3
      return SourceSpan(file: file, start: span.start + quote, end: span.end - quote)
    }
    let isClosed =
      span.end - span.start >= 2 && bytes[span.end - 1] == UInt8(ascii: "\"")
      && backslashes(before: span.end - 1, after: span.start).isMultiple(of: 2)
    return SourceSpan(
      file: file, start: span.start + 1, end: isClosed ? span.end - 1 : span.end)
  }

  private func backslashes(before end: Int, after start: Int) -> Int {
    var index = end
    while index - 1 > start, bytes[index - 1] == UInt8(ascii: "\\") { index -= 1 }
    return end - index
  }

  private func characterLength(at start: Int, end: Int) -> Int {
    var length = 1
    while start + length < end, bytes[start + length] & 0xC0 == 0x80 { length += 1 }
    return length
  }

  private func interpolationEnd(from start: Int, end: Int) -> Int {
    var depth = 1
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return end
  }

  /// `\u{1F600}`
  private mutating func unicodeEscape(at escape: Int, end: Int) -> (Unicode.Scalar?, next: Int) {
    var index = escape + 2
    var value: UInt32 = 0
    var digits = 0
    if index < end, bytes[index] == UInt8(ascii: "{") {
      index += 1
      while index < end, let digit = hexadecimalValue(bytes[index]), digits < 8 {
        value = value << 4 | digit
        digits += 1
        index += 1
      }
      if index < end, bytes[index] == UInt8(ascii: "}"), digits > 0,
        let scalar = Unicode.Scalar(value)
      {
        return (scalar, index + 1)
      }
    }
    reportScalar(at: escape, digitsEnd: index, end: end)
    return (nil, index)
  }

  private mutating func reportScalar(at escape: Int, digitsEnd: Int, end: Int) {
    var index = digitsEnd
    if index < end, bytes[index] == UInt8(ascii: "}") { index += 1 }
    while index < min(escape + 6, end), hexadecimalValue(bytes[index]) != nil { index += 1 }
    let span = SourceSpan(file: file, start: escape, end: index)
    let digits = text(of: span).dropFirst(2)
    diagnostics.report(
      .badEscape, "`\(text(of: span))` is not a character", at: span,
      help: digits.count == 4 && digits.first != "{"
        ? "write `\\u{\(digits)}`"
        : "write the number of a Unicode scalar in hexadecimal: `\\u{1F600}`")
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  mutating func reportOpenInterpolation(at span: SourceSpan) {
    diagnostics.report(
      .openInterpolation, "this `\\(` is never closed", at: span,
      help: "close it with `)` after the name of the field")
  }

  private mutating func reportEscape(_ span: SourceSpan) {
    diagnostics.report(
      .badEscape, "`\(text(of: span))` is not an escape", at: span,
      help:
        "write `\\\\` for a backslash; the escapes are `\\\"`, `\\\\`, `\\n`, `\\t` and `\\u{…}`"
    )
  }
}

extension DiagnosticKind {
  static let interpolationOutsideMap = DiagnosticKind(
    "G0114", .error, "interpolation outside a map",
    explanation: """
      `\\(path)` inserts a value from the source of a map. Anywhere else a string is a constant.
      """,
    wrong: """
      type Code = String where prefix "\\(kind)-"
      """,
    right: """
      type Code = String where prefix "A-"
      """)

  static let openInterpolation = DiagnosticKind(
    "G0131", .error, "an interpolation that is never closed",
    explanation: """
      In the string of a map `\\(path)` stands for the value of a field. Its parenthesis must be closed within the
      string.
      """,
    wrong: """
      dto NameDTO { first: String }
      domain Person { name: String }
      map NameDTO -> Person { name: "\\(first" }
      """,
    right: """
      dto NameDTO { first: String }
      domain Person { name: String }
      map NameDTO -> Person { name: "\\(first)" }
      """)

  static let badEscape = DiagnosticKind(
    "G0115", .error, "an unknown escape",
    explanation: """
      A backslash in a string begins an escape: `\\"`, `\\\\`, `\\n`, `\\t`, or `\\u{…}` with the number of a Unicode
      scalar in hexadecimal. A backslash itself is written twice.
      """,
    wrong: """
      type Folder = String where prefix "C:\\dir"
      """,
    right: """
      type Folder = String where prefix "C:\\\\dir"
      """)
}
