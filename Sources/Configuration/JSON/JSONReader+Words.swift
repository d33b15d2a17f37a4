import Diagnostics

extension JSONReader {
  /// Whether something begins here that is not quoted, or not as JSON does.
  var startsWord: Bool {
    guard let scalar = scalar(at: offset) else { return false }
    return Self.closingQuotes(for: scalar) != nil || isWordByte(at: offset)
  }

  mutating func readWord() throws(JSONSyntaxError) -> JSONNode.Content {
    let start = offset
    if Self.closingQuotes(for: scalar(at: start) ?? " ") == nil {
      let word = takeWord()
      switch word {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: break
      }
      if let spelling = Self.foreignConstants[word] {
        diagnostics.append(foreignConstant(word, spelling, at: span(from: start)))
        return .unreadable
      }
      offset = start
    }
    return .text(try readForeignText())
  }

  /// A text between the quotes of another language, or of a word processor, or between none at all.
  mutating func readForeignText() throws(JSONSyntaxError) -> String {
    let start = offset
    guard let opening = scalar(at: start), let closing = Self.closingQuotes(for: opening) else {
      let word = takeWord()
      diagnostics.append(unquoted(word, at: span(from: start)))
      return word
    }
    offset += UTF8.width(opening)
    let textStart = offset
    while let scalar = scalar(at: offset), !scalar.endsLine {
      offset += UTF8.width(scalar)
      guard closing.contains(scalar) else { continue }
      let textEnd = offset - UTF8.width(scalar)
      let text = String(decoding: bytes[textStart..<textEnd], as: UTF8.self)
      diagnostics.append(foreignQuotes(around: text, at: span(from: start)))
      return text
    }
    throw openText(from: start)
  }

  /// Letters, digits and the signs that names and paths have: all that somebody may have forgotten to quote.
  private mutating func takeWord() -> String {
    let start = offset
    while isWordByte(at: offset) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func isWordByte(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    // A path goes on; a comment begins.
    if bytes[index] == UInt8(ascii: "/") {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    }
    return Self.isWordByte(bytes[index]) && scalar(at: index)?.isForeignBlank != true
  }

  private static func closingQuotes(for opening: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch opening {
    case "'", "`": [opening]
    case "“", "”", "„": ["“", "”", "\""]
    case "‘", "’", "‚": ["‘", "’", "'"]
    default: nil
    }
  }

  private static let foreignConstants = [
    "True": "true", "TRUE": "true", "yes": "true", "False": "false", "FALSE": "false",
    "no": "false", "Null": "null", "NULL": "null", "None": "null", "nil": "null",
    "undefined": "null",
  ]

  private func foreignConstant(
    _ word: String, _ spelling: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .foreignConstant, "JSON does not know `\(word)`", at: span,
      help: spelling == "null"
        ? "leave out what has no value; JSON itself would write `null`" : "write `\(spelling)`",
      fix: spelling == "null" ? nil : .replace(span, with: spelling))
  }

  private func unquoted(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unquotedText, "`\(word)` is not in quotes", at: span, help: "write `\"\(word)\"`",
      // A document that begins with a word lacks more than quotes.
      fix: brackets.isEmpty ? nil : .replace(span, with: "\"\(word)\""))
  }

  /// A text with signs that need an escape gets no fix, since it may have had escapes of its own.
  private func foreignQuotes(around text: String, at span: SourceSpan) -> Diagnostic {
    let isPlain = !text.contains { $0 == "\\" || $0 == "\"" }
    return Diagnostic(
      .unquotedText, "JSON knows double quotes only", at: span,
      help: isPlain ? "write `\"\(text)\"`" : "put the text between double quotes",
      fix: isPlain ? .replace(span, with: "\"\(text)\"") : nil)
  }
}

extension DiagnosticKind {
  static let unquotedText = DiagnosticKind(
    "G1007", .error, "text without double quotes",
    explanation: """
      Keys and texts are written between double quotes: not between single or curly ones, and not without.

      ```json
      { wireNames: 'verbatim' }
      ```

      ```json
      { "wireNames": "verbatim" }
      ```
      """)

  static let foreignConstant = DiagnosticKind(
    "G1008", .error, "a constant of another language",
    explanation: """
      JSON spells its three constants `true`, `false` and `null`. A key that has no value is left out.

      ```json
      { "$comment": ["Generated models", None] }
      ```

      ```json
      { "$comment": ["Generated models"] }
      ```
      """)
}
