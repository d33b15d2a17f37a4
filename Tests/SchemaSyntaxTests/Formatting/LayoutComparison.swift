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

/// What the formatter may not change: the schema, its tokens but for the commas that lines can stand for, and each
/// comment together with the token that it stands behind.
struct Content: Equatable {
  let schema: ParsedSchema
  let words: [String]

  /// Missing if `text` has errors.
  init?(_ text: String) {
    let file = SourceFile(path: "test.gate", text: text)
    let parsed = Parser.parse(file, index: 0)
    if parsed.diagnostics.contains(where: \.isError) { return nil }
    schema = parsed.schema.withoutSpans
    words = Content.words(parsed, file.bytes)
  }

  /// The tokens and the comments in order. A comma that is needed stands before the comments around it.
  private static func words(_ parsed: Parser.Output, _ bytes: [UInt8]) -> [String] {
    let items = Set(parsed.landmarks.items)
    var entries: [(start: Int, text: String)] = []
    for (position, token) in parsed.tokens.enumerated() where token.kind != .endOfFile {
      if token.kind == .comma {
        let next = parsed.tokens[position + 1].kind
        let closes: [Token.Kind] = [.rightBrace, .rightBracket, .rightParenthesis, .endOfFile]
        if !items.contains(position + 1), !closes.contains(next) {
          entries.append((parsed.tokens[position - 1].span.end, "comma"))
        }
      } else {
        let text = text(bytes, token.span)
        entries.append((token.span.start, "\(token.kind) \(text)"))
      }
    }
    for comment in parsed.comments {
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

/// Formats `text`, which must be free of errors, and expects the same content in a style that formatting keeps.
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

/// Expects `text` to be `expected`, and shows the first line that is not.
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
