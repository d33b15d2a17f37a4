import Testing

@testable import SchemaImport

@Suite struct DocumentationLinesTests {
  private static let width = 92

  /// At the beginning of a line, these would begin a list, a heading, a quotation or a block of code.
  @Test(arguments: [
    "-", "+", "*", "#", "##", ">", ">1", "1.", "12)", "===", "---", "```", "```swift", "- -",
    "* 1.",
  ])
  func whatBeginsAnItemStaysWithinItsLine(_ mark: String) {
    for length in 80...94 {
      let start =
        String(repeating: "abc ", count: length / 4) + String(repeating: "x", count: length % 4)
      let lines = DocumentationLines.wrap("\(start) before \(mark) after it, and so on and on")
      #expect(lines.count == 2)
      #expect(lines.allSatisfy { $0.count <= Self.width })
      #expect(!lines.contains { $0.hasPrefix(mark) })
      #expect(
        lines.joined(separator: " ").split(separator: " ")
          == "\(start) before \(mark) after it, and so on and on".split(separator: " "))
    }
  }

  @Test func whatIsAListStaysOne() {
    #expect(
      DocumentationLines.wrap("One of\n- a\n- b\n\n1. x") == ["One of", "- a", "- b", "", "1. x"])
    let words = String(repeating: "word ", count: 40)
    let lines = DocumentationLines.wrap("- \(words)")
    #expect(lines.count == 3 && lines[0].hasPrefix("- word"))
    #expect(DocumentationLines.wrap(String(repeating: "- ", count: 60)).count == 1)
  }

  @Test func wordsAreNotCut() {
    let link = "https://example.org/" + String(repeating: "a", count: 100)
    #expect(DocumentationLines.wrap("See \(link) for more") == ["See", link, "for more"])
  }
}
