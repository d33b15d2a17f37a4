import Diagnostics
import SchemaSyntax

/// The bytes of one file with its words, so that a place can be looked at from either side.
struct VersionText {
  let file: SourceFile
  let tokens: [Token]
  let comments: [Comment]

  /// What ends the lines of the file.
  let lineBreak: String

  init(_ parsed: ParsedFile) {
    file = parsed.file
    tokens = parsed.parsed.tokens
    comments = parsed.parsed.comments
    let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  var bytes: [UInt8] { file.bytes }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The position of the first token that begins at `offset` or after it. There is one: every file ends with a token.
  func position(from offset: Int) -> Int {
    min(tokens.firstPosition { $0.span.start >= offset }, tokens.count - 1)
  }

  /// The position of the last token that begins before `offset`.
  func position(before offset: Int) -> Int {
    max(tokens.firstPosition { $0.span.start >= offset } - 1, 0)
  }

  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.firstPosition { $0.span.start >= range.lowerBound }
    let end = tokens.firstPosition { $0.span.start >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  func hasComments(in range: Range<Int>) -> Bool {
    let first = comments.firstPosition { $0.span.start >= range.lowerBound }
    return first < comments.count && comments[first].span.start < range.upperBound
  }

  /// Where an item ends together with what is after it in its line: its comma, and a comment.
  func endOfLine(after end: Int) -> Int {
    let next = tokens[position(from: end)]
    let end = next.kind == .comma && !next.startsLine ? next.span.end : end
    let first = comments.firstPosition { $0.span.start >= end }
    guard first < comments.count, !comments[first].startsLine,
      comments[first].span.start < tokens[position(from: end)].span.start
    else { return end }
    return comments[first].span.end
  }

  /// Whether what is after `end` begins a line, commas left out.
  func breaksLine(after end: Int) -> Bool {
    var position = position(from: end)
    if tokens[position].kind == .comma, position + 1 < tokens.count { position += 1 }
    return tokens[position].startsLine || tokens[position].kind == .endOfFile
  }

  /// The blanks that the line around `offset` begins with.
  func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    let blanks = bytes[start...].prefix { $0.isBlank }
    return String(decoding: blanks, as: UTF8.self)
  }

  func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r")
    {
      start -= 1
    }
    return start
  }

  /// The line before the one that begins at `start`, without what ends it; nil for the first one.
  func line(before start: Int) -> Range<Int>? {
    guard start > 0 else { return nil }
    var end = start - 1
    if end > 0, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return startOfLine(at: end)..<end
  }

  /// Whether only blanks are before `offset` in its line.
  func startsLine(at offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start == 0 || bytes[start - 1].endsLine
  }

  /// Whether a blank line is before `offset`, with nothing but blanks between.
  func followsBlankLine(at offset: Int) -> Bool {
    var breaks = 0
    var index = offset
    while index > 0, bytes[index - 1].isBlank || bytes[index - 1].endsLine {
      index -= 1
      if bytes[index] == UInt8(ascii: "\n") { breaks += 1 }
    }
    return breaks > 1
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
