import Diagnostics
import JSON

/// What people write from habit in other languages, and what word processors insert.
extension JSONFault {
  // MARK: Between the signs

  var comment: Diagnostic? {
    let isLine = follows("//") || follows("#")
    guard isLine || follows("/*") else { return nil }
    let rest = bytes[start...]
    let end =
      isLine
      ? rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      : rest.dropFirst(2).indices.first { bytes[$0...].starts(with: "*/".utf8) }.map { $0 + 2 }
    guard let end else {
      return Diagnostic(
        .comment, "this comment is never closed, and JSON has no comments",
        at: SourceSpan(start..<(start + 2)), help: "remove it")
    }
    return Diagnostic(
      .comment, "JSON has no comments", at: SourceSpan(start..<end),
      help: "write it in a key that is not read: `\"$comment\": \"…\"`")
  }

  var foreignBlank: Diagnostic? {
    var end = start
    while let scalar = bytes.scalar(at: end), scalar.isForeignBlank { end += UTF8.width(scalar) }
    guard end > start else { return nil }
    let span = SourceSpan(start..<end)
    return Diagnostic(
      .foreignBlank, "this looks like a space, but JSON does not allow it", at: span,
      help: "write a plain space", fix: .replaceText(span, with: " "))
  }

  // MARK: Words and quotes

  /// Whether a word begins here that is not in quotes, or not in those of JSON.
  var startsWord: Bool {
    guard let scalar = bytes.scalar(at: start) else { return false }
    return Self.closingQuotes(for: scalar) != nil || isPartOfWord(start)
  }

  /// Letters, digits, and the signs of names and paths: what somebody may have forgotten to quote.
  private var word: Range<Int> {
    start..<(bytes[start...].indices.first { !isPartOfWord($0) } ?? bytes.count)
  }

  private func isPartOfWord(_ index: Int) -> Bool {
    switch bytes[index] {
    case let byte where byte.isASCIILetter || byte.isASCIIDigit: return true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"): return true
    // A slash continues a path, but two of them begin a comment.
    case UInt8(ascii: "/"):
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0x80...: return bytes.scalar(at: index)?.isForeignBlank != true
    default: return false
    }
  }

  var foreignConstant: Diagnostic? {
    let word = text(word)
    guard let spelling = Self.foreignConstants[word] else { return nil }
    let span = SourceSpan(self.word)
    return Diagnostic(
      .foreignConstant, "`\(word)` is not a value in JSON", at: span,
      help: spelling == "null"
        ? "leave out what has no value; JSON spells it `null`" : "write `\(spelling)`",
      fix: spelling == "null" ? nil : .replace(span, with: spelling))
  }

  /// A text in the quotes of another language or of a word processor, or in none at all.
  var foreignText: Diagnostic {
    guard let opening = bytes.scalar(at: start), let closing = Self.closingQuotes(for: opening)
    else { return unquoted(text(word), at: SourceSpan(word)) }
    let textStart = start + UTF8.width(opening)
    var end = textStart
    while let scalar = bytes.scalar(at: end), scalar != "\n", scalar != "\r" {
      end += UTF8.width(scalar)
      guard closing.contains(scalar) else { continue }
      let text = text(textStart..<(end - UTF8.width(scalar)))
      return foreignQuotes(around: text, at: SourceSpan(start..<end))
    }
    return openText(at: start..<end)
  }

  private func unquoted(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unquotedText, "`\(word)` is not in quotes", at: span, help: "write `\"\(word)\"`",
      // A document that begins with a word lacks more than quotes.
      fix: error.bracket == nil ? nil : .replace(span, with: "\"\(word)\""))
  }

  /// If the text has signs that need an escape there is no fix, since it may have had escapes of its own.
  private func foreignQuotes(around text: String, at span: SourceSpan) -> Diagnostic {
    let isPlain = !text.contains { $0 == "\\" || $0 == "\"" }
    return Diagnostic(
      .unquotedText, "JSON has only double quotes", at: span,
      help: isPlain ? "write `\"\(text)\"`" : "put the string in double quotes",
      fix: isPlain ? .replace(span, with: "\"\(text)\"") : nil)
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
}

extension Unicode.Scalar {
  /// White space beyond ASCII, and marks that are just as invisible.
  fileprivate var isForeignBlank: Bool {
    !isASCII && (properties.isWhitespace || self == "\u{FEFF}" || self == "\u{200B}")
  }
}

extension DiagnosticKind {
  static let comment = DiagnosticKind(
    "G1004", .error, "a comment in JSON",
    explanation: """
      JSON has no comments. If Gatehouse accepted them, other programs could not read the same file. Instead, every
      object can have the key `$comment`, with a string or a list of strings. Gatehouse ignores it.
      """,
    language: .json,
    wrong: """
      {
        // One module is enough for now.
        "domain": { "output": "Sources/App/Generated" }
      }
      """,
    right: """
      {
        "$comment": "One module is enough for now.",
        "domain": { "output": "Sources/App/Generated" }
      }
      """)

  static let foreignBlank = DiagnosticKind(
    "G1017", .error, "a space that JSON does not allow",
    explanation: """
      Around its values and punctuation, JSON allows only spaces, tabs and line breaks. No-break spaces and other
      invisible characters often come from word processors, chats and web pages.
      """,
    language: .json,
    wrong: """
      {\u{A0}"issueCap": 20 }
      """,
    right: """
      { "issueCap": 20 }
      """)

  static let unquotedText = DiagnosticKind(
    "G1007", .error, "text without double quotes",
    explanation: """
      Keys and strings are written in straight double quotes. Single quotes, curly quotes and missing quotes are not
      allowed.
      """,
    language: .json,
    wrong: """
      { wireNames: 'verbatim' }
      """,
    right: """
      { "wireNames": "verbatim" }
      """)

  static let foreignConstant = DiagnosticKind(
    "G1008", .error, "a constant from another language",
    explanation: """
      JSON spells its three constants `true`, `false` and `null`. Leave out a key that has no value.
      """,
    language: .json,
    wrong: """
      { "$comment": ["Generated models", None] }
      """,
    right: """
      { "$comment": ["Generated models"] }
      """)
}
