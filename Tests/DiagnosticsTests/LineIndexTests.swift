import Testing

@testable import Diagnostics

@Suite struct LineIndexTests {
  private func index(_ text: String) -> LineIndex { LineIndex(Array(text.utf8)) }

  private func position(_ index: LineIndex, _ offset: Int) -> SourcePosition {
    let line = index.line(at: offset)
    return index.position(at: offset, in: index.measured(line), line: line)
  }

  private func text(of index: LineIndex, _ line: Int) -> String {
    String(decoding: index.bytes[index.content(ofLine: line)], as: UTF8.self)
  }

  private func columns(_ index: LineIndex, _ offset: Int) -> [Int] {
    let position = position(index, offset)
    return [position.line, position.column, position.utf16Column, position.utf8Column]
  }

  @Test func everyLineBreakEndsALine() {
    let index = index("a\nbc\r\nd\re\n\nf")
    #expect(index.lineCount == 6)
    #expect((1...6).map { text(of: index, $0) } == ["a", "bc", "d", "e", "", "f"])
    #expect([0, 1, 2, 4, 5, 6, 8, 10, 11].map(index.line) == [1, 1, 2, 2, 2, 3, 4, 5, 6])
  }

  @Test func carriageReturnAtTheEndEndsALine() {
    let index = index("a\r")
    #expect(index.lineCount == 2)
    #expect(text(of: index, 1) == "a")
    #expect(text(of: index, 2) == "")
  }

  @Test func anEmptyFileHasOneEmptyLine() {
    let index = index("")
    #expect(index.lineCount == 1)
    #expect(text(of: index, 1) == "")
    #expect(columns(index, 0) == [1, 1, 1, 1])
    #expect(columns(index, 99) == [1, 1, 1, 1])
  }

  @Test func offsetsBeyondTheEndStandForTheEnd() {
    let index = index("ab\ncd")
    #expect(columns(index, 5) == [2, 3, 3, 3])
    #expect(columns(index, 4_000_000_000) == [2, 3, 3, 3])
    #expect(position(index, 4_000_000_000).offset == 5)
    #expect(columns(index, -7) == [1, 1, 1, 1])
    #expect(position(index, -7).offset == 0)
  }

  @Test func lineNumbersOutOfRangeStandForTheNearestLine() {
    let index = index("ab\ncd")
    #expect(text(of: index, 0) == "ab")
    #expect(text(of: index, 7) == "cd")
  }

  @Test func aLineBreakStandsInTheColumnBehindItsLine() {
    let index = index("ab\r\ncd")
    #expect(columns(index, 2) == [1, 3, 3, 3])
    #expect(columns(index, 3) == [1, 3, 3, 3])
    #expect(columns(index, 4) == [2, 1, 1, 1])
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let index = index("\u{FEFF}ab\n\u{FEFF}")
    #expect(text(of: index, 1) == "ab")
    #expect(columns(index, 0) == [1, 1, 1, 1])
    #expect(columns(index, 2) == [1, 1, 1, 1])
    #expect(columns(index, 3) == [1, 1, 1, 1])
    #expect(columns(index, 4) == [1, 2, 2, 2])
    #expect(position(index, 4).offset == 4)
    #expect(columns(index, 9) == [2, 2, 2, 4])
  }

  @Test(arguments: [
    ("é", [2, 2, 3]), ("e\u{301}", [2, 3, 4]), ("漢", [2, 2, 4]), ("😀", [2, 3, 5]),
    ("👨‍👩‍👧‍👦", [2, 12, 26]), ("🇩🇰", [2, 5, 9]), ("\t", [2, 2, 2]), ("\u{0}", [2, 2, 2]),
  ])
  func aCharacterIsOneColumnWhateverItIsMadeOf(_ character: String, _ behind: [Int]) {
    let index = index(character + "x")
    #expect(columns(index, character.utf8.count) == [1] + behind)
  }

  @Test func anOffsetInsideACharacterStandsForThatCharacter() {
    let index = index("a👩‍👦b")
    // Inside the first scalar, then at the joiner: the units are those of the scalar that the byte belongs to.
    #expect(columns(index, 3) == [1, 2, 2, 4])
    #expect(columns(index, 5) == [1, 2, 4, 6])
    #expect(columns(index, 12) == [1, 3, 7, 13])
  }

  @Test func bytesThatAreNotTextCountAsOneReplacementEach() {
    // A stray continuation byte, a scalar that is cut off after two bytes, and an overlong form.
    let bytes: [UInt8] = [0x80, 0x61, 0xE2, 0x82, 0x62, 0xC0, 0xAF, 0x63]
    let index = LineIndex(bytes)
    #expect(text(of: index, 1) == "\u{FFFD}a\u{FFFD}b\u{FFFD}\u{FFFD}c")
    #expect(columns(index, 1) == [1, 2, 2, 2])
    #expect(columns(index, 2) == [1, 3, 3, 3])
    #expect(columns(index, 3) == [1, 3, 3, 4])
    #expect(columns(index, 4) == [1, 4, 4, 5])
    #expect(columns(index, 7) == [1, 7, 7, 8])
  }

  @Test func aReplacementCharacterInTheFileIsThreeBytes() {
    #expect(columns(index("\u{FFFD}x"), 3) == [1, 2, 2, 4])
  }

  @Test func agreesWithCountingFromTheStart() {
    let text = "dto A {\r\n\tid: String // 👩‍🚀 漢e\u{301}\n\n}\rmap 🇩🇰 -> b"
    let index = index(text)
    var (line, column, utf16, offset) = (1, 1, 1, 0)
    for character in text {
      #expect(columns(index, offset).prefix(3) == [line, column, utf16])
      offset += character.utf8.count
      if character.isNewline {
        (line, column, utf16) = (line + 1, 1, 1)
      } else {
        (column, utf16) = (column + 1, utf16 + character.utf16.count)
      }
    }
  }
}
