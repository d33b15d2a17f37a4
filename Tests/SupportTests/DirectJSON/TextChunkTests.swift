import Foundation
import SeededRandom
import TestTags
import Testing

@testable import GeneratedSupport

/// Bytes are examined four or eight at a time, and texts are checked as a whole. The results must not depend on that,
/// wherever in a text something is.
@Suite(.tags(.searching)) struct TextChunkTests {
  private static let pieces: [String] = [
    "a", "bc", "The quick brown fox", " ", "é", "ß", "ñandú", "\u{7F}", "\u{80}", "\u{7FF}",
    "Привет",
    "мир", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "日本語", "テキスト", "\u{10000}",
    "😀", "\u{10FFFF}", "e\u{301}", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\u041F",
    "\\u0440\\u0438\\u0432", "\\u65E5\\u672c", "\\ud83d\\uDE00", "\\uFFFF", "\\u0000", "\\u001f",
  ]

  private func quoted(using generator: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0..<24, using: &generator)
    let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
    return Array("\"\(text.joined())\"".utf8)
  }

  /// Changes, removes or repeats some of the bytes between the quotes.
  private func damage(_ text: inout [UInt8], using generator: inout SeededGenerator) {
    let bytes: [UInt8] = [
      0x00, 0x1F, 0x22, 0x30, 0x41, 0x5C, 0x66, 0x67, 0x75, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0,
      0xBF,
      0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let position = Int.random(in: 1..<text.count, using: &generator)
      let byte = bytes.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: text[position] = byte
      case 1: text.insert(byte, at: position)
      default: if text.count > 2 { text.remove(at: position) }
      }
    }
  }

  private func readText(_ text: [UInt8], _ ending: String) -> String? {
    do throws(JSONError) {
      return try [String](json: Array("[".utf8) + text + Array("\(ending)]".utf8)).first
    } catch {
      return nil
    }
  }

  @Test func `Texts in several languages are what JSONDecoder makes of them`() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<3_000 {
      let text = quoted(using: &generator)
      let expected = try JSONDecoder().decode([String].self, from: Data("[".utf8 + text + "]".utf8))
      for ending in ["", "        "] {
        let value = try #require(readText(text, ending))
        #expect(Array(value.utf8) == Array(expected[0].utf8))
      }
      let keys = try [String: Int](json: Array("{".utf8) + text + Array(":1}".utf8)).keys
      #expect(keys.map { Array($0.utf8) } == [Array(expected[0].utf8)])
    }
  }

  @Test func `Damaged texts are refused if a simple checker refuses them`() {
    var generator = SeededGenerator(seed: 22)
    var counts = [true: 0, false: 0]
    for _ in 0..<20_000 {
      var text = quoted(using: &generator)
      damage(&text, using: &generator)
      let isValid = JSONChecker.accepts(Array("[".utf8) + text + Array("]".utf8))
      counts[isValid, default: 0] += 1
      let object = Array("{".utf8) + text + Array(":1}".utf8)
      let verdicts = [
        isAccepted(Array("[".utf8) + text + Array("]".utf8)),
        isSkipped(Array("[".utf8) + text + Array("           ]".utf8)),
        isAccepted(object) || JSONChecker.accepts(object) != isValid,
      ]
      if verdicts.contains(!isValid) { Issue.record("\(text)") }
    }
    #expect(counts[true, default: 0] > 2_000)
    #expect(counts[false, default: 0] > 2_000)
  }

  /// Reading a text and skipping it find the same fault in the same place.
  @Test func `Each fault has the same place, however the text is read`() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<5_000 {
      var text = quoted(using: &generator)
      damage(&text, using: &generator)
      text.withUnsafeBytes { bytes in
        var reading = JSONReader(bytes)
        var skipping = JSONReader(bytes)
        _ = reading.readString()
        skipping.skip()
        #expect(reading.failure?.offset == skipping.failure?.offset)
        #expect(reading.position == skipping.position)
      }
    }
  }

  /// The bytes that follow in memory would make it valid.
  @Test func `Nothing beyond the end of a text is looked at`() {
    let texts = [
      "[\"\\u043f\\u0440\\ud83d\\ude00\\\\\\\"\"]", "[\"Привет, 日本語 😀 \\u0041 мир\"]",
      "{\"ключ\": \"значение\", \"\\u043a\": 12345678.12345678e12}",
      "[              1234567890123456 ]",
      "[true, null, -0.123456789012345, \"abcdefgh\"]\n                  ",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      bytes.withUnsafeBytes { all in
        for count in 0...all.count {
          let prefix = UnsafeRawBufferPointer(rebasing: all[..<count])
          let isValid = JSONChecker.accepts(Array(prefix))
          let value = Result { () throws(JSONError) in try JSONWire(json: prefix) }
          let skipped = Result { () throws(JSONError) in try Skipped(json: prefix) }
          for isRead in [(try? value.get()) != nil, (try? skipped.get()) != nil]
          where isRead != isValid {
            Issue.record("\(text.utf8.prefix(count))")
          }
        }
      }
    }
  }

  @Test func `White space of any length is passed over, and nothing else`() {
    for count in 0..<40 {
      for start in ["", "\n", "\r\n", "\t", " \n\t"] {
        let space = start + String(repeating: " ", count: count)
        #expect(
          isAccepted(
            "{\(space)\"a\"\(space):\(space)[\(space)1\(space),2\(space)]\(space)}\(space)"))
        for other in ["\u{B}", "\u{C}", "\u{1F}", "\u{0}", "!", "\u{A0}"] {
          #expect(!isAccepted("[\(space)\(other)1]"))
          #expect(!isAccepted("[1,\(space)\(other)\(space)1]"))
          #expect(!isAccepted("{\"a\":\(other)\(space)1}"))
        }
      }
    }
  }

  @Test func `Numbers have all their digits, however many there are`() throws {
    let digits = Array("987654321098765432109")
    for whole in 1...21 {
      let integer = String(digits[..<whole])
      for ending in ["", " ", "      ", "             "] {
        #expect(try read("[\(integer)\(ending)]", as: [Double].self) == [Double(integer)])
        #expect((try? read("[\(integer)\(ending)]", as: [Int].self)) == Int(integer).map { [$0] })
        if let expected = Int(integer) {
          #expect(try read("[\(integer)\(ending)]", as: [Int].self) == [expected])
          #expect(try read("[-\(integer)\(ending),1]", as: [Int].self) == [-expected, 1])
        }
        for fraction in 1...19 {
          let number = "\(integer).\(String(digits[..<fraction]))"
          #expect(try read("[\(number)\(ending)]", as: [Double].self) == [Double(number)])
        }
        #expect(!isAccepted("[\(integer).\(ending)]"))
        #expect(!isAccepted("[0\(integer)\(ending)]"))
        #expect((try? read("[0\(integer)\(ending)]", as: [Int].self)) == nil)
        #expect(!isAccepted("[\(integer):\(ending)]"))
        #expect(!isAccepted("[\(integer)/\(ending)]"))
        #expect(!isAccepted("[\(integer).1\u{B2}\(ending)]"))
      }
    }
  }
}
