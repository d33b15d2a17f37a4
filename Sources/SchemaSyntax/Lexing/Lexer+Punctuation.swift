import Diagnostics

extension Lexer {
  mutating func lexPunctuation(_ byte: UInt8) {
    let start = offset
    if let (kind, length) = punctuation(byte) {
      offset += length
      add(kind, from: start)
    } else if byte == UInt8(ascii: "-"), let next = peek(1), isDigit(next) {
      lexNumber()
    } else {
      offset += 1
      add(.unknown, from: start)
      reportUnknown(Unicode.Scalar(byte), at: span(from: start))
    }
  }

  private func punctuation(_ byte: UInt8) -> (Token.Kind, length: Int)? {
    let second = peek(1)
    let third = peek(2)
    switch byte {
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: "("): return (.leftParenthesis, 1)
    case UInt8(ascii: ")"): return (.rightParenthesis, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: "@"): return (.at, 1)
    case UInt8(ascii: "?"): return second == UInt8(ascii: "?") ? (.coalesce, 2) : (.question, 1)
    case UInt8(ascii: "="): return second == UInt8(ascii: "=") ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? (.notEqual, 2) : nil
    case UInt8(ascii: ">"):
      return second == UInt8(ascii: "=") ? (.greaterOrEqual, 2) : (.greater, 1)
    case UInt8(ascii: "<"):
      if second == UInt8(ascii: "-"), third == UInt8(ascii: ">") { return (.doubleArrow, 3) }
      return second == UInt8(ascii: "=") ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: "-"):
      return second == UInt8(ascii: ">") ? (.arrow, 2) : nil
    case UInt8(ascii: "."):
      guard second == UInt8(ascii: ".") else { return (.dot, 1) }
      if third == UInt8(ascii: ".") { return (.closedRange, 3) }
      return third == UInt8(ascii: "<") ? (.halfOpenRange, 3) : (.dot, 1)
    default: return nil
    }
  }

  mutating func reportUnknown(_ scalar: Unicode.Scalar, at span: SourceSpan) {
    let place = span
    switch scalar {
    case "`":
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "names need no backticks", at: place,
          help: "write the name alone; Gatehouse quotes it where Swift reserves it",
          fix: .remove(place)))
    case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "'":
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "strings stand between straight double quotes", at: place,
          help: "write `\"`", fix: .replace(place, with: "\"")))
    case ";":
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "`;` has no meaning here", at: place,
          help: "an item ends with its line, or with a comma"))
    case "-":
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "`-` cannot stand here", at: place,
          help: "a wire name with other characters than letters, digits and `_` is quoted: "
            + "`\"content-type\" as contentType: String`"))
    case "$", "#", "%", "&", "*", "+", "\\", "^", "|", "~", "!":
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "`\(scalar)` cannot stand here", at: place,
          help: "a wire name that is no Swift name is quoted, and named with `as`: "
            + "`\"$ref\" as reference: String`"))
    default:
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      diagnostics.append(
        Diagnostic(
          .unknownCharacter, "the character U+\(padded) cannot stand here", at: place,
          help: "remove it; it may be invisible"))
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

extension DiagnosticKind {
  static let unknownCharacter = DiagnosticKind(
    "G0002", .error, "a character that the language does not use",
    explanation: """
      Outside strings, regular expressions and comments a schema consists of names, numbers and a few signs.
      Most often a wire name holds the character; such a name is quoted and given a Swift name with `as`.

      ```gate
      dto HeadersDTO { content-type: String }
      ```

      ```gate
      dto HeadersDTO { "content-type" as contentType: String }
      ```
      """)
}
