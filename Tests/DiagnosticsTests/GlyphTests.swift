import Testing

@testable import Diagnostics

@Suite struct GlyphTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇰", 2), ("1️⃣", 2),
    ("❤️", 2), ("❤", 1), ("…", 1), ("\u{FFFD}", 1), ("ก็", 1), ("𠀀", 2),
  ])
  func widths(_ character: Character, _ cells: Int) {
    let glyph = Glyph(character, at: 0)
    #expect(glyph.cells == cells)
    #expect(glyph.text == String(character))
  }

  @Test func aTabReachesToTheNextStop() {
    #expect((0..<5).map { Glyph("\t", at: $0).text.count } == [4, 3, 2, 1, 4])
  }

  @Test(arguments: [
    ("\u{1B}", "␛", 1), ("\u{0}", "␀", 1), ("\u{7F}", "␡", 1), ("\u{B}", "␋", 1),
    ("\u{9B}", "\\u{9B}", 6), ("\u{202E}", "\\u{202E}", 8), ("\u{2066}", "\\u{2066}", 8),
    ("\u{200B}", "\\u{200B}", 8), ("\u{FEFF}", "\\u{FEFF}", 8), ("\u{2028}", "\\u{2028}", 8),
    ("\u{AD}", "\\u{AD}", 6),
  ])
  func whatATerminalWouldObeyOrHideIsSpelledOut(
    _ character: Character, _ text: String, _ cells: Int
  ) {
    let glyph = Glyph(character, at: 0)
    #expect(glyph.text == text)
    #expect(glyph.cells == cells)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{E0041}"] as [Character])
  func aMarkWithNothingToStandOnGetsACircle(_ mark: Character) {
    let glyph = Glyph(mark, at: 0)
    #expect(glyph.text == "\u{25CC}\(mark)")
    #expect(glyph.cells == 1)
  }

  @Test func aHeapOfMarksIsCut() {
    let heap = Character("a" + String(repeating: "\u{301}", count: 5_000))
    #expect(Glyph(heap, at: 0).text.unicodeScalars.count == 16)
    #expect(Glyph(heap, at: 0).cells == 1)
  }

  @Test func messagesAreMadeSafe() {
    #expect("`a\u{1B}[2J\nb\u{202E}`".visible == "`a␛[2J␊b\\u{202E}`")
    #expect("a\u{1B}\r\nb\tc\u{7}".flattened == "a␛ b c␇")
    #expect("one\ntwo\r\n\u{8}".visibleLines == ["one", "two", "␈"])
    #expect("漢字 ok".cellCount == 7)
  }

  @Test func everyScalarTakesOneOrTwoCellsUnlessItIsSpelledOut() {
    for value in Array(UInt32(0)...0x1FFFF) + Array(0xE0000...0xE01FF) {
      guard let scalar = Unicode.Scalar(value), scalar != "\t" else { continue }
      let cells = Glyph.cells(of: Character(scalar), at: 0)
      if cells == 1 || cells == 2 || cells == scalar.escape?.count { continue }
      Issue.record("U+\(String(value, radix: 16)) takes \(cells) cells")
      return
    }
  }
}
