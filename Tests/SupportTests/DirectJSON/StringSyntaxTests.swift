import Foundation
import TestTags
import Testing

@testable import GeneratedSupport

@Suite(.tags(.searching)) struct StringSyntaxTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("/", "/"),
    ("\\b", "\u{8}"),
    ("\\f", "\u{C}"), ("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"), ("\\u0041", "A"),
    ("\\u00e9", "é"), ("\\u00E9", "é"), ("\\u0000", "\0"), ("\\u001f", "\u{1F}"),
    ("\u{7F}", "\u{7F}"),
    ("\\uffff", "\u{FFFF}"), ("\\uFFFE", "\u{FFFE}"), ("\\ud83d\\ude00", "😀"),
    ("\\uD800\\uDC00", "\u{10000}"), ("\\uDBFF\\uDFFF", "\u{10FFFF}"), ("\\ud7ff", "\u{D7FF}"),
    ("\\ue000", "\u{E000}"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("日本語", "日本語"), ("😀", "😀"),
    ("\u{2028}\u{2029}", "\u{2028}\u{2029}"), ("\u{FEFF}", "\u{FEFF}"),
    ("\u{10FFFF}", "\u{10FFFF}"),
    ("\u{80}", "\u{80}"), ("\u{7FF}\u{800}\u{FFFF}", "\u{7FF}\u{800}\u{FFFF}"),
    ("a\\nb\\tc", "a\nb\tc"), ("\\\\u0041", "\\u0041"), ("\\\\\\\"", "\\\""),
    ("1234567\\n", "1234567\n"), ("12345678\\n", "12345678\n"), ("éééééééé\\né", "éééééééé\né"),
    ("\\u0061\\u0062\\ud83d\\ude00c", "ab😀c"),
  ])
  func `What stands between quotes`(text: (json: String, value: String)) throws {
    let value = try read("\"\(text.json)\"", as: String.self)
    #expect(Array(value.utf8) == Array(text.value.utf8))
    let key = try read("{\"\(text.json)\": 1}", as: [String: Int].self).keys.first
    #expect(key.map { Array($0.utf8) } == Array(text.value.utf8))
    #expect(isSkipped(Array("[\"\(text.json)\"]".utf8)))
  }

  @Test(arguments: [
    "\\", "\\x41", "\\a", "\\v", "\\0", "\\'", "\\ ", "\\u", "\\u0", "\\u00", "\\u004", "\\u004g",
    "\\uG000", "\\u 041", "\\u+041", "\\u-041", "\\U0041", "\\u{41}", "\\ud800", "\\udc00",
    "\\ud800x", "\\ud800\\n", "\\ud800\\u0041", "\\ud800\\ud800", "\\udc00\\ud800", "\\ud83d\\ude0",
    "\\ud83d\\u", "\\ud83d\\", "\\ud83dude00", "\\dude00", "\\n\\", "\\é", "\\😀", "\\u００４１",
    "\\u00\n41", "\\\n",
  ])
  func `Escapes that are none`(text: String) {
    #expect(!isAccepted("\"\(text)\""))
    #expect(!isAccepted("{\"\(text)\":1}"))
    #expect(!isSkipped(Array("[\"\(text)\"]".utf8)))
  }

  /// Two escapes that follow each other are read at once.
  @Test(arguments: 0..<4)
  func `A digit of an escape may be any that is hexadecimal, and nothing else`(place: Int) throws {
    let digits = Array("0123456789abcdefABCDEF".utf8)
    let neighbours = [("", ""), ("\\u0416", "Ж"), ("\\u20aC", "€"), ("12345678", "12345678")]
    for byte in UInt8.min...UInt8.max {
      var escape = Array("\\u1a2B".utf8)
      escape[2 + place] = byte
      let spelt = String(decoding: escape[2...], as: UTF8.self)
      let unit = digits.contains(byte) ? UInt32(spelt, radix: 16) : nil
      let scalar = unit.flatMap(Unicode.Scalar.init)
      for (before, first) in neighbours {
        for (after, last) in neighbours {
          let text = Array("\"\(before)".utf8) + escape + Array("\(after)\"".utf8)
          #expect(isAccepted(text) == (scalar != nil))
          guard let scalar, isAccepted(text) else { continue }
          #expect(try String(json: text) == "\(first)\(scalar)\(last)")
        }
      }
    }
  }

  /// Those on both sides of each length in UTF-8, and of the surrogates.
  @Test func `Two escapes in a row are two characters, or one`() throws {
    let units: [UInt16] = [
      0, 0x41, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF,
    ]
    func escape(_ unit: UInt16) -> String {
      "\\u" + String(repeating: "0", count: unit.leadingZeroBitCount / 4).suffix(3)
        + String(unit, radix: 16)
    }
    for first in units {
      for second in units {
        let expected = String(validating: [first, second], as: UTF16.self)
        for (before, after) in [("", ""), ("é", "\u{7F}"), ("/", "2345678"), ("", "日本")] {
          let text = "\"\(before)\(escape(first))\(escape(second))\(after)\""
          #expect(isAccepted(text) == (expected != nil), "\(text)")
          guard let expected, isAccepted(text) else { continue }
          let value = try String(json: Array(text.utf8))
          #expect(Array(value.utf8) == Array("\(before)\(expected)\(after)".utf8), "\(text)")
        }
      }
    }
  }

  /// What follows it is looked at together with it.
  @Test(arguments: ["", "a", "é", "\\/", "\\n", "\\\"", "\\\\", "\\u00e9", "日", "/", "\u{7F}"])
  func `A slash may be escaped`(next: String) throws {
    for count in 0..<9 {
      let rest = String(repeating: "x", count: count)
      let text = "\"\(rest)\\/\(next)\(rest)\\/\(rest)\(next)\""
      let value = try String(json: Array(text.utf8))
      let expected = try JSONDecoder().decode(String.self, from: Data(text.utf8))
      #expect(Array(value.utf8) == Array(expected.utf8))
      for control in ["\u{0}", "\u{1F}", "\n", "\\x"] {
        #expect(!isAccepted("\"\(rest)\\/\(rest)\(control)\""))
      }
    }
  }

  /// At each position in a word of eight bytes, and with each number of bytes after it.
  private func texts(around bytes: [UInt8]) -> [[UInt8]] {
    (0..<10).flatMap { before in
      [0, 1, 7, 8, 9].map { after in
        [UInt8(ascii: "\"")] + repeatElement(UInt8(ascii: "a"), count: before) + bytes
          + repeatElement(UInt8(ascii: "b"), count: after) + [UInt8(ascii: "\"")]
      }
    }
  }

  @Test(arguments: 0..<UInt8(0x20))
  func `Control characters must be escaped`(byte: UInt8) {
    for text in texts(around: [byte]) {
      #expect(!isAccepted(text))
      #expect(!isSkipped(text))
    }
  }

  @Test func `Everything else in ASCII may stand as it is`() {
    for byte in UInt8(0x20)...0x7F where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      for text in texts(around: [byte]) {
        #expect(isAccepted(text))
        #expect(isSkipped(text))
      }
    }
  }

  /// All sequences of one and of two bytes; of three and four, those around each limit.
  @Test func `Bytes are UTF-8 if Swift says so`() {
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFC, 0xFE, 0xFF,
    ]
    var sequences: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      sequences.append([first])
      for second in edges {
        sequences.append([first, second])
        guard first >= 0xE0 else { continue }
        for third in edges {
          sequences.append([first, second, third])
          guard first >= 0xF0 else { continue }
          for fourth in edges { sequences.append([first, second, third, fourth]) }
        }
      }
    }
    for sequence in sequences {
      let isValid = String(validating: sequence, as: UTF8.self) != nil && !sequence.contains(0)
      let text = [UInt8(ascii: "\"")] + sequence + [UInt8(ascii: "\"")]
      if isAccepted(text) != isValid { Issue.record("\(sequence)") }
      if isSkipped(text) != isValid { Issue.record("\(sequence)") }
    }
  }

  @Test(arguments: [0xC3, 0xE2, 0xF0] as [UInt8])
  func `A text does not end in the middle of a character`(first: UInt8) {
    #expect(!isAccepted([UInt8(ascii: "\""), first]))
    #expect(!isAccepted([UInt8(ascii: "\""), first, 0x80]))
    #expect(!isAccepted([UInt8(ascii: "\""), first, 0x80, 0x80]))
    #expect(!isAccepted([first]))
  }
}
