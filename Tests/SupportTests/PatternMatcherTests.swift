import RegularExpressions
import Testing

@testable import GeneratedSupport

@Suite struct PatternMatcherTests {
  @Test(arguments: [
    "", "a", "[a-z0-9_]{3,20}", "(a|b)*abb", "\\d+(\\.\\d{1,3})?", "[^a]", ".*", "é+|日本",
    "[\\s]*x?",
  ])
  func `Matches what the automaton matches`(pattern: String) throws {
    let automaton = try Automaton(pattern: Array(pattern.utf8))
    let matcher = PatternMatcher(automaton.tableText)
    let texts = [
      "", "a", "b", "abb", "aabb", "abab", "abc_9", "ab", "x", " x", "\n", "1", "1.5", "1.2345",
      "é",
      "éé", "日本", "日", "🙂", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ]
    for text in texts {
      #expect(matcher.matches(text) == automaton.matches(text), "\(text.debugDescription)")
    }
  }

  @Test func `The table may be broken into lines`() throws {
    let text = try Automaton(pattern: Array("[a-f]{2,9}".utf8)).tableText
    let matcher = PatternMatcher(text.replacing(" ", with: "\n"))
    #expect(matcher.matches("abc"))
    #expect(!matcher.matches("abz"))
  }

  @Test func `A table that is cut off matches nothing, and does not trap`() throws {
    let text = try Automaton(pattern: Array("[a-f]{2,9}".utf8)).tableText
    for length in 0..<text.count - 1 {
      let matcher = PatternMatcher(String(text.prefix(length)))
      for subject in ["abc", "ab", "abcdefabc"] { _ = matcher.matches(subject) }
    }
    #expect(!PatternMatcher("").matches("abc"))
    #expect(!PatternMatcher("1 2 0*256").matches("abc"))
  }
}
