import SeededRandom
import TestTags
import Testing

@testable import Emission

/// A literal that no line has room for is cut, but never within an escape or an interpolation.
@Suite(.tags(.searching)) struct LongStringsTests {
  /// Texts in pieces that must stay whole, each with the pieces between them.
  private struct RandomText {
    private(set) var pieces: [String] = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 10...40, using: &generator) {
        pieces.append(piece())
        pieces.append(" ")
      }
    }

    private mutating func piece() -> String {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: #"\""#
      case 1: #"\\"#
      case 2: #"\u{301}"#
      case 3: "("
      case 4, 5: interpolation(depth: 0)
      default: word()
      }
    }

    private mutating func word() -> String {
      ["a", "word", "of", "some", "length", "ü", "é"].randomElement(using: &generator) ?? ""
    }

    /// `\(f("a b", g(c)))`
    private mutating func interpolation(depth: Int) -> String {
      #"\("# + expression(depth: depth) + ")"
    }

    private mutating func expression(depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 2 ? 1 : 4), using: &generator) {
      case 0: return word()
      case 1: return "f(\(expression(depth: depth + 1)), \(expression(depth: depth + 1)))"
      case 2: return #""\#(word()) \#(interpolation(depth: depth + 1)) )""#
      default: return #"f("\#(word()) \" (")"#
      }
    }
  }

  private func broken(_ line: String) -> String {
    String(decoding: LongLines.broken(Array(line.utf8)), as: UTF8.self)
  }

  @Test(arguments: 0..<2_000) func `What belongs together stays on one line`(seed: UInt64) {
    let text = RandomText(seed: seed)
    let literal = "\"" + text.pieces.joined() + "\""
    let words = SwiftWords.words(in: Substring("    let text = \(literal).shown"))
    #expect(words.contains(.plain(literal)))
    let line = "let text = \(literal)"
    let broken = broken("    \(line)\n")
    for piece in text.pieces where piece.count > 1 { #expect(broken.contains(piece)) }
    let joined = broken.replacing(/"\s*\n?\s*\+ "/, with: "")
    #expect(joined.split(separator: /\s+/) == line.split(separator: /\s+/))
  }

  @Test func `An interpolation with blanks and quotes is not cut`() {
    let call = #"\(shown("a b", of: [first, "second one"]))"#
    let text = "The quick brown fox jumps over \(call) and the lazy dog \(call) more than once"
    let broken = broken("  return \"\(text)\"\n")
    #expect(broken.split(separator: "\n").count > 1)
    #expect(broken.ranges(of: call).count == 2)
  }
}
