import Diagnostics
import Testing

@testable import SchemaSyntax

struct Refused: Error {
  let messages: [String]
}

func formatted(_ text: String) throws -> String {
  switch SchemaFormatter.format(SourceFile(path: "test.gate", text: text), index: 0) {
  case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
  case .refused(let diagnostics): throw Refused(messages: diagnostics.map(\.message))
  }
}

/// What the formatter may not change: the schema, its tokens except for commas that line breaks can replace, and each
/// comment together with the token that it follows.
struct Content: Equatable {
  private let file: SourceFile
  /// Without the commas that line breaks can replace.
  private let tokens: [Token]
  private let words: [String]

  /// Nil if `text` has errors.
  init?(_ text: String) {
    file = SourceFile(path: "test.gate", text: text)
    let parsed = Parser.parse(file, index: 0)
    if parsed.diagnostics.contains(where: \.isError) { return nil }
    tokens = Content.tokens(parsed)
    words = Content.words(tokens, parsed.comments, file.bytes)
  }

  static func == (one: Content, other: Content) -> Bool {
    one.words == other.words && one.hasSchema(of: other)
  }

  /// Whether the tokens of both are parsed to the same schema, wherever lines break between them.
  func hasSchema(of other: Content) -> Bool {
    guard let schema = schema(at: self) else { return false }
    return schema == other.schema(at: self)
  }

  /// The schema with each token at its place in `original`, so that places make no difference; nil if the tokens are
  /// not the same.
  private func schema(at original: Content) -> ParsedSchema? {
    guard tokens.map(\.kind) == original.tokens.map(\.kind) else { return nil }
    let moved = zip(tokens, original.tokens).map { token, place in
      let startsLine = (token.kind == .rightBrace ? place : token).startsLine
      return Token(kind: token.kind, startsLine: startsLine, span: place.span)
    }
    let lexed = Lexer.Output(tokens: moved, comments: [], diagnostics: [])
    let parsed = Parser.parse(lexed, of: original.file, index: 0)
    return parsed.diagnostics.contains(where: \.isError) ? nil : parsed.schema
  }

  private static func tokens(_ parsed: Parser.Output) -> [Token] {
    let items = Set(parsed.landmarks.items)
    let closes: [Token.Kind] = [.rightBrace, .rightBracket, .rightParenthesis, .endOfFile]
    var tokens: [Token] = []
    var startsLine = false
    for (position, token) in parsed.tokens.enumerated() {
      if token.kind == .comma {
        startsLine = items.contains(position + 1)
        if startsLine || closes.contains(parsed.tokens[position + 1].kind) { continue }
      }
      tokens.append(
        Token(kind: token.kind, startsLine: token.startsLine || startsLine, span: token.span))
      startsLine = false
    }
    return tokens
  }

  /// The tokens and the comments in order. A comma that is needed comes before the comments around it.
  private static func words(
    _ tokens: [Token], _ comments: [SchemaSyntax.Comment], _ bytes: [UInt8]
  ) -> [String] {
    var entries: [(start: Int, text: String)] = []
    var end = 0
    for token in tokens where token.kind != .endOfFile {
      if token.kind == .comma {
        entries.append((end, "comma"))
      } else {
        entries.append((token.span.start, "\(token.kind) \(text(bytes, token.span))"))
      }
      end = token.span.end
    }
    for comment in comments {
      entries.append((comment.span.start, "comment " + text(bytes, comment.span)))
    }
    return entries.sorted { $0.start < $1.start }.map(\.text)
  }

  private static func text(_ bytes: [UInt8], _ span: SourceSpan) -> String {
    var text = bytes[span.start..<span.end]
    while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Formats `text`, which must have no errors, and expects the same content in a style that formatting does not change.
func expectOnlyLayoutChanges(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let once = try formatted(text)
  let before = try #require(Content(text), sourceLocation: sourceLocation)
  guard let after = Content(once) else {
    Issue.record(
      "cannot be parsed any more:\n\(text)\n---\n\(once)", sourceLocation: sourceLocation)
    return
  }
  if before != after {
    Issue.record("means something else:\n\(text)\n---\n\(once)", sourceLocation: sourceLocation)
  }
  let twice = try formatted(once)
  if twice != once {
    Issue.record("does not stay:\n\(once)\n---\n\(twice)", sourceLocation: sourceLocation)
  }
}

/// Expects `text` to be `expected`, and shows the first line that differs.
func expectText(
  _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let number = zip(lines, expectedLines).prefix { $0 == $1 }.count
  func line(_ lines: [Substring]) -> String {
    number < lines.count ? "\(lines[number].debugDescription)" : "the end"
  }
  Issue.record(
    "line \(number + 1) is \(line(lines)), expected \(line(expectedLines)) in\n\(text)",
    sourceLocation: sourceLocation)
}
