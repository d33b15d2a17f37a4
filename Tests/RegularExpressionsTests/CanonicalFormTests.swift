import Testing

@testable import RegularExpressions

@Suite struct CanonicalFormTests {
  /// Counts include state 0, from which no match is possible any more.
  @Test(arguments: [
    ("", 2, 1), ("a", 3, 2), ("a*", 2, 2), ("a{5}", 7, 2), ("[ab]*a[ab]{3}", 17, 3),
    ("(aa|aaa)*", 4, 2), ("\\d", 3, 2), ("[a-z0-9_]{3,20}", 22, 2), ("(ab)*", 3, 3),
    ("abc|abd|aac|aad", 5, 4), ("é", 4, 3), ("[\\s\\S]*", 9, 12), ("a*b*c*", 4, 4),
    ("((aaaa)*|(aaaaaa)*)", 13, 2), ("(0|1(01*0)*1)+", 5, 3),
  ])
  func `has as few states and classes as can be`(
    _ pattern: String, _ states: Int, _ classes: Int
  ) throws {
    let automaton = try PatternSource(pattern).compiled()
    #expect(automaton.stateCount == states)
    #expect(automaton.classCount == classes)
  }

  @Test(arguments: [
    ["a+", "aa*", "a*a", "a{1,}", "(a|aa)+", "a|aa+", "(?:a)+", "a+(|a)", "[a]+", "\\x61{1,}"],
    ["a?", "(|a)", "a{0,1}", "(a|)", "a{0}|a"],
    ["(a|b)*", "[ab]*", "(a*b*)*", "(b|a)*", "((a|b)(a|b))*(a|b)?", "[a-b]{0,}", "((a|b)*)*"],
    ["[0-9]", "\\d", "0|1|2|3|4|5|6|7|8|9", "[^\\D]", "[0-45-9]", "[0-93]"],
    ["\\W", "[^\\w]", "[^a-zA-Z0-9_]", "[\\u{0}-\\/:-@\\[-\\^`\\{-\\u{10FFFF}]"],
    [".", "[^\\n\\r\\u{B}\\f\\u{85}\\u{2028}\\u{2029}]"],
    ["(ab|ac)", "a(b|c)", "a[bc]", "a[cb]", "ac|ab"],
    ["(ab)*a", "a(ba)*"],
    ["a{2,4}", "aa(a(a)?)?", "aa|aaa|aaaa", "(aa){1,2}|aaa"],
    ["[à-ÿ]", "[\\u{E0}-\\u{FF}]", "[à-ïð-ÿ]", "à|[á-ÿ]"],
    ["[^\\s\\S]", "a[^\\s\\S]"],
    ["", "()", "a{0}", "(){3}", "()*"],
    ["[\\u{D7FF}-\\u{E000}]", "\\u{D7FF}|\\u{E000}", "[\\u{E000}\\u{D7FF}]"],
  ])
  func `equal languages have equal automata`(_ patterns: [String]) throws {
    let automata = try patterns.map { try PatternSource($0).compiled() }
    for (automaton, pattern) in zip(automata, patterns) {
      #expect(automaton == automata.first, "/\(pattern)/")
      #expect(automaton.hashValue == automata.first?.hashValue)
    }
  }

  @Test(arguments: [("a+", "a*"), ("a{3}", "a{4}"), ("é", "è"), (".", "[\\s\\S]"), ("ab", "ba")])
  func `different languages do not`(_ left: String, _ right: String) throws {
    #expect(try PatternSource(left).compiled() != PatternSource(right).compiled())
  }

  @Test func `the flag is worked in`() throws {
    #expect(
      try PatternSource.ignoringCase("stop").compiled()
        == PatternSource("[sSſ][tT][oO][pP]").compiled())
    #expect(
      try PatternSource.ignoringCase("[^k]").compiled()
        == PatternSource("[^kK\\u{212A}]").compiled())
  }

  @Test(arguments: ["a|bc", "[a-z0-9_]{3,20}", ".*x", "(é|日)+", "\\d{4}-\\d{2}"])
  func `the table is in order`(_ pattern: String) throws {
    let automaton = try PatternSource(pattern).compiled()
    #expect(automaton.byteClasses.count == 256)
    #expect(automaton.transitions.count == automaton.stateCount * automaton.classCount)
    #expect(automaton.transitions.prefix(automaton.classCount).allSatisfy { $0 == 0 })
    #expect(automaton.transitions.allSatisfy { $0 < automaton.stateCount })
    #expect(automaton.start > 0 && automaton.start < automaton.stateCount)
    #expect(automaton.firstAccepting > 0 && automaton.firstAccepting <= automaton.stateCount)
    var known = 0
    for number in automaton.byteClasses {
      #expect(number <= known)
      known = max(known, Int(number) + 1)
    }
    #expect(known == automaton.classCount)
  }

  @Test func `the table of a small pattern`() throws {
    let automaton = try PatternSource("a|bc").compiled()
    var classes = [UInt8](repeating: 0, count: 256)
    classes[0x61] = 1
    classes[0x62] = 2
    classes[0x63] = 3
    #expect(automaton.byteClasses == classes)
    #expect(automaton.start == 1)
    #expect(automaton.firstAccepting == 3)
    #expect(automaton.transitions == [0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0])
  }
}
