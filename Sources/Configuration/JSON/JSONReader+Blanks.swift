import Diagnostics

extension JSONReader {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The sign that comes next; empty at the end of the file.
  var here: SourceSpan {
    SourceSpan(
      file: file, start: offset, end: offset + (scalar(at: offset).map(UTF8.width) ?? 0))
  }

  func span(from start: Int) -> SourceSpan { SourceSpan(file: file, start: start, end: offset) }

  /// White space, and what JSON does not have: comments, and the blanks of word processors.
  mutating func skipBlanks() throws(JSONSyntaxError) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "#"):
        skipLineComment()
      case UInt8(ascii: "/") where bytes[offset...].starts(with: Array("//".utf8)):
        skipLineComment()
      case UInt8(ascii: "/") where bytes[offset...].starts(with: Array("/*".utf8)):
        try skipBlockComment()
      case 0x80...:
        guard let scalar = scalar(at: offset), scalar.isForeignBlank else { return }
        skipForeignBlanks()
      default:
        return
      }
    }
  }

  private mutating func skipLineComment() {
    let start = offset
    while let byte = peek, !Self.endsLine(byte) { offset += 1 }
    comments.append(span(from: start))
  }

  private mutating func skipBlockComment() throws(JSONSyntaxError) {
    let start = offset
    offset += 2
    let end = Array("*/".utf8)
    while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
    guard offset < bytes.count else {
      throw JSONSyntaxError(
        Diagnostic(
          .comment, "this comment is never closed, and JSON has none",
          at: SourceSpan(file: file, start: start, end: start + 2), help: "remove it"))
    }
    offset += 2
    comments.append(span(from: start))
  }

  private mutating func skipForeignBlanks() {
    let start = offset
    while let scalar = scalar(at: offset), scalar.isForeignBlank { offset += UTF8.width(scalar) }
    foreignBlanks.append(span(from: start))
  }

  /// Whoever writes comments writes many: the habit is one cause, and one error.
  mutating func reportComments() {
    guard let first = comments.first else { return }
    diagnostics.append(
      Diagnostic(
        .comment, "JSON has no comments", at: first,
        notes: Self.notes(onMore: comments),
        help: "say it in a key that is not read: `\"$comment\": \"…\"`"))
  }

  mutating func reportForeignBlanks() {
    guard let first = foreignBlanks.first else { return }
    diagnostics.append(
      Diagnostic(
        .foreignBlank, "this looks like a space, but is not one in JSON", at: first,
        notes: Self.notes(onMore: foreignBlanks), help: "write a plain space",
        fix: Diagnostic.Fix(foreignBlanks.map { .init(span: $0, replacement: " ") })))
  }

  private static func notes(onMore spans: [SourceSpan]) -> [String] {
    switch spans.count - 1 {
    case 0: []
    case 1: ["there is one more"]
    case let more: ["there are \(more) more"]
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension Unicode.Scalar {
  var endsLine: Bool { self == "\n" || self == "\r" }

  /// White space beyond ASCII, and marks that are as invisible.
  var isForeignBlank: Bool {
    !isASCII && (properties.isWhitespace || self == "\u{FEFF}" || self == "\u{200B}")
  }
}

extension DiagnosticKind {
  static let comment = DiagnosticKind(
    "G1004", .error, "a comment in JSON",
    explanation: """
      JSON has no comments, and a tool that reads some would be alone with it: other readers of the same file would fail.
      The key `$comment` may be in every object, with a text or a list of texts. Nothing reads it.

      ```json
      {
        // One module is enough for now.
        "domain": { "output": "Sources/App/Generated" }
      }
      ```

      ```json
      {
        "$comment": "One module is enough for now.",
        "domain": { "output": "Sources/App/Generated" }
      }
      ```
      """)

  static let foreignBlank = DiagnosticKind(
    "G1017", .error, "a space that JSON does not know",
    explanation: """
      Between its signs JSON takes spaces, tabs and line breaks. No-break spaces and other invisible marks come from
      word processors, chats and web pages.

      ```json
      {\u{A0}"issueCap": 20 }
      ```

      ```json
      { "issueCap": 20 }
      ```
      """)
}
