import Foundation
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

  @Test func listsStayNested() {
    let words = String(repeating: "word ", count: 30).dropLast()
    let lines = DocumentationLines.wrap("1. First\n   * \(words)\n   * b\n2. Second")
    #expect(
      lines.map { $0.prefix(8) } == ["1. First", "   * wor", "     wor", "   * b", "2. Secon"])
    #expect(lines.allSatisfy { $0.count <= Self.width })
    #expect(DocumentationLines.wrap("    not an item") == ["not an item"])
  }

  @Test func codeAndTablesStayAsTheyAre() {
    let long = String(repeating: "x ", count: 60)
    let text = """
      Before
      ```json
      {"a": 1,

        "b": "\(long)"}
      ```
      | Code | \(long)|
      |---|---|
      """
    #expect(DocumentationLines.wrap(text) == text.components(separatedBy: "\n"))
    // A fence that nothing closes begins nothing.
    #expect(DocumentationLines.wrap("```\na  b") == ["```", "a b"])
  }

  /// No line is longer than there is room for, and none could have taken the next word.
  @Test func linesAreFilled() {
    let words = (0..<400).map { String(repeating: "x", count: $0 * 7 % 23 + 1) }
    let lines = DocumentationLines.wrap(words.joined(separator: " "))
    #expect(lines.joined(separator: " ") == words.joined(separator: " "))
    for (line, next) in zip(lines, lines.dropFirst()) {
      let first = next.prefix { $0 != " " }
      #expect(line.count <= Self.width && line.count + 1 + first.count > Self.width)
    }
  }

  @Test func wordsAreNotCut() {
    let link = "https://example.org/" + String(repeating: "a", count: 100)
    #expect(DocumentationLines.wrap("See \(link) for more") == ["See", link, "for more"])
  }
}
