import Testing

@testable import RegularExpressions

@Suite struct LanguageQuestionTests {
  @Test(arguments: ["[^\\s\\S]", "a[^\\s\\S]b", "[^\\s\\S]+", "(a|b)[^\\w\\W]"] as [PatternSource])
  func `some patterns never match`(_ pattern: PatternSource) throws {
    let automaton = try pattern.compiled()
    #expect(automaton.isEmpty)
    #expect(automaton == .nothing)
    #expect(!automaton.canContain(""))
    #expect(!automaton.intersects(automaton))
  }

  @Test(arguments: ["", "a", "[^\\s\\S]*", "a|[^\\s\\S]"] as [PatternSource])
  func `others do`(_ pattern: PatternSource) throws {
    #expect(try !pattern.compiled().isEmpty)
  }

  @Test(
    arguments: ["[\\s\\S]*", "(\\d|\\D)*", "(.|[^.]|\\n)*", "[\\u{0}-\\u{10FFFF}]*", "(\\w*\\W*)*"]
      as [PatternSource])
  func `some match everything`(_ pattern: PatternSource) throws {
    #expect(try pattern.compiled().matchesEverything)
  }

  @Test(
    arguments: [
      ".*", "[\\s\\S]+", "[^\\u{D7FF}]*", "[\\u{0}-\\u{10FFFE}]*", "([\\s\\S]{2})*", "",
      "[^\\s\\S]",
      "[\\x01-\\u{10FFFF}]*", "[\\s\\S]*|a", "[^a]*",
    ] as [PatternSource])
  func `others almost`(_ pattern: PatternSource) throws {
    let expected = pattern.text == "[\\s\\S]*|a"
    #expect(try pattern.compiled().matchesEverything == expected)
  }

  @Test(arguments: [
    ("[a-z]+", ",", false), ("[a-z,]+", ",", true), ("[^,]*", ",", false), (".*", "\n", false),
    (".*", ", ", true), ("a{3}", "aaa", true), ("a{3}", "aaaa", false), ("ab|cd", "bc", false),
    ("(ab|cd)*", "bc", true), ("a", "", true), ("", "", true), ("", "a", false),
    ("[à-ÿ]*", "é", true), ("[a-z]*", "é", false), ("[^é]*", "é", false),
    ("\\d+-\\d+", "--", false),
  ])
  func `can contain`(_ pattern: String, _ literal: String, _ expected: Bool) throws {
    let automaton = try PatternSource(pattern).compiled()
    #expect(automaton.canContain(literal) == expected)
  }

  @Test func `long literals can be looked for`() throws {
    let literal = "a" + String(repeating: "b", count: 7_999)
    #expect(try PatternSource("(ab*)*").compiled().canContain(literal))
    #expect(try !PatternSource("(ab{9})*").compiled().canContain(literal))
  }

  @Test(arguments: [
    ("a*", "a+", true), ("a+", "b+", false), ("a*", "b*", true), ("[a-m]+", "[m-z]+", true),
    ("[a-l]+", "[m-z]+", false), ("(aa)+", "(aaa)+", true), ("a(aa)*", "(aa)+", false),
    (".*x", "y.*", true), ("é", "[à-ÿ]", true), ("é", "\\w", false), ("\\d{3}", "\\d{4}", false),
    ("", "a*", true), ("", "a", false),
  ])
  func `intersects`(_ left: String, _ right: String, _ expected: Bool) throws {
    let left = try PatternSource(left).compiled()
    let right = try PatternSource(right).compiled()
    #expect(left.intersects(right) == expected)
    #expect(right.intersects(left) == expected)
  }
}
