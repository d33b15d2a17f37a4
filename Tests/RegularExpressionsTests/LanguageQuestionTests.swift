import Testing

@testable import RegularExpressions

@Suite struct LanguageQuestionTests {
  @Test(arguments: ["[^\\s\\S]", "a[^\\s\\S]b", "[^\\s\\S]+", "(a|b)[^\\w\\W]"] as [PatternSource])
  func `some patterns never match`(_ pattern: PatternSource) throws {
    let automaton = try pattern.compiled()
    #expect(automaton.isEmpty)
    #expect(automaton == .nothing)
    #expect(automaton.shortestMatch == nil)
    #expect(!automaton.canContain(""))
    #expect(automaton.isSubset(of: .nothing))
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
    #expect(try automaton.intersects(Automaton(containing: literal)) == expected)
  }

  @Test(arguments: ["a", "aba", "aabaa", "é", "日本", "🎉", ", ", "a\nb"])
  func `any text that contains a literal`(_ literal: String) throws {
    let automaton = try Automaton(containing: literal)
    for text in [literal, "x\(literal)", "\(literal)é", "日\(literal)🎉", "\(literal)\(literal)"] {
      #expect(automaton.matches(text))
    }
    for text in ["", String(literal.dropLast()), "x", "bb", "\u{E8}", "日x本"] {
      #expect(!automaton.matches(text))
    }
    #expect(automaton.shortestMatch == literal)
  }

  @Test func `every text contains the empty text`() throws {
    #expect(try Automaton(containing: "").matchesEverything)
  }

  @Test func `a literal can be too long for an automaton, yet be looked for`() throws {
    let literal = "a" + String(repeating: "b", count: 7_999)
    let error = #expect(throws: RegularExpressionError.self) {
      try Automaton(containing: literal)
    }
    #expect(error?.kind == .tooManyStates)
    #expect(error?.range == 0..<8_000)
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

  @Test(arguments: [
    ("a+", "a*", true), ("a*", "a+", false), ("[a-f]{2}", "\\w+", true),
    ("\\w+", "[a-f]{2}", false),
    ("(ab)*", "[ab]*", true), ("\\d", "\\w", true), ("\\w", "\\d", false), ("é", ".", true),
    (".*", "[\\s\\S]*", true), ("[\\s\\S]*", ".*", false), ("a{2,3}", "a{1,4}", true),
    ("a{1,4}", "a{2,3}", false), ("a|b", "b|a", true), ("", "a", false), ("", "a?", true),
    ("[^\\s\\S]", "a", true), ("a", "[^\\s\\S]", false), ("(aaaaaa)*", "(aaa)*", true),
    ("(aaa)*", "(aaaaaa)*", false),
  ])
  func `is a subset`(_ left: String, _ right: String, _ expected: Bool) throws {
    #expect(
      try PatternSource(left).compiled().isSubset(of: PatternSource(right).compiled()) == expected)
  }

  @Test(arguments: [
    ("", ""), ("a*", ""), ("a+", "a"), ("[a-z0-9_]{3,20}", "aaa"), ("\\d{4}-\\d{2}", "0000-00"),
    ("foo|ab", "ab"), ("[^a]", "b"), ("[^a-z]", "0"), (".", "a"), ("\\W", "!"), ("\\s", " "),
    ("[^\\x00-\\x7F]", "à"), ("日+", "日"), ("(x|yy)z", "xz"), ("\\n", "\n"),
    ("[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "a@a.aa"), ("[\\u{80}-\\u{9F}]", "\u{80}"),
  ])
  func `shows a shortest match`(_ pattern: String, _ expected: String) throws {
    let automaton = try PatternSource(pattern).compiled()
    #expect(automaton.shortestMatch == expected)
    #expect(automaton.matches(expected))
  }
}
