import Diagnostics

extension Lexer {
  /// Up to the closing quote on the same line; quotes within `\( … )` do not close it, unless nothing else does.
  mutating func lexString() {
    let start = offset
    if startsWithThreeQuotes(at: start), let end = threeQuotes(after: start + 3) {
      finishString(from: start, to: end)
      reportLineBreak(in: span(from: start))
    } else if let end = stringEnd(from: start, skipsInterpolations: true)
      ?? stringEnd(from: start, skipsInterpolations: false)
    {
      finishString(from: start, to: end)
    } else if let end = endInNextLine(from: start) {
      finishString(from: start, to: end)
      reportLineBreak(in: span(from: start))
    } else {
      finishString(from: start, to: endOfOpenToken(from: start))
      diagnostics.report(
        .openString, "this string is never closed", at: span(from: start),
        help: "close it with `\"`")
    }
  }

  private mutating func finishString(from start: Int, to end: Int) {
    offset = end
    add(.string, from: start)
    checkUTF8(from: start)
  }

  private func stringEnd(from start: Int, skipsInterpolations: Bool) -> Int? {
    var depth = 0
    var index = start + 1
    while index < bytes.count, !isLineBreak(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        // A backslash at the end of the line escapes nothing, since the line break is not part of the string.
        guard index + 1 < bytes.count, !isLineBreak(bytes[index + 1]) else { return nil }
        if skipsInterpolations, bytes[index + 1] == UInt8(ascii: "(") { depth += 1 }
        index += 1
      case UInt8(ascii: "(") where depth > 0: depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: "\"") where depth == 0: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private func startsWithThreeQuotes(at start: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    return start + 2 < bytes.count && bytes[start] == quote && bytes[start + 1] == quote
      && bytes[start + 2] == quote
  }

  private func threeQuotes(after start: Int) -> Int? {
    var index = start
    while index + 2 < bytes.count {
      if startsWithThreeQuotes(at: index) { return index + 3 }
      index += 1
    }
    return nil
  }

  /// The end of a string that seems to continue in the next line: that line has an odd number of quotes.
  private func endInNextLine(from start: Int) -> Int? {
    var index = lineEnd(from: start)
    while index < bytes.count, isLineBreak(bytes[index]) { index += 1 }
    var closing: Int?
    var count = 0
    while index < bytes.count, !isLineBreak(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\"") {
        count += 1
        closing = closing ?? index + 1
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return count.isMultiple(of: 2) ? nil : closing
  }

  private mutating func reportLineBreak(in span: SourceSpan) {
    diagnostics.report(
      .openString, "this string continues on the next line", at: span,
      help: "put it on one line; a line break inside a string is written `\\n`")
  }

  /// The end of something that is opened in this line and never closed: it ends with the line, so that the lines below
  /// are still read. Braces at the end of the line close what was opened before.
  func endOfOpenToken(from start: Int) -> Int {
    var end = lineEnd(from: start)
    var surplus = 0
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: "{") { surplus -= 1 }
      if byte == UInt8(ascii: "}") { surplus += 1 }
    }
    while end > start + 1 {
      switch bytes[end - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "}") where surplus > 0: surplus -= 1
      default: return end
      }
      end -= 1
    }
    return end
  }

  func lineEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
    return index
  }
}

func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

extension DiagnosticKind {
  static let openString = DiagnosticKind(
    "G0004", .error, "a string that does not end on its line",
    explanation: """
      A string begins and ends on one line. A line break inside it is written `\\n`.
      """,
    wrong: """
      type Code = String where prefix "A
      """,
    right: """
      type Code = String where prefix "A"
      """)
}
