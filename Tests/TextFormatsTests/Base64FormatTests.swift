import Foundation
import SeededRandom
import Testing

@testable import TextFormats

@Suite struct Base64FormatTests {
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
    ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"), ("aGVsbG8=", "hello"), ("AA==", "\u{0}"),
    ("AAA=", "\u{0}\u{0}"), ("AAAA", "\u{0}\u{0}\u{0}"), ("Pz8/", "???"), ("fn5+", "~~~"),
    ("YQ==", "a"), ("YWI=", "ab"), ("YWJj", "abc"), ("MA==", "0"), ("IA==", " "),
    ("w7w=", "ü"), ("4oKs", "€"), ("8J+YgA==", "😀"), ("Cg==", "\n"), ("DQo=", "\r\n"),
    ("U3dpZnQ=", "Swift"), ("QUJDREVGR0hJSktM", "ABCDEFGHIJKL"), ("fw==", "\u{7F}"),
  ])
  func standard(_ text: String, _ meaning: String) throws {
    #expect(try Base64Format.standard.bytes(of: text) == Array(meaning.utf8))
    #expect(Base64Format.standard.text(of: Array(meaning.utf8)) == text)
  }

  @Test(arguments: [
    ("", ""), ("Zg", "f"), ("Zm8", "fo"), ("Zm9v", "foo"), ("Zm9vYg", "foob"),
    ("Zm9vYmE", "fooba"), ("Zm9vYmFy", "foobar"), ("Pz8_", "???"), ("fn5-", "~~~"),
    ("8J-YgA", "😀"), ("AA", "\u{0}"), ("AAA", "\u{0}\u{0}"), ("AAAA", "\u{0}\u{0}\u{0}"),
  ])
  func urlSafe(_ text: String, _ meaning: String) throws {
    let padded = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    #expect(try Base64Format.urlSafe.bytes(of: text) == Array(meaning.utf8))
    #expect(try Base64Format.urlSafe.bytes(of: padded) == Array(meaning.utf8))
    #expect(Base64Format.urlSafe.text(of: Array(meaning.utf8)) == text)
  }

  @Test(
    arguments: [
      ("Z", .incomplete), ("Zg", .incomplete), ("Zg=", .incomplete), ("Zg===", .incomplete),
      ("Zm8", .incomplete), ("Zm8==", .incomplete), ("Zm9v=", .incomplete),
      ("Zm9v====", .incomplete), ("=", .incomplete), ("==", .incomplete), ("====", .incomplete),
      ("Z===", .incomplete), ("Zm9vZ", .incomplete), ("Zm9vZ===", .incomplete),
      ("Zg==Zg==", .foreignByte(offset: 4)), ("Zg=v", .foreignByte(offset: 3)),
      ("=Zg=", .foreignByte(offset: 1)), ("Zm9v\n", .foreignByte(offset: 4)),
      ("Zm9\nv", .foreignByte(offset: 3)), (" Zm9v", .foreignByte(offset: 0)),
      ("Zm9v ", .foreignByte(offset: 4)), ("Zm-v", .foreignByte(offset: 2)),
      ("Zm_v", .foreignByte(offset: 2)), ("Zm!v", .foreignByte(offset: 2)),
      ("Zmöv", .foreignByte(offset: 2)), ("Zm9v\u{0}", .foreignByte(offset: 4)),
      ("Zh==", .excessBits), ("Zn==", .excessBits), ("Zo==", .excessBits), ("Zm9=", .excessBits),
      ("Zm+=", .excessBits), ("//==", .excessBits),
    ] as [(String, Base64Format.Problem)])
  func refuses(_ text: String, _ problem: Base64Format.Problem) {
    #expect(throws: problem) { try Base64Format.standard.bytes(of: text) }
  }

  @Test(
    arguments: [
      ("Z", .incomplete), ("Zg=", .incomplete), ("Zg===", .incomplete), ("Zm9v=", .incomplete),
      ("Zm8==", .incomplete), ("====", .incomplete), ("Pz8/", .foreignByte(offset: 3)),
      ("fn5+", .foreignByte(offset: 3)), ("Zh", .excessBits), ("Zm9", .excessBits),
      ("Zh==", .excessBits),
    ] as [(String, Base64Format.Problem)])
  func urlSafeRefuses(_ text: String, _ problem: Base64Format.Problem) {
    #expect(throws: problem) { try Base64Format.urlSafe.bytes(of: text) }
  }

  @Test func agreesWithFoundation() throws {
    var generator = SeededGenerator(seed: 4_648)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...100, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64Format.standard.text(of: bytes) == text)
      #expect(try Base64Format.standard.bytes(of: text) == bytes)
      let urlSafe = Base64Format.urlSafe.text(of: bytes)
      #expect(try Base64Format.urlSafe.bytes(of: urlSafe) == bytes)

      // Foundation ignores excess bits, so only one direction must hold.
      let mutated = text.mutated(alphabet: "ABCDwxyz0189+/==", using: &generator)
      if let decoded = ifReadable(try Base64Format.standard.bytes(of: mutated)) {
        #expect(Data(base64Encoded: mutated).map { Array($0) } == decoded, "\(mutated)")
        #expect(Base64Format.standard.text(of: decoded) == mutated)
      } else if let decoded = Data(base64Encoded: mutated) {
        #expect(decoded.base64EncodedString() != mutated, "\(mutated)")
      }
    }
  }
}
