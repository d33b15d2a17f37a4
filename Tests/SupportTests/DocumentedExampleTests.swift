import Templates
import Testing

/// Examples in the support code are meant to be copied.
@Suite struct DocumentedExampleTests {
  @Test func `Every example closes what it opens`() {
    let examples = EmbeddedFile.all.filter { $0.name.hasPrefix("GeneratedSupport/") }
      .flatMap { Self.examples(in: $0.text) }
    #expect(examples.count >= 2)
    for example in examples {
      #expect(Self.isClosed(example), "\(example)")
      #expect(!example.contains("…"), "\(example)")
    }
  }

  private static func examples(in text: String) -> [String] {
    var examples: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n") {
      let comment = line.drop { $0 == " " }
      if comment == "/// ```swift" {
        lines = []
      } else if comment == "/// ```", let example = lines {
        examples.append(example.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(comment)
      }
    }
    return examples
  }

  private static func isClosed(_ example: String) -> Bool {
    let pairs: [Character: Character] = ["(": ")", "{": "}", "[": "]"]
    var open: [Character] = []
    for character in example {
      if let closing = pairs[character] {
        open.append(closing)
      } else if pairs.values.contains(character), open.popLast() != character {
        return false
      }
    }
    return open.isEmpty
  }
}
