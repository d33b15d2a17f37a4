import Diagnostics
import Foundation
import SeededRandom
import TestTags
import Testing

@testable import SchemaSyntax

/// Other layouts of the same schemas. If only white space differs, the result is the same; if lines break elsewhere, or
/// comments are added, only the layout changes.
@Suite(.tags(.searching)) struct LayoutMutationTests {
  @Test(arguments: SchemaFiles.schemas) func schemasKeepTheirContent(path: String) throws {
    try expectOnlyLayoutChanges(SchemaFiles.text(path))
  }

  @Test(arguments: SchemaFiles.schemas) func spacesDoNotMatter(path: String) throws {
    let text = try SchemaFiles.text(path)
    let expected = try formatted(text)
    var random = SeededGenerator(seed: 1)
    for lineEnd in ["\n", "\r\n", "\r", " \t\n"] {
      let other = Layout(text).joined { gap, _ in
        gap.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false)
          .map { $0 + ["", " ", "\t", "   "][Int.random(in: 0..<4, using: &random)] }
          .joined(separator: lineEnd)
      }
      expectText(try formatted(other), expected)
    }
  }

  @Test(arguments: SchemaFiles.schemas) func linesMayBreakElsewhere(path: String) throws {
    try expectContent(of: path, seed: 2) { random in
      random.chance(0.5) ? "\n" : "\n\n\n"
    }
  }

  @Test(arguments: SchemaFiles.schemas) func commentsMayStandAnywhere(path: String) throws {
    try expectContent(of: path, seed: 3) { random in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: " // trailing \t\n"
      case 1: "\n// own line\n"
      case 2: "\n\n// one\n\n// two\r\n\n"
      default: "// trailing\n// own line\n"
      }
    }
  }

  /// One place in four is tried. This tries all of them:
  /// `GATEHOUSE_PLACES=all swift test --filter LayoutMutationTests`.
  private static let share =
    ProcessInfo.processInfo.environment["GATEHOUSE_PLACES"] == nil ? 0.25 : 1

  /// Inserts texts before tokens of a schema: in each declaration before only one token, and in the whole file before
  /// several at random. Results that no longer parse to the same schema do not count.
  private func expectContent(
    of path: String, seed: UInt64, _ insertion: (inout SeededGenerator) -> String
  ) throws {
    let text = try SchemaFiles.text(path)
    var random = SeededGenerator(seed: seed)
    var tried = 0
    var kept = 0
    func check(_ layout: Layout, _ content: Content, at places: Set<Int>) throws {
      let other = layout.joined { gap, place in
        places.contains(place) ? insertion(&random) + gap : gap
      }
      tried += 1
      guard Content(other)?.hasSchema(of: content) == true else { return }
      kept += 1
      try expectOnlyLayoutChanges(other)
    }
    for declaration in declarations(of: text) {
      guard let content = Content(declaration) else { continue }
      let layout = Layout(declaration)
      for place in layout.places where random.chance(Self.share) {
        try check(layout, content, at: [place])
      }
    }
    let layout = Layout(text)
    let content = try #require(Content(text))
    for count in [2, 4, 8, 16] {
      for _ in 0..<8 {
        let places = (0..<count).compactMap { _ in layout.places.randomElement(using: &random) }
        try check(layout, content, at: Set(places))
      }
    }
    #expect(kept > tried / 3)
  }

  /// The text cut after each declaration.
  private func declarations(of text: String) -> [String] {
    let file = SourceFile(path: "test.gate", text: text)
    var start = 0
    return Parser.parse(file, index: 0).schema.declarations.map { declaration in
      defer { start = declaration.span.end }
      return String(decoding: file.bytes[start..<declaration.span.end], as: UTF8.self)
    }
  }
}

/// A schema as tokens and comments, with the gaps before each of them.
private struct Layout {
  private var gaps: [String] = []
  private var texts: [String] = []
  private var tail = ""

  init(_ text: String) {
    let file = SourceFile(path: "test.gate", text: text)
    let lexed = Lexer.tokens(of: file, index: 0)
    let spans = (lexed.tokens.dropLast().map(\.span) + lexed.comments.map(\.span)).sorted()
    var end = 0
    func slice(_ start: Int, _ end: Int) -> String {
      String(decoding: file.bytes[start..<end], as: UTF8.self)
    }
    for span in spans {
      gaps.append(slice(end, span.start))
      texts.append(slice(span.start, span.end))
      end = span.end
    }
    tail = slice(end, file.bytes.count)
  }

  var places: Range<Int> { 0..<gaps.count }

  /// The text with other gaps, including the one at its end.
  func joined(_ gap: (String, Int) -> String) -> String {
    var result = ""
    for place in places { result += gap(gaps[place], place) + texts[place] }
    return result + gap(tail, gaps.count)
  }
}
