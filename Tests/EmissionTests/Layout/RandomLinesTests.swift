import SeededRandom
import Testing

@testable import Emission

/// Whatever a line is, it is laid out, and nothing of it is lost: templates of users need not write Swift.
@Suite struct RandomLinesTests {
  private static let words = [
    "guard", "if", "let value", "case .old = $0", "func name", "struct Type", "init", "return",
    "else", "where", "throws", "->", "=", "?", ":", "&&", "||", "(", ")", "[", "]", "{", "}", "<",
    ">", ",", "\"text\"", "@available", "value.member", "isNamedAtLength", "1_000", "in", "label:",
  ]

  @Test(arguments: 1...40) func endsAndKeepsEverything(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 12...40, using: &random)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
      let line = "  " + words.joined(separator: " ")
      let broken = String(decoding: LongLines.broken(Array(line.utf8)), as: UTF8.self)
      #expect(Self.signs(of: broken) == Self.signs(of: line), "\(line)")
    }
  }

  /// A list of several lines has a comma at its end, and a text in pieces has signs between these.
  private static func signs(of text: String) -> String {
    text.filter { !$0.isWhitespace && !",\"+".contains($0) }
  }
}
