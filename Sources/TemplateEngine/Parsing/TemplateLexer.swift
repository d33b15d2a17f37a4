import Diagnostics

/// Cuts a template into text, line breaks and tags.
///
/// Of three braces, the first is text, so that `{{{body}}}` puts the body into braces. Four braces mean two that are
/// text.
struct TemplateLexer {
  let bytes: [UInt8]
  let file: Int
  private(set) var pieces: [TemplatePiece] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var offset = 0
  private var textStart = 0

  init(_ source: SourceFile, file: Int) {
    bytes = source.bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { skip(3) }
    while offset < bytes.count { lex() }
    endText()
  }

  private mutating func lex() {
    switch bytes[offset] {
    case .lineFeed:
      endText()
      pieces.append(.lineBreak)
      skip(1)
    case .carriageReturn where byte(at: 1) == .lineFeed:
      endText()
      pieces.append(.lineBreak)
      skip(2)
    case .leftBrace:
      lexBraces()
    default:
      offset += 1
    }
  }

  private mutating func lexBraces() {
    let count = (1..<4).prefix { byte(at: $0) == .leftBrace }.count + 1
    switch count {
    case 4:
      offset += 2
      endText()
      skip(2)
    case 2:
      endText()
      lexTag()
    default:
      offset += 1
    }
  }

  private mutating func lexTag() {
    let start = offset
    offset += 2
    let contentStart = offset
    while byte(at: 0)?.isBlank == true { offset += 1 }
    let isComment = byte(at: 0) == UInt8(ascii: "!")
    while let current = byte(at: 0), isComment || current != .lineFeed {
      if current == .rightBrace, byte(at: 1) == .rightBrace {
        let content = contentStart..<offset
        skip(2)
        append(tag(isComment, content, span(from: start)))
        return
      }
      if current == .leftBrace, byte(at: 1) == .leftBrace { break }
      offset += 1
    }
    endUnclosedTag(from: start, content: contentStart..<offset, isComment: isComment)
  }

  /// What the tag says is still used, so that the section that it opens or closes does not cause another error.
  private mutating func endUnclosedTag(from start: Int, content: Range<Int>, isComment: Bool) {
    textStart = offset
    let line = bytes[start..<offset].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    let end = line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? offset
    let span = SourceSpan(file: file, start: start, end: end)
    diagnostics.append(unclosedTag(span, isComment: isComment, beforeTag: offset < bytes.count))
    let known = diagnostics.count
    append(tag(isComment, content, span))
    diagnostics.removeLast(diagnostics.count - known)
  }

  private mutating func tag(_ isComment: Bool, _ content: Range<Int>, _ span: SourceSpan) -> Tag {
    if isComment { return Tag(kind: .comment, span: span) }
    var reader = TagReader(bytes, content, of: span)
    let tag = Tag(kind: reader.read(), span: span)
    diagnostics += reader.diagnostics
    return tag
  }

  private mutating func append(_ tag: Tag) {
    pieces.append(.tag(tag))
  }

  private mutating func endText() {
    if textStart < offset { pieces.append(.text(textStart..<offset)) }
    textStart = offset
  }

  /// Skips bytes that are not text.
  private mutating func skip(_ count: Int) {
    offset += count
    textStart = offset
  }

  private func byte(at distance: Int) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private func span(from start: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: offset)
  }
}

extension TemplateLexer {
  private func unclosedTag(
    _ span: SourceSpan, isComment: Bool, beforeTag: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unclosedTag, isComment ? "this comment is never closed" : "this tag is never closed",
      at: span, label: "`}}` is missing",
      help: isComment
        ? "end the comment with `}}`; there can be no tag in it"
        : "end the tag with `}}` on the same line, or write `{{{{` for braces that are text")
  }
}

extension DiagnosticKind {
  static let unclosedTag = DiagnosticKind(
    "G0909", .error, "a tag that is never closed",
    explanation: """
      A tag begins with `{{` and ends with `}}`, on the same line and before the next tag. A comment can continue over
      several lines, but cannot contain tags. To write two opening braces that do not begin a tag, write four.
      """,
    language: .template,
    wrong: """
      let {{name}: Int
      """,
    right: """
      let {{name}}: Int
      """)
}
