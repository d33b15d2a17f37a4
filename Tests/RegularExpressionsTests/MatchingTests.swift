import Testing

@testable import RegularExpressions

struct MatchingCase: Sendable, CustomTestStringConvertible {
  let pattern: PatternSource
  let accepted: [String]
  let rejected: [String]

  init(_ pattern: PatternSource, accepts accepted: [String], rejects rejected: [String]) {
    self.pattern = pattern
    self.accepted = accepted
    self.rejected = rejected
  }

  var testDescription: String { pattern.description }
}

@Suite struct MatchingTests {
  @Test(arguments: literals + classes + repetitions + choices + escapes + cases)
  func `matches the whole value`(_ example: MatchingCase) throws {
    let automaton = try example.pattern.compiled()
    for text in example.accepted { #expect(automaton.matches(text), "\(text.debugDescription)") }
    for text in example.rejected { #expect(!automaton.matches(text), "\(text.debugDescription)") }
  }

  static let literals = [
    MatchingCase("", accepts: [""], rejects: ["a", " ", "\n"]),
    MatchingCase("abc", accepts: ["abc"], rejects: ["", "ab", "abcd", "xabc", "ABC", "abc\n"]),
    MatchingCase("é", accepts: ["\u{E9}"], rejects: ["e\u{301}", "e", "É"]),
    MatchingCase("日本", accepts: ["日本"], rejects: ["日", "本日"]),
    MatchingCase("👍🏽", accepts: ["👍🏽"], rejects: ["👍", "🏽"]),
    MatchingCase("a-b,c:d", accepts: ["a-b,c:d"], rejects: ["a-b"]),
    MatchingCase(
      ".", accepts: ["a", " ", "\t", "é", "日", "🎉", "\u{0}", "\u{10FFFF}", "\u{1C}", "\u{2027}"],
      rejects: [
        "", "ab", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\r\n",
        "e\u{301}",
      ]),
    MatchingCase("a.c", accepts: ["abc", "a.c", "a🎉c"], rejects: ["ac", "abbc", "a\nc"]),
  ]

  static let classes = [
    MatchingCase("[abc]", accepts: ["a", "b", "c"], rejects: ["", "d", "ab", "[", "]"]),
    MatchingCase("[a-c0-2_]", accepts: ["a", "c", "0", "2", "_"], rejects: ["d", "3", "-", "A"]),
    MatchingCase("[^/]", accepts: ["a", "\n", "é", "🎉", "^"], rejects: ["/", "", "ab"]),
    MatchingCase("[^a-y]", accepts: ["z", "`", "A", "\u{10FFFF}"], rejects: ["a", "m", "y"]),
    MatchingCase("[-a]", accepts: ["-", "a"], rejects: ["b", ",", "."]),
    MatchingCase("[a-]", accepts: ["-", "a"], rejects: ["b"]),
    MatchingCase("[^-a]", accepts: ["b", "^"], rejects: ["-", "a"]),
    MatchingCase("[-]", accepts: ["-"], rejects: ["a", ""]),
    MatchingCase("[\\w-]", accepts: ["-", "a", "_"], rejects: [".", "é"]),
    MatchingCase("[a\\-z]", accepts: ["-", "a", "z"], rejects: ["b", "\\"]),
    MatchingCase("[\\]\\[]", accepts: ["[", "]"], rejects: ["\\", "[]"]),
    MatchingCase("[a^]", accepts: ["a", "^"], rejects: ["b"]),
    MatchingCase("[.$(){}*+?|]", accepts: [".", "$", "(", "}", "|"], rejects: ["a", "\\"]),
    MatchingCase("[\\\\]", accepts: ["\\"], rejects: ["\\\\", "a"]),
    MatchingCase("[\\/]", accepts: ["/"], rejects: ["\\"]),
    MatchingCase("[\\t\\n\\r\\f]", accepts: ["\t", "\n", "\r", "\u{C}"], rejects: ["t", "\r\n"]),
    MatchingCase("[\\d.]", accepts: ["0", "9", "."], rejects: ["d", "a"]),
    MatchingCase("[^\\d]", accepts: ["a", "٣"], rejects: ["0", "5"]),
    MatchingCase("[\\D0]", accepts: ["a", "0", "é"], rejects: ["1"]),
    MatchingCase("[\\s\\S]", accepts: ["a", "\n", "🎉", "\u{85}"], rejects: ["", "ab"]),
    MatchingCase("[^\\s\\S]", accepts: [], rejects: ["", "a", "\n"]),
    MatchingCase("[à-ÿ]", accepts: ["à", "é", "ÿ"], rejects: ["ß", "Ā", "e"]),
    MatchingCase("[\\u{1F600}-\\u{1F64F}]", accepts: ["😀", "🙏"], rejects: ["🎉", "a"]),
    MatchingCase(
      "[\\u{7F}-\\u{10000}]",
      accepts: ["\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{10000}"],
      rejects: ["~", "\u{10001}"]),
    MatchingCase("a*?b", accepts: ["b", "ab", "aab"], rejects: ["a", "abb"]),
    MatchingCase("a+?", accepts: ["a", "aaa"], rejects: ["", "b"]),
    MatchingCase("a??b", accepts: ["b", "ab"], rejects: ["aab"]),
    MatchingCase("(?:ab){1,2}?c", accepts: ["abc", "ababc"], rejects: ["c", "abababc"]),
    MatchingCase("a{2}?", accepts: ["aa"], rejects: ["a", "aaa"]),
    MatchingCase("\\d", accepts: ["0", "9"], rejects: ["a", "٣", "९", "", "12"]),
    MatchingCase("\\D", accepts: ["a", "٣", "\n"], rejects: ["0", ""]),
    MatchingCase("\\w", accepts: ["a", "Z", "0", "_"], rejects: ["-", "é", "ß", " "]),
    MatchingCase("\\W", accepts: ["-", "é", " "], rejects: ["a", "_"]),
    MatchingCase(
      "\\s",
      accepts: [
        " ", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}",
      ],
      rejects: ["\u{85}", "\u{200B}", "a", ""]),
    MatchingCase("\\S", accepts: ["a", "\u{85}"], rejects: [" ", "\n", "\u{A0}"]),
  ]

  static let repetitions = [
    MatchingCase("a?", accepts: ["", "a"], rejects: ["aa", "b"]),
    MatchingCase("a*", accepts: ["", "a", "aaaa"], rejects: ["b", "ab"]),
    MatchingCase("a+", accepts: ["a", "aaaa"], rejects: ["", "ab"]),
    MatchingCase("a{3}", accepts: ["aaa"], rejects: ["", "aa", "aaaa"]),
    MatchingCase("a{0}", accepts: [""], rejects: ["a"]),
    MatchingCase("a{0,0}b", accepts: ["b"], rejects: ["ab"]),
    MatchingCase("a{2,}", accepts: ["aa", "aaa", "aaaaaa"], rejects: ["", "a"]),
    MatchingCase("a{0,}", accepts: ["", "aaa"], rejects: ["b"]),
    MatchingCase("a{1,}", accepts: ["a", "aaa"], rejects: [""]),
    MatchingCase("a{2,4}", accepts: ["aa", "aaa", "aaaa"], rejects: ["a", "aaaaa"]),
    MatchingCase("a{1000}", accepts: [String(repeating: "a", count: 1000)], rejects: ["a"]),
    MatchingCase("(ab){2}", accepts: ["abab"], rejects: ["ab", "aabb"]),
    MatchingCase("ab{2}", accepts: ["abb"], rejects: ["abab"]),
    MatchingCase("(a*)*b", accepts: ["b", "aab"], rejects: ["", "a"]),
    MatchingCase("(a?){3}", accepts: ["", "a", "aaa"], rejects: ["aaaa"]),
    MatchingCase("(a{2}){2,3}", accepts: ["aaaa", "aaaaaa"], rejects: ["aa", "aaaaa"]),
    MatchingCase("(|a)+", accepts: ["", "a", "aa"], rejects: ["b"]),
    MatchingCase("(){5}", accepts: [""], rejects: ["a"]),
    MatchingCase("日{2}", accepts: ["日日"], rejects: ["日"]),
    MatchingCase(".{3,5}", accepts: ["abc", "日本語", "🎉🎉🎉🎉🎉"], rejects: ["ab", "🎉🎉", "abcdef"]),
  ]

  static let choices = [
    MatchingCase("a|b", accepts: ["a", "b"], rejects: ["", "ab", "a|b"]),
    MatchingCase("ab|cd", accepts: ["ab", "cd"], rejects: ["abd", "acd"]),
    MatchingCase("a(b|c)d", accepts: ["abd", "acd"], rejects: ["ad", "abcd"]),
    MatchingCase("a(?:b|c)d", accepts: ["abd", "acd"], rejects: ["ad", "abcd"]),
    MatchingCase("a|", accepts: ["", "a"], rejects: ["b"]),
    MatchingCase("|a", accepts: ["", "a"], rejects: ["b"]),
    MatchingCase("()", accepts: [""], rejects: ["a"]),
    MatchingCase("a||b", accepts: ["", "a", "b"], rejects: ["ab"]),
    MatchingCase("a|ab", accepts: ["a", "ab"], rejects: ["abb"]),
    MatchingCase("é|è", accepts: ["é", "è"], rejects: ["e"]),
    MatchingCase("((a)|(b(c)))", accepts: ["a", "bc"], rejects: ["b"]),
  ]

  static let escapes = [
    MatchingCase("\\n\\r\\t\\f", accepts: ["\n\r\t\u{C}"], rejects: ["nrtf"]),
    MatchingCase("a\\.b", accepts: ["a.b"], rejects: ["axb"]),
    MatchingCase("\\/\\-\\_\\@\\#\\ \\\"", accepts: ["/-_@# \""], rejects: []),
    MatchingCase(
      "\\\\\\^\\$\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|", accepts: ["\\^$*+?()[]{}|"], rejects: []),
    MatchingCase("\\x41\\x{42}\\x{1F600}", accepts: ["AB😀"], rejects: ["x41"]),
    MatchingCase("\\u0041\\u00e9\\u00E9\\u{1F600}", accepts: ["Aéé😀"], rejects: []),
    MatchingCase("\\u{41}1", accepts: ["A1"], rejects: ["A"]),
    MatchingCase("\\x411", accepts: ["A1"], rejects: ["A"]),
    MatchingCase("\\u{000041}", accepts: ["A"], rejects: []),
  ]

  static let cases = [
    MatchingCase(.ignoringCase("abc"), accepts: ["abc", "ABC", "aBc"], rejects: ["abd"]),
    MatchingCase(.ignoringCase("[a-f]"), accepts: ["a", "F"], rejects: ["g", "G"]),
    MatchingCase(.ignoringCase("[A-F]"), accepts: ["a", "F"], rejects: ["g", "G"]),
    MatchingCase(.ignoringCase("[^a]"), accepts: ["b", "B"], rejects: ["a", "A"]),
    MatchingCase(.ignoringCase("é"), accepts: ["é", "É"], rejects: ["e", "E"]),
    MatchingCase(.ignoringCase("[à-ö]"), accepts: ["À", "ö", "Ö"], rejects: ["÷", "×"]),
    MatchingCase(.ignoringCase("σ"), accepts: ["σ", "Σ", "ς"], rejects: ["s"]),
    MatchingCase(.ignoringCase("k"), accepts: ["k", "K", "\u{212A}"], rejects: ["c"]),
    MatchingCase(.ignoringCase("ß"), accepts: ["ß", "ẞ"], rejects: ["ss", "SS"]),
    MatchingCase(.ignoringCase("ss"), accepts: ["ss", "sS", "ſs"], rejects: ["ß"]),
    MatchingCase(.ignoringCase("i"), accepts: ["i", "I"], rejects: ["ı", "İ"]),
    MatchingCase(.ignoringCase("ı"), accepts: ["ı"], rejects: ["i", "I"]),
    MatchingCase(.ignoringCase("я"), accepts: ["я", "Я"], rejects: ["R"]),
    MatchingCase(.ignoringCase("ǆ"), accepts: ["ǆ", "ǅ", "Ǆ"], rejects: []),
    MatchingCase(.ignoringCase("\\x41\\."), accepts: ["a.", "A."], rejects: ["aa"]),
    // Named sets stay as they are: `ſ` and the Kelvin sign do not match `\w`.
    MatchingCase(.ignoringCase("\\w"), accepts: ["a", "A"], rejects: ["ſ", "\u{212A}"]),
    MatchingCase(.ignoringCase("[\\w]"), accepts: ["a", "A"], rejects: ["ſ", "\u{212A}"]),
    MatchingCase(.ignoringCase("[\\W]"), accepts: ["ſ", "-"], rejects: ["s", "S"]),
  ]
}

@Suite struct ByteTests {
  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFF], [0x61, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 match nothing`(_ bytes: [UInt8]) throws {
    let all = try PatternSource("[\\s\\S]*").compiled()
    #expect(!all.matches(bytes))
    let others = try PatternSource("[^a]*").compiled()
    #expect(!others.matches(bytes))
  }

  /// Every scalar at which the form of UTF-8 or one of the sets changes, and its neighbours.
  @Test func `sets decide at their edges`() throws {
    let sets: [ScalarSet] = [
      .all, .withinLine, .digits, .wordCharacters, .whitespace, ScalarSet([0xDF...0x2028]),
      ScalarSet([0x800...0xD7FF, 0xE001...0xFFFF]), ScalarSet([0x1_2345...0x10_ABCD]),
      ScalarSet([0xD000...0xE100]).inverted, ScalarSet([0x7FF...0x7FF, 0x1_0000...0x1_0000]),
    ]
    var edges: Set<UInt32> = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000]
    for shift in 0..<21 { edges.insert(1 << UInt32(shift)) }
    for set in sets {
      for range in set.ranges { edges.formUnion([range.lowerBound, range.upperBound]) }
    }
    for set in sets {
      let automaton = try Automaton(.character(set))
      for edge in edges {
        for value in [edge &- 1, edge, edge &+ 1, edge ^ 0x40, edge ^ 0x1000] {
          guard let scalar = Unicode.Scalar(value) else { continue }
          let isMember = set.ranges.contains { $0.contains(value) }
          #expect(
            automaton.matches(String(Character(scalar))) == isMember,
            "\(String(value, radix: 16)) in \(set.ranges)")
        }
      }
    }
  }

  @Test func `scalar sets have one form`() {
    #expect(ScalarSet([5...9, 1...3, 4...4, 20...30, 25...26]).ranges == [1...9, 20...30])
    #expect(ScalarSet([0xD800...0xDFFF]).ranges.isEmpty)
    #expect(ScalarSet([0...0x10FFFF]).ranges == [0...0xD7FF, 0xE000...0x10FFFF])
    #expect(ScalarSet([0...0x10FFFF]).inverted.ranges.isEmpty)
    #expect(ScalarSet([]).inverted == .all)
    #expect(ScalarSet.withinLine.inverted.inverted == .withinLine)
  }
}
