import Diagnostics

extension Lexer {
  /// Between slashes, on one line. A slash within a class, `[^/]`, does not close it.
  mutating func lexRegex() {
    let start = offset
    guard let end = regexEnd(classesHideSlashes: true) ?? regexEnd(classesHideSlashes: false) else {
      offset = endOfOpenToken(from: start)
      add(.regex, from: start)
      checkUTF8(from: start)
      diagnostics.report(
        .openRegex, "this regular expression is never closed", at: span(from: start),
        help: "close it with `/`; a slash inside is written `\\/`")
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
    while index < bytes.count, !isLineBreak(bytes[index]) {
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

  /// `/* … */`
  mutating func lexBlockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count,
      !(bytes[offset - 1] == UInt8(ascii: "*") && bytes[offset] == UInt8(ascii: "/")
        && offset > start + 2)
    {
      if isLineBreak(bytes[offset]) { atLineStart = true }
      offset += 1
    }
    offset = min(offset + 1, bytes.count)
    checkUTF8(from: start)
    report(.comment(.advise("begin each of its lines with `//`")), at: span(from: start))
  }
}

extension DiagnosticKind {
  static let openRegex = DiagnosticKind(
    "G0005", .error, "a regular expression that is never closed",
    explanation: """
      A regular expression is written between slashes, on one line. A slash inside it is written `\\/`.
      """,
    wrong: """
      type Handle = String where matches /[a-z]+
      """,
    right: """
      type Handle = String where matches /[a-z]+/
      """)
}
