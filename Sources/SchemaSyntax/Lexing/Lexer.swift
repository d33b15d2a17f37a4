package import Diagnostics

/// Cuts a file into tokens in one pass over its bytes. It never fails: what it cannot read becomes a token of
/// kind `unknown` and a diagnostic, and every step consumes at least one byte.
package struct Lexer {
  let bytes: [UInt8]
  let file: Int
  var offset = 0
  var atLineStart = true
  var tokens: [Token] = []
  var comments: [Comment] = []
  var diagnostics: [Diagnostic] = []

  /// Up to here, signs belong to something that was reported as a whole.
  var foreignEnd = 0

  /// Up to here, no quote of another language is closed.
  var unclosedEnd = 0
  var hasInvalidUTF8 = false

  /// The versions of merge conflicts that are not read, and the lines that mark them.
  var conflicts: [SourceSpan] = []

  /// What a file is cut into; `tokens` always ends with one of kind `endOfFile`.
  package struct Output: Sendable {
    package let tokens: [Token]
    package let comments: [Comment]
    package let diagnostics: [Diagnostic]
  }

  package static func tokens(of file: SourceFile, index: Int) -> Output {
    var lexer = Lexer(file, index: index)
    lexer.run()
    return Output(
      tokens: lexer.tokens, comments: lexer.comments, diagnostics: lexer.diagnostics)
  }

  private init(_ file: SourceFile, index: Int) {
    bytes = file.bytes
    self.file = index
    tokens.reserveCapacity(bytes.count / 5 + 1)
  }

  private mutating func run() {
    skipByteOrderMark()
    skipUTF16()
    skipWhatIsNoText()
    while offset < bytes.count {
      lexNext(bytes[offset])
    }
    add(.endOfFile, from: bytes.count)
    if !hasInvalidUTF8 { reportSteeringScalars() }
  }

  private mutating func lexNext(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      atLineStart = true
      offset += 1
    case 0...UInt8(ascii: " "), 0x7F:
      // Tabs, and what is reported as something that no schema may contain.
      offset += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      lexIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      lexNumber()
    case UInt8(ascii: "\""):
      lexString()
    case UInt8(ascii: "/"):
      switch peek(1) {
      case UInt8(ascii: "/"): lexComment()
      case UInt8(ascii: "*"): lexBlockComment()
      default: startsDivision ? lexDivision() : lexRegex()
      }
    case 0x80...:
      lexNonASCII()
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
      if !skipOtherVersion(), !lexMergeConflict() { lexPunctuation(byte) }
    default:
      lexPunctuation(byte)
    }
  }

  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func span(from start: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: offset)
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    add(kind, at: span(from: start))
  }

  mutating func add(_ kind: Token.Kind, at span: SourceSpan) {
    tokens.append(Token(kind: kind, startsLine: atLineStart, span: span))
    atLineStart = false
  }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func lexComment() {
    let start = offset
    let isDocumentation = peek(2) == UInt8(ascii: "/") && peek(3) != UInt8(ascii: "/")
    offset = lineEnd(from: offset)
    if isDocumentation {
      add(.documentation, from: start)
    } else {
      comments.append(Comment(span: span(from: start), startsLine: atLineStart))
    }
    checkUTF8(from: start)
  }
}
